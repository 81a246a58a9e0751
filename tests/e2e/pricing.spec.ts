import type { Page, Route } from '@playwright/test'
import { accessibilityFaultsInBothSchemes } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'

const FUNCTIONS = '**/functions/v1/*'
const PLANS = [
  { name: 'Explorer', price: '$1.00', year: '$12.00' },
  { name: 'Adventurer', price: '$19.99', year: '$239.88' },
  { name: 'Guide Pro', price: '$49.99', year: '$599.88' },
  { name: 'Enterprise', price: '$299.99', year: '$3599.88' },
] as const

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Select Subscription Duration' })
const button = (page: Page, name: string) => sheetOf(page).getByRole('button', { name, exact: true })
const monthsOf = (page: Page) => sheetOf(page).getByRole('slider', { name: 'Months' })
const totalOf = (page: Page) => sheetOf(page).getByRole('status', { name: 'Total' })
const answerWith =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, json: body })

async function openSheet(page: Page, plan = 'Adventurer') {
  await page.goto('/pricing')
  await page.getByRole('article', { name: plan }).getByRole('button', { name: 'Join Us' }).click()
  await expect(sheetOf(page)).toBeVisible()
}

test.describe('the plans', () => {
  test('are four articles, with the second one marked @desktop', async ({ page }) => {
    await page.goto('/pricing')
    await expect(page.getByRole('article')).toHaveCount(4)
    for (const { name, price } of PLANS) {
      const card = page.getByRole('article', { name })
      await expect(card).toContainText(`${price} per month`)
      await expect(card.getByText('Most Popular')).toHaveCount(name === 'Adventurer' ? 1 : 0)
    }
  })

  test('open their own sheet, which totals unit price and months', async ({ page }) => {
    for (const { name, price, year } of PLANS) {
      await openSheet(page, name)
      await expect(sheetOf(page)).toContainText(`${name}, ${price} per month`)
      await expect(totalOf(page)).toHaveText(price)
      await monthsOf(page).press('End')
      await expect(totalOf(page)).toHaveText(year)
    }
  })

  test('are what the closing call opens @desktop', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Get Started for Free' }).click()
    await expect(sheetOf(page)).toContainText('Adventurer')
    await button(page, 'Cancel').click()
    await page.getByRole('button', { name: 'Contact Sales' }).click()
    await expect(sheetOf(page)).toContainText('Enterprise')
  })
})

