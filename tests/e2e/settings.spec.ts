import { readFile } from 'node:fs/promises'
import { openOtherBrowser, registerPerson, signInAs } from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'

test('name and preferences are kept with the account and follow it to another browser @desktop', async ({
  page,
  browser,
}) => {
  const account = await registerPerson(page.request)
  await signInAs(page, account)
  await page.goto('/dashboard/settings')
  await page.getByLabel('Full Name').fill('  ')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await page.getByLabel('Full Name').fill('Amina wa Juma')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('You are Amina wa Juma from now on.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(account.email)

  const picture = page.getByRole('img', { name: 'Profile picture' })
  await page.getByLabel('Profile picture').locator('input').setInputFiles('public/apple-touch-icon.png')
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(180)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(picture).toHaveCount(0)

  await page.getByRole('switch', { name: 'Low data' }).click()
  await page.getByRole('switch', { name: 'Less motion' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await page.getByText('Kiswahili', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mipangilio' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
  await saved

  const otherPage = await openOtherBrowser(browser)
  await signInAs(otherPage, account)
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Karibu, Amina wa Juma' })).toBeVisible()
  await expect(otherPage.locator('html')).toHaveAttribute('data-motion', 'reduced')
  await otherPage.goto('/dashboard/settings')
  await expect(otherPage.getByRole('switch', { name: 'Data kidogo' })).toBeChecked()
  await otherPage.context().close()
})

test('the data can be taken along, and the account be deleted with the right password @desktop', async ({
  page,
  expectPageError,
}) => {
  expectPageError(/status of (400|403)/)
  const account = await registerPerson(page.request)
  await signInAs(page, account)
  await page.goto('/dashboard/settings')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^utalii-data-\d{4}-\d{2}-\d{2}\.json$/)
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    account: { email: account.email },
    profile: { name: 'Amina Juma' },
    trip_requests: [],
  })

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Enter your password.')).toBeVisible()
  await dialog.getByLabel('Password').fill('not-the-one')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await dialog.getByLabel('Password').fill(account.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(
    page.getByText('What was yours is gone. Of orders, only what the books need stays, without your name.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/signin')
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Sign in failed' })).toBeVisible()
})
