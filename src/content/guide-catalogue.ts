export const guideSections = {
  'getting-started': 'Getting started',
  features: 'Features',
  'tourists-guide': 'For tourists',
  'service-providers': 'For service providers',
  faq: 'Questions and answers',
  support: 'Support',
  policies: 'Policies',
} as const satisfies Record<string, string>

export type GuideSection = keyof typeof guideSections

/** A page of the guide; its text is `docs/guide/{path}.mdx` and its address `/documentation/{path}`. */
export type GuidePage = {
  path: `${GuideSection}/${string}`
  title: string
  description: string
}

/** In the order in which one would read them. */
export const guidePages: readonly GuidePage[] = [
  {
    path: 'getting-started/introduction',
    title: 'Introduction',
    description: 'What Utalii is, what you can do with it today, and where to begin as a traveller or a provider.',
  },
  {
    path: 'features/vr-technology',
    title: 'VR technology',
    description: 'How Utalii shows a place as a full sphere, sharp where you look, on a screen and in a headset.',
  },
  {
    path: 'features/ar-technology',
    title: 'AR technology',
    description: 'What AR guides add to the place you stand in, what they need from a device, and how far they are.',
  },
  {
    path: 'features/utaliihub',
    title: 'UtaliiHub',
    description: 'The marketplace where guides, operators and hosts present their services by category.',
  },
  {
    path: 'features/moeva-ai',
    title: 'Moeva AI',
    description: 'The travel assistant of Utalii: what it answers from, what it plans, and what it never does.',
  },
  {
    path: 'tourists-guide/getting-started',
    title: 'Getting started as a traveller',
    description: 'Open a destination, look around, and find your way through Explore in five minutes.',
  },
  {
    path: 'tourists-guide/planning',
    title: 'Planning a trip',
    description: 'Use the Location and Plan Visit tabs to choose a season, a route and dates for your visit.',
  },
  {
    path: 'tourists-guide/experiences',
    title: 'Choosing an experience',
    description: 'Safari, coast or summit: how to compare destinations and judge an offer before you travel.',
  },
  {
    path: 'tourists-guide/vr-experiences',
    title: 'VR experiences step by step',
    description: 'Put on a headset, enter a destination, turn comfortably, and come back to the page.',
  },
  {
    path: 'service-providers/become-provider',
    title: 'Become a provider',
    description: 'Who can join, what the plans are for, and what you should have ready for the review.',
  },
  {
    path: 'service-providers/tour-guides',
    title: 'For tour guides',
    description: 'Present yourself well, record a place in 360°, and describe a walk so that travellers can trust it.',
  },
  {
    path: 'service-providers/business-tools',
    title: 'Business tools',
    description: 'What the Guide Pro and Enterprise plans contain for companies, and what can be used today.',
  },
  {
    path: 'faq/general-faq',
    title: 'General questions',
    description: 'Short answers about destinations, headsets, phones, accounts, data use and the pictures.',
  },
  {
    path: 'faq/pricing-faq',
    title: 'Questions about pricing',
    description: 'Plans, months, the free trial, payment methods, changes and cancellation: short answers.',
  },
  {
    path: 'support/contact-us',
    title: 'Contact us',
    description: 'How to reach the people behind Utalii, and what to tell them so that they can help at once.',
  },
  {
    path: 'support/support-channels',
    title: 'Support channels',
    description: 'Which channel is right for which question, what to expect of it, and what to try first.',
  },
  {
    path: 'policies/privacy-policy',
    title: 'Privacy Policy',
    description: 'Which personal data Utalii uses, why, for how long, and which rights you have.',
  },
  {
    path: 'policies/terms-conditions',
    title: 'Terms and Conditions',
    description: 'The agreement between you and Utalii: accounts, subscriptions, bookings, liability, law.',
  },
  {
    path: 'policies/data-policy',
    title: 'Data Policy',
    description: 'How Utalii stores, protects, shares, exports and deletes data, and how to ask for each of it.',
  },
  {
    path: 'policies/content-policy',
    title: 'Content Policy',
    description: 'What may be published on Utalii, how reports are reviewed, and what the moderation team can do.',
  },
]

const pagesByPath = new Map<string, GuidePage>(guidePages.map((page) => [page.path, page]))

/** The page of a path below `/documentation`, or null where no page has it. */
export function findGuidePage(path: string): GuidePage | null {
  return pagesByPath.get(path) ?? null
}

/** @throws Error for a text that the catalogue does not list, which would have no title and no way to it. */
export function guidePage(path: string): GuidePage {
  const page = findGuidePage(path)
  if (!page) throw new Error(`The guide's catalogue does not list ${path}`)
  return page
}

/** The article to read after this one; null after the last. The policies are not part of the reading. */
export function nextGuidePage(page: GuidePage): GuidePage | null {
  const next = guidePages[guidePages.indexOf(page) + 1]
  return next && !isPolicy(next) ? next : null
}

export function isPolicy({ path }: GuidePage): boolean {
  return path.startsWith('policies/')
}

/** The name of the section that a page stands in. */
export function guideSectionName({ path }: GuidePage): string {
  const section = Object.entries(guideSections).find(([key]) => path.startsWith(`${key}/`))
  return section?.[1] ?? ''
}