test.describe('the sheet', () => {
  test('begins with one month and PayPal, on the left @desktop', async ({ page }) => {
    await openSheet(page)
    await expect(monthsOf(page)).toHaveValue('1')
    await expect(sheetOf(page).getByText('1 Month', { exact: true })).toBeVisible()
    await expect(sheetOf(page).getByRole('radio', { name: 'PayPal' })).toBeChecked()
    await expect(sheetOf(page).getByRole('radio', { name: 'PesaPal' })).not.toBeChecked()
    await expect.poll(async () => (await sheetOf(page).boundingBox())?.x).toBe(0)
  })

  test('goes from 1 to 12 months in steps of one @desktop', async ({ page }) => {
    await openSheet(page)
    await monthsOf(page).press('ArrowLeft')
    await expect(monthsOf(page)).toHaveValue('1')
    await monthsOf(page).press('ArrowRight')
    await monthsOf(page).press('ArrowRight')
    await expect(monthsOf(page)).toHaveAttribute('aria-valuetext', '3 Months')
    await expect(sheetOf(page).getByText('3 Months', { exact: true })).toBeVisible()
    await expect(totalOf(page)).toHaveText('$59.97')
    await monthsOf(page).press('End')
    await monthsOf(page).press('ArrowRight')
    await expect(monthsOf(page)).toHaveValue('12')
  })

  test('closes by Cancel and gives the focus back to its card', async ({ page }) => {
    await openSheet(page, 'Guide Pro')
    await button(page, 'Cancel').click()
    await expect(sheetOf(page)).toBeHidden()
    const card = page.getByRole('article', { name: 'Guide Pro' })
    await expect(card.getByRole('button', { name: 'Join Us' })).toBeFocused()
  })

  test('keeps what was typed @desktop', async ({ page }) => {
    await openSheet(page)
    await sheetOf(page).getByRole('textbox', { name: 'Email' }).fill('asha@example.com')
    await page.keyboard.press('Escape')
    await expect(sheetOf(page)).toBeHidden()
    await page.getByRole('article', { name: 'Enterprise' }).getByRole('button', { name: 'Join Us' }).click()
    await expect(sheetOf(page).getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com')
  })

  test('can be filled in and sent by keyboard alone', async ({ page, baseURL }) => {
    const sent = page.waitForRequest(FUNCTIONS)
    await page.route(FUNCTIONS, answerWith({ redirect_url: `${baseURL}/payment-success` }))
    await openSheet(page)
    await sheetOf(page).getByRole('radio', { name: 'PayPal' }).press('ArrowDown')
    await expect(sheetOf(page).getByRole('radio', { name: 'PesaPal' })).toBeChecked()
    await sheetOf(page).getByRole('textbox', { name: 'First name' }).press('Enter')
    expect((await sent).url()).toMatch(/\/functions\/v1\/create-pesapal-payment$/)
  })
})

test.describe('Pay', { tag: '@desktop' }, () => {
  test('sends exactly the specified payload to the chosen function, once, and goes where the answer says', async ({
    page,
    baseURL,
  }) => {
    const calls: { url: string; payload: unknown }[] = []
    await page.route(FUNCTIONS, (route) => {
      calls.push({ url: route.request().url(), payload: route.request().postDataJSON() })
      return route.fulfill({ json: { redirect_url: `${baseURL}/payment-success?order_id=UT-1&provider=paypal` } })
    })
    await openSheet(page)
    await monthsOf(page).press('ArrowRight')
    await monthsOf(page).press('ArrowRight')
    await sheetOf(page).getByRole('textbox', { name: 'First name' }).fill('Asha')
    await sheetOf(page).getByRole('textbox', { name: 'Last name' }).fill('Example')
    await sheetOf(page).getByRole('textbox', { name: 'Email' }).fill('asha@example.com')
    await button(page, 'Pay').click()
    await page.waitForURL('**/payment-success?order_id=UT-1&provider=paypal')
    expect(calls).toEqual([
      {
        url: `${baseURL}/functions/v1/create-paypal-payment`,
        payload: {
          planName: 'Adventurer',
          months: 3,
          totalAmount: '59.97',
          firstName: 'Asha',
          lastName: 'Example',
          email: 'asha@example.com',
          phone: '',
        },
      },
    ])
  })

  test('announces the provider before it leaves', async ({ page }) => {
    // The provider answers with no page, so that ours stays and its notice can be read.
    await page.route('https://pay.pesapal.com/**', (route) => route.fulfill({ status: 204 }))
    await page.route(FUNCTIONS, answerWith({ redirect_url: 'https://pay.pesapal.com/iframe/1' }))
    await openSheet(page)
    await sheetOf(page).getByRole('radio', { name: 'PesaPal' }).click()
    const left = page.waitForRequest('https://pay.pesapal.com/iframe/1')
    await button(page, 'Pay').click()
    await expect(page.getByText('Redirecting to PesaPal payment gateway')).toBeVisible()
    await expect(page.getByText('You will be redirected to complete your payment.')).toBeVisible()
    await left
    await expect(button(page, 'Cancel')).toBeEnabled()
  })

  test('locks the sheet while it works and lets go of it afterwards', async ({ page, expectPageError }) => {
    expectPageError(/status of 503/)
    let answer = () => {}
    await page.route(FUNCTIONS, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.fulfill({ status: 503, json: {} })
    })
    await openSheet(page)
    const sent = page.waitForRequest(FUNCTIONS)
    await button(page, 'Pay').click()
    await sent
    await expect(button(page, 'Cancel')).toBeDisabled()
    await expect(button(page, 'Pay')).toBeDisabled()
    await expect(sheetOf(page).getByRole('progressbar', { name: 'Opening PayPal…' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheetOf(page)).toBeVisible()
    answer()
    await expect(button(page, 'Cancel')).toBeEnabled()
    await expect(button(page, 'Pay')).toBeEnabled()
    await expect(button(page, 'Pay')).toBeFocused()
    await expect(sheetOf(page).getByRole('progressbar')).toHaveCount(0)
  })

  for (const [what, body, status, text] of [
    ['a refusal with words', { error: { message: 'Your card was declined.' } }, 402, 'Your card was declined.'],
    ['a refusal without words', { code: 'BOOM' }, 500, 'Failed to initiate PayPal payment'],
    ['no address', {}, 200, 'No payment URL received'],
    ['a foreign address', { redirect_url: 'https://paypal.example.com/pay' }, 200, 'No payment URL received'],
  ] as const) {
    test(`tells of ${what}`, async ({ page, expectPageError }) => {
      if (status >= 400) expectPageError(/status of (402|500)/)
      await page.route(FUNCTIONS, answerWith(body, status))
      await openSheet(page)
      await button(page, 'Pay').click()
      const notice = page.getByRole('alert').filter({ hasText: 'Payment Error' })
      await expect(notice).toContainText(text)
      await expect(notice).toHaveAttribute('data-type', 'error')
      await expect(button(page, 'Cancel')).toBeEnabled()
      await expect(page).toHaveURL(/\/pricing$/)
    })
  }

  test('tells of a connection that failed', async ({ page, expectPageError }) => {
    expectPageError(/ERR_INTERNET_DISCONNECTED/)
    await page.route(FUNCTIONS, (route) => route.abort('internetdisconnected'))
    await openSheet(page)
    await sheetOf(page).getByRole('radio', { name: 'PesaPal' }).click()
    await button(page, 'Pay').click()
    await expect(page.getByRole('alert')).toContainText('Failed to initiate PesaPal payment')
    await expect(button(page, 'Pay')).toBeEnabled()
  })
})

test('axe finds nothing in the sheet, in light and in dark colours @desktop', async ({ page }) => {
  await page.goto('/pricing')
  await openSheet(page)
  expect(await accessibilityFaultsInBothSchemes(page)).toEqual([])
})

test('Swahili is one choice away, and stays @desktop', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Kiswahili' }).click()
  await expect(page.getByRole('article', { name: 'Adventurer' })).toContainText('Unaopendwa Zaidi')
  await page.reload()
  await page.getByRole('article', { name: 'Adventurer' }).getByRole('button', { name: 'Jiunge Nasi' }).click()
  await expect(page.getByRole('dialog', { name: 'Chagua Muda wa Usajili' })).toContainText('1 Mwezi')
  await expect(page).toHaveTitle('Bei · Utalii')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('plans, prices and questions can be read @desktop', async ({ page }) => {
    await page.goto('/pricing')
    await expect(page.getByRole('article', { name: 'Enterprise' })).toContainText('$299.99')
    await expect(page.getByText('14-day free trial')).toBeVisible()
  })
})
