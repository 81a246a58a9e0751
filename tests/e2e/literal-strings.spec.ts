import type { Locator, Page } from '@playwright/test'
import { isBuilt, type PageAddress } from '#content/pages.ts'
import { expect, test } from '../support/fixtures.ts'

/*
 * Every text that the specification quotes for a public page, as it stands there, beside what carries it. A link to a
 * page that does not exist yet must not be there; the day its page is built, it must be. Nothing is left out.
 */

type Role = 'button' | 'dialog' | 'heading' | 'link' | 'radio' | 'slider' | 'status' | 'tab' | 'textbox'
type Literal = string | { role: Role; name: string } | { link: string; to: PageAddress }

/** What has to be done before the texts are there. */
type Step = (page: Page) => Promise<void>
type Group = {
  what: string
  address: PageAddress | `/payment-${string}` | '/nowhere'
  step?: Step
  literals: Literal[]
}

const link = (name: string, to: PageAddress): Literal => ({ link: name, to })
const role = (kind: Role, ...names: string[]): Literal[] => names.map((name) => ({ role: kind, name }))
const texts = (...names: string[]): Literal[] => names
const press =
  (name: string): Step =>
  (page) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).first().click()

const PUBLIC_PAGES: Group[] = [
  { what: 'the 404 page', address: '/nowhere', literals: role('heading', 'Oops! Page not found') },
  {
    what: 'Home',
    address: '/',
    literals: [
      ...role('heading', 'Discover the World in Immersive Reality', 'Experience Travel Like Never Before'),
      '5000+ satisfied travelers',
      link('Try VR Experience', '/documentation#vr-experience'),
      link('Plan My Trip', '/pricing'),
      ...role('heading', 'Immersive VR Tours', 'AR Travel Guides', 'Personalized Itineraries', 'Moeva AI Assistant'),
      ...role('heading', 'Secure Bookings', 'UtaliiHub'),
      link('Try Moeva AI Now', '/pricing'),
      link('View Details', '/community'),
      link('See more', '/community'),
      link('Try Moeva AI', '/pricing'),
      link('Become a Provider', '/pricing'),
      link('Share VR / AR', '/pricing'),
      link('Try AR Guide Demo', '/documentation#ar-guides'),
      ...role('heading', 'Eco-Tourism', 'Adventure Tours', 'Cultural Experiences', 'Luxury Retreats'),
      '245 providers',
      '183 providers',
      '320 providers',
      '156 providers',
      link('Start Your Journey', '/pricing'),
      link('Watch Demo', '/documentation'),
    ],
  },
  {
    what: 'About',
    address: '/about',
    literals: [
      ...role('heading', 'Our Story', 'From Vision to Reality', 'Our Mission', 'How it Transforms Your Travel'),
      ...role('heading', 'Virtual Exploration', 'Local Insights', 'Community Feedback', 'AI Recommendations'),
      ...role('heading', 'Who We Serve', 'For Travelers', 'For Service Providers'),
      ...texts('10+', '1M+', '20+', '15+', '30+', '8+'),
    ],
  },
  {
    what: 'Pricing',
    address: '/pricing',
    literals: [
      ...role('heading', 'Explorer', 'Adventurer', 'Guide Pro', 'Enterprise'),
      ...texts('$1.00', '$19.99', '$49.99', '$299.99', 'Most Popular'),
      ...texts('Limited VR previews', 'Basic AR guides at select locations', 'Community read access', 'Basic Moeva AI'),
      ...texts('Unlimited VR previews', 'Full AR guides', 'Community participation', 'Advanced AI recommendations'),
      ...texts('Priority support', 'Offline downloads', 'All Adventurer features', 'Professional profile showcase'),
      ...texts('Service promotion tools', 'Customer analytics', 'Marketing integration', 'Business support'),
      ...texts('Content creation tools', 'Custom VR and AR development', 'Dedicated account manager', 'API access'),
      ...texts('White label', 'Analytics and reporting', 'Staff training', '24/7 premium support'),
      ...role('button', 'Join Us', 'Get Started for Free', 'Contact Sales'),
      link('View All FAQs', '/documentation/faq/pricing-faq'),
    ],
  },
  {
    what: 'the sheet of Pricing',
    address: '/pricing',
    step: press('Get Started for Free'),
    literals: [
      ...role('dialog', 'Select Subscription Duration'),
      ...role('slider', 'Months'),
      '1 Month',
      ...role('radio', 'PayPal', 'PesaPal'),
      ...role('textbox', 'First name', 'Last name', 'Email', 'Phone (optional)'),
      ...role('status', 'Total'),
      ...role('button', 'Cancel', 'Pay'),
    ],
  },
  {
    what: 'the sheet of Pricing for more than one month',
    address: '/pricing',
    step: async (page) => {
      await press('Get Started for Free')(page)
      await page.getByRole('slider', { name: 'Months' }).press('ArrowRight')
    },
    literals: ['2 Months'],
  },
  {
    what: 'Explore',
    address: '/explore',
    literals: [
      link('Back to Home', '/'),
      'Welcome to Explore',
      'Discover amazing destinations in 360° view',
      ...role('button', 'Enable 360° View', 'Plan Visit'),
      'Drag slider to rotate view',
      '5 photos',
      ...role('tab', 'About', 'Location', 'Plan Visit', 'Ask AI'),
    ],
  },
  {
    what: 'Explore while it turns',
    address: '/explore',
    step: press('Enable 360° View'),
    literals: role('button', 'Stop Rotation'),
  },
  {
    what: 'Explore with a gallery image',
    address: '/explore',
    step: press('Photo 2'),
    literals: role('button', 'Return to 360° View'),
  },
  {
    what: 'Explore after a change',
    address: '/explore',
    step: press('Next destination'),
    literals: ['Destination loaded'],
  },
  {
    what: 'Explore while a visit is planned',
    address: '/explore',
    step: press('Plan Visit'),
    literals: [
      'Planning Visit',
      'Your trip to Maasai Mara Safari is being planned!',
      ...role('button', 'Submit Request'),
    ],
  },
  {
    what: 'Documentation',
    address: '/documentation',
    literals: [
      ...role('heading', 'Documentation & Guides', 'Meta Quest', 'WebXR', 'Steam VR', 'Vision Pro'),
      ...role('heading', 'Historical Context', 'Language Translation', 'Hidden Gems', 'Interactive Maps'),
      link('Get Premium Access', '/pricing'),
      link('View Sample Tours', '/community'),
      link('Try AR Guide Demo', '/documentation#ar-guides'),
      'Web Version Access',
      link('Access Web Version', '/explore'),
      link('Become a Provider', '/pricing'),
      link('Explore Community', '/community'),
      ...texts('iOS 14+', 'Android 8.0+', 'iOS 14.0 or later', 'Android 9.0 or later'),
    ],
  },
  ...(['privacy-policy', 'terms-conditions', 'data-policy', 'content-policy'] as const).map((policy): Group => ({
    what: `the ${policy}`,
    address: `/documentation/policies/${policy}`,
    literals: ['Last Updated: May 13, 2025'],
  })),
  {
    what: 'payment success',
    address: '/payment-success?order_id=UT-1',
    literals: ['Payment Successful!', link('Go to Dashboard', '/dashboard'), link('Explore Now', '/explore')],
  },
  {
    what: 'payment canceled',
    address: '/payment-canceled',
    literals: ['Payment Canceled', link('Return to Home', '/'), link('Try Again', '/pricing')],
  },
  {
    what: 'Sign in',
    address: '/signin',
    literals: [
      'Welcome Back',
      'Sign in to your Utalii account',
      ...role('link', 'Forgot password?', 'Sign up'),
      ...role('button', 'Sign in'),
    ],
  },
  {
    what: 'Sign up',
    address: '/signup',
    literals: ['Create an Account', ...role('button', 'Create Account'), ...role('link', 'Sign in')],
  },
  {
    what: 'the community',
    address: '/community',
    literals: [
      ...role('heading', 'Tourism Community', 'Community Experiences'),
      ...role('button', 'New Post', 'Community Chat', 'Filter', 'Notifications', 'Show Footer'),
      ...role('tab', 'All', 'VR', 'AR', 'Post'),
      ...texts('Eco Tourism', 'Historical Sites', 'City Breaks', 'Sponsored'),
    ],
  },
]

