// The chat in several browsers whose live updates are cut again and again.
import type { Page } from '@playwright/test'
import { holdSessionOf, openOtherBrowser, registerPerson } from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'

const CUTS = process.env['UTALII_LONG'] ? 20 : 3

type Member = {
  page: Page
  /** Ends what is live, and lets nothing begin. */
  cut: () => Promise<void>
  mend: () => void
}

/** Opens the chat behind a line that can be cut. Posts and messages can still be sent and asked for. */
async function enterChat(page: Page, isSignedIn: boolean): Promise<Member> {
  const lines = new Set<() => Promise<void>>()
  let isCut = false
  await page.routeWebSocket(/\/realtime\/v1\//, async (line) => {
    if (isCut) return line.close()
    const server = line.connectToServer()
    lines.add(async () => {
      await line.close()
      await server.close()
    })
  })
  if (isSignedIn) await holdSessionOf(page, await registerPerson(page.request))
  await page.goto('/community')
  await page.getByRole('button', { name: 'Community Chat' }).click()
  await expect(page.getByText(/^\d+ (person|people) here$/)).toBeVisible()
  return {
    page,
    cut: async () => {
      isCut = true
      await Promise.all([...lines].map((end) => end()))
      lines.clear()
      await expect(interruption(page)).toBeVisible()
    },
    mend: () => {
      isCut = false
    },
  }
}

const interruption = (page: Page) => page.getByText('Live updates are interrupted.')
const messages = (page: Page, text: string | RegExp) =>
  page.getByRole('log', { name: 'Messages' }).getByRole('listitem').filter({ hasText: text })

async function say(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill(text)
  await box.press('Enter')
  await expect(messages(page, text)).toHaveCount(1)
  // Stored, with its place in the order.
  await expect(messages(page, text)).not.toHaveAttribute('data-pending')
}

/** Cuts one line after the other. What is said meanwhile on both sides of the cut is with everybody, in its order and once. */
async function talkOverCuts(members: readonly Member[], speakers: readonly [Page, Page], name: string): Promise<void> {
  const said: string[] = []
  const tell = async (page: Page, text: string) => {
    await say(page, text)
    said.push(text)
  }
  for (let index = 0; index < CUTS; index += 1) {
    const cut = members[index % members.length]
    // Whoever is cut is still heard, every third time.
    const [inside] = speakers.filter((page) => page === cut?.page)
    const outside = speakers.findLast((page) => page !== cut?.page)
    if (!cut || !outside) throw new Error('Somebody is missing')
    await cut.cut()
    await tell(outside, `${name} ${index} while the line is cut.`)
    if (inside && index % 3 === 0) await tell(inside, `${name} ${index} from behind the cut.`)
    cut.mend()
    await expect(interruption(cut.page)).toHaveCount(0)
  }
  await tell(speakers[0], `${name}, the end.`)
  for (const { page } of members) {
    await expect(messages(page, name)).toContainText(said)
  }
}

test.describe('over cut-offs', () => {
  test.setTimeout(CUTS * 60_000)
  test.beforeEach(({ expectPageError }) => expectPageError(/WebSocket/))

  test('two browsers hear every message once and in order @desktop', async ({ page, browser }) => {
    const other = await openOtherBrowser(browser)
    const members = [await enterChat(page, true), await enterChat(other, true)]
    await talkOverCuts(members, [page, other], 'Two of us')
    await other.context().close()
  })

  test('three browsers do, also of who is not signed in @desktop', async ({ page, browser }) => {
    const [other, visitor] = [await openOtherBrowser(browser), await openOtherBrowser(browser)]
    const members = [await enterChat(page, true), await enterChat(other, true), await enterChat(visitor, false)]
    await talkOverCuts(members, [page, other], 'Three of us')
    for (const one of [other, visitor]) await one.context().close()
  })
})
