import type { Page } from '@playwright/test'
import { appointModerator } from '#embedded/appoint-moderator.ts'
import { holdSessionOf, registerPerson } from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'

const article = (page: Page, text: string) => page.getByRole('tabpanel').getByRole('article').filter({ hasText: text })

test('a first post waits, is approved, appears for others, and is applauded @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const [author, moderator] = [await registerPerson(page.request), await registerPerson(page.request)]
  await appointModerator(moderator.email, { url: baseURL ?? '', dataDir: process.env['UTALII_E2E_DATA'] ?? '' })
  await holdSessionOf(page, author)
  const others = await (await browser.newContext()).newPage()
  await holdSessionOf(others, moderator)
  const listening = others
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('Subscribed to PostgreSQL')),
    )
  await Promise.all([page.goto('/community'), others.goto('/community')])

  // Before it is known who is there, New Post asks to sign in.
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await page.getByRole('button', { name: 'New Post' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Post' })
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(dialog.getByText('Write a few words.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Dawn at Lake Natron <b>')
  await dialog.getByRole('textbox', { name: 'Place' }).fill('Natron')
  const buffer = await page.screenshot({ type: 'png' })
  await dialog
    .getByLabel('Picture', { exact: true })
    .last()
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await dialog.getByRole('textbox', { name: 'What the picture shows' }).fill('The community in a browser')
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(article(page, 'Dawn at Lake Natron <b>')).toContainText('In review')
  await expect(page.getByRole('img', { name: 'The community in a browser' })).toBeVisible()

  await listening
  await others.getByRole('button', { name: /^Review queue/ }).click()
  const waiting = others.getByRole('article', { name: /^Post by Amina Juma/ })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(others.getByText('Nothing waits for you.')).toBeVisible()
  await others.keyboard.press('Escape')
  await others.getByRole('button', { name: '1 new post' }).click()
  const post = article(others, 'Dawn at Lake Natron')
  await expect(post).toBeVisible()

  await post.getByRole('button', { name: 'Like' }).click()
  const kept = others.waitForResponse(/applaud_post/)
  await post.getByRole('button', { name: 'Like' }).click()
  expect((await kept).ok()).toBe(true)
  await post.getByRole('button', { name: 'Comments' }).click()
  const comment = post.getByRole('textbox', { name: 'Write a comment' })
  await comment.fill('Karibu')
  await comment.press('Enter')
  await expect(post.getByRole('listitem').filter({ hasText: 'Karibu' })).toBeVisible()

  await page.reload()
  await expect(article(page, 'Dawn at Lake Natron').getByRole('button', { name: 'Like' })).toHaveAccessibleDescription(
    '2 likes',
  )
  await others.context().close()
})

test('messages reach another browser in order, and survive a line that fails @desktop', async ({
  page,
  browser,
  expectPageError,
}) => {
  expectPageError(/ERR_CONNECTION_REFUSED/)
  await holdSessionOf(page, await registerPerson(page.request))
  const visitor = await (await browser.newContext()).newPage()
  for (const one of [page, visitor]) {
    await one.goto('/community')
    await one.getByRole('button', { name: 'Community Chat' }).click()
  }
  await expect(page.getByText('2 people here')).toBeVisible()
  const heard = visitor.getByRole('log', { name: 'Messages' }).getByRole('listitem')
  const box = page.getByRole('textbox', { name: 'Message' })
  for (const text of ['one', 'two', 'three']) {
    await box.fill(text)
    await box.press('Enter')
  }
  await page.route('**/rest/v1/chat_messages**', (route) => route.abort('connectionrefused'))
  await expect(heard).toHaveText([/./, /./, /./, /./, /one$/, /two$/, /three$/])
  await box.fill('four')
  await box.press('Enter')
  await expect(page.getByText('Not sent - Retry')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heard).toHaveCount(8)
  await expect(heard.last()).toContainText('four')
  await expect(page.getByText('Not sent')).toHaveCount(0)
  await visitor.context().close()
})
