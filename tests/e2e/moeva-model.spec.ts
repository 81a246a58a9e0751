// Moeva AI with a model behind it: a server of the test's own, whose model is the strict imitation of the function tests.
import type { Page } from '@playwright/test'
import { holdSessionOf, registerPerson } from '../support/account.ts'
import { startAppServer } from '../support/app-server.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { startModelServer } from '../support/model-server.ts'

type Model = Awaited<ReturnType<typeof startModelServer>> & { goOn: () => void }

const test = base.extend<{ model: Model }>({
  model: async ({}, provide) => {
    let goOn = () => {}
    const waitFor = new Promise<void>((resolve) => (goOn = resolve))
    const model = await startModelServer([
      { use: 'searchCatalogue', input: { query: 'Maasai Mara season' } },
      { waitFor, say: ['From **July** ', 'until the short rains.'] },
      { waitFor: new Promise(() => {}), say: ['Let me see ', 'never'] },
      { cutAfter: 'It takes about ' },
      { say: ['It takes a week.'] },
    ])
    await provide({ ...model, goOn })
    model.close()
  },
  server: async ({ model }, provide) => {
    const server = await startAppServer(model.secrets)
    await provide(server)
    await server.remove()
  },
})

async function ask(page: Page, text: string): Promise<void> {
  const question = page.getByRole('textbox', { name: 'Ask Moeva AI' })
  await question.fill(text)
  await question.press('Enter')
}

test('a model streams its answer with sources, is stopped, breaks off, and is asked again @desktop', async ({
  page,
  model,
}) => {
  await holdSessionOf(page, await registerPerson(page.request))
  await page.goto('/dashboard?tab=moeva-ai')
  const log = page.getByRole('log', { name: 'Moeva AI conversation' })

  await ask(page, 'When should I see the Mara?')
  await expect(log.getByText('July', { exact: true })).toBeVisible()
  await expect(log).toHaveAttribute('aria-busy', 'true')
  await expect(log).not.toContainText('until the short rains.')
  model.goOn()
  await expect(log).toContainText('From July until the short rains.')
  await expect(log).toHaveAttribute('aria-busy', 'false')
  await expect(log.getByRole('link', { name: /Maasai Mara/ }).first()).toHaveAttribute('href', /^\/tours\//)
  await expect(log.getByRole('article', { name: 'Moeva AI', exact: true })).toHaveCount(1)
  await expect(log).not.toContainText('catalogue mode')

  await ask(page, 'And Kilimanjaro?')
  await expect(log).toContainText('Let me see')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(log).toContainText('Stopped.')
  // The model is not left to go on for nobody.
  await model.left

  await ask(page, 'How long does it take?')
  await expect(log.getByRole('alert')).toContainText('Moeva could not answer')
  await expect(log).toContainText('It takes about')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(log).toContainText('It takes a week.')
  await expect(log.getByRole('alert')).toHaveCount(0)
  await expect(log).not.toContainText('catalogue mode')
})