for (const { what, address, step, literals } of PUBLIC_PAGES) {
  test(`the texts of ${what} are literal @desktop`, async ({ page, expectPageError }) => {
    if (address === '/nowhere' || !isThere(address)) expectPageError(/404/)
    await page.goto(address)
    if (!isThere(address)) {
      await expect(page.getByText('Oops! Page not found')).toBeVisible()
      return
    }
    await step?.(page)
    for (const literal of literals) await expectLiteral(page, literal)
  })
}

test('the texts of the navigation bar are literal @desktop', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const literal of [
    link('About Us', '/about'),
    link('Pricing', '/pricing'),
    link('Explore', '/explore'),
    link('Sign In', '/signin'),
    ...role('button', 'Features', 'For Tourists', 'For Service Providers'),
  ]) {
    await expectLiteral(bar, literal)
  }
})

test('the texts of the mobile menu are literal @phone', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('button', { name: 'Menu' }).click()
  for (const literal of [
    link('About Us', '/about'),
    link('Pricing', '/pricing'),
    link('Explore', '/explore'),
    link('Sign In', '/signin'),
    link('Sign Up', '/signup'),
  ]) {
    await expectLiteral(page, literal)
  }
})

/** The results of payments and the unknown address are in no list of links, and are always there. */
function isThere(address: Group['address']): boolean {
  return address === '/nowhere' || address.startsWith('/payment-') || isBuilt(address as PageAddress)
}

/** What a step brought appears at once; a page without its texts need not be waited for long. */
const SOON = { timeout: 3_000 }

/** Soft, so that one run names every text that is missing. */
async function expectLiteral(scope: Page | Locator, literal: Literal): Promise<void> {
  if (typeof literal === 'string') {
    await expect.soft(scope.getByText(literal).first(), literal).toBeVisible(SOON)
  } else if ('role' in literal) {
    const found = scope.getByRole(literal.role, { name: literal.name, exact: true })
    await expect.soft(found.first(), `${literal.role} ${literal.name}`).toBeVisible(SOON)
  } else {
    await expectLink(scope, literal.link, literal.to)
  }
}

async function expectLink(scope: Page | Locator, name: string, to: PageAddress): Promise<void> {
  const links = scope.getByRole('link', { name, exact: true })
  if (!isBuilt(to)) {
    await expect.soft(links, `${name}, which leads to a page that is not built`).toHaveCount(0)
    return
  }
  const targets = await links.evaluateAll((found) => found.map((element) => element.getAttribute('href')))
  expect.soft(targets, `${name} leads to ${to}`).toContain(to)
}
