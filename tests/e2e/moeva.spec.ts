// What can be done with a conversation with Moeva AI, beside having it.
import type { Page } from '@playwright/test'
import { holdSessionOf, registerPerson } from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'

declare global {
  interface Window {
    readAloud: string[]
  }
}

const logOf = (page: Page) => page.getByRole('log', { name: 'Moeva AI conversation' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function ask(page: Page, text: string): Promise<void> {
  const question = page.getByRole('textbox', { name: 'Ask Moeva AI' })
  await question.fill(text)
  await question.press('Enter')
  await expect(logOf(page)).toHaveAttribute('aria-busy', 'false')
}

test('what was asked is kept for the person, with their opinion of it, until they delete it', async ({ page }) => {
  await holdSessionOf(page, await registerPerson(page.request))
  await page.goto('/dashboard?tab=moeva-ai')
  await ask(page, 'When is the best time to see Zanzibar?')
  await expect(logOf(page)).toContainText('Zanzibar Beaches, from the catalogue:')
  await button(page, 'Good answer').click()
  await expect(page.getByText('Your opinion is noted.')).toBeVisible()

  await page.reload()
  const kept = page.getByRole('region', { name: 'Earlier conversations' })
  await kept.getByRole('button', { name: 'Open: When is the best time to see Zanzibar?' }).click()
  await expect(logOf(page)).toContainText('Zanzibar Beaches, from the catalogue:')
  await expect(button(page, 'Good answer')).toHaveAttribute('aria-pressed', 'true')

  await kept.getByRole('button', { name: 'Delete: When is the best time to see Zanzibar?' }).click()
  await expect(page.getByText('The conversation is gone.')).toBeVisible()
  await expect(logOf(page)).not.toContainText('from the catalogue:')
  await page.reload()
  await expect(kept).toContainText('What you ask is kept here, for you alone.')
})

test('a question is spoken, its answer is copied and read aloud, and a source opens @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(lendVoice)
  await page.goto('/explore?category=1')
  await page.getByRole('tab', { name: 'Ask AI' }).click()
  await button(page, 'Speak your question').click()
  await expect(page.getByRole('textbox', { name: 'Ask Moeva AI' })).toHaveValue('Is Zanzibar safe?')
  await button(page, 'Send').click()

  await expect(logOf(page)).toContainText('are not for me to judge')
  await expect(logOf(page).getByRole('link', { name: 'World Health Organization' })).toHaveAttribute(
    'href',
    'https://www.who.int/travel-advice',
  )
  await button(page, 'Copy answer').click()
  await expect(page.getByText('The answer is on your clipboard.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('are not for me to judge')
  await button(page, 'Read aloud').click()
  const [aloud = ''] = await page.evaluate(() => window.readAloud)
  expect(aloud).toContain('of the World Health Organization.')
  expect(aloud).not.toContain('https://')

  await logOf(page).locator('.source').first().click()
  await expect(page).toHaveURL(/\/documentation\//)
})

/** Runs in the page, before it: this Chromium neither hears nor speaks by itself. */
function lendVoice(): void {
  class Hearing {
    onresult: ((event: unknown) => void) | null = null
    onend: (() => void) | null = null
    start(): void {
      queueMicrotask(() => {
        this.onresult?.({ results: [[{ transcript: 'Is Zanzibar safe?' }]] })
        this.onend?.()
      })
    }
  }
  window.readAloud = []
  Object.assign(window, { SpeechRecognition: Hearing, webkitSpeechRecognition: Hearing })
  speechSynthesis.speak = ({ text }) => void window.readAloud.push(text)
}
