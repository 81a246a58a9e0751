import type { siteEn } from '#content/messages/site.en.ts'
import { isBuilt, type PageAddress } from '#content/pages.ts'

type NavText = keyof typeof siteEn.nav
type FooterText = Exclude<keyof typeof siteEn.footer, 'tagline' | 'finePrint'>

export type SiteLink<Text> = { to: PageAddress; text: Text }
export type NavEntry = SiteLink<NavText> | { text: NavText; links: readonly SiteLink<NavText>[] }

const GUIDE = '/documentation'

const ENTRIES: readonly NavEntry[] = [
  { to: '/about', text: 'aboutUs' },
  {
    text: 'features',
    links: [
      { to: `${GUIDE}/features/vr-technology`, text: 'vr' },
      { to: `${GUIDE}/features/ar-technology`, text: 'ar' },
      { to: `${GUIDE}/features/utaliihub`, text: 'utaliiHub' },
      { to: `${GUIDE}/features/moeva-ai`, text: 'moevaAi' },
    ],
  },
  {
    text: 'forTourists',
    links: [
      { to: `${GUIDE}/tourists-guide/getting-started`, text: 'gettingStarted' },
      { to: `${GUIDE}/tourists-guide/planning`, text: 'planning' },
      { to: `${GUIDE}/tourists-guide/experiences`, text: 'experiences' },
    ],
  },
  {
    text: 'forProviders',
    links: [
      { to: `${GUIDE}/service-providers/become-provider`, text: 'becomeProvider' },
      { to: `${GUIDE}/service-providers/tour-guides`, text: 'tourGuides' },
      { to: `${GUIDE}/service-providers/business-tools`, text: 'businessTools' },
    ],
  },
  { to: '/pricing', text: 'pricing' },
]

const QUICK: readonly SiteLink<FooterText | NavText>[] = [
  { to: '/', text: 'home' },
  { to: '/about', text: 'aboutUs' },
  { to: '/explore', text: 'explore' },
  { to: '/tours', text: 'tours' },
  { to: '/pricing', text: 'pricing' },
  { to: '/community', text: 'community' },
]

const RESOURCES: readonly SiteLink<FooterText | NavText>[] = [
  { to: GUIDE, text: 'documentation' },
  { to: `${GUIDE}/faq/general-faq`, text: 'faq' },
  { to: `${GUIDE}/support/contact-us`, text: 'support' },
  { to: `${GUIDE}/policies/privacy-policy`, text: 'privacyPolicy' },
  { to: `${GUIDE}/policies/terms-conditions`, text: 'terms' },
  { to: `${GUIDE}/policies/data-policy`, text: 'dataPolicy' },
  { to: `${GUIDE}/policies/content-policy`, text: 'contentPolicy' },
]

/** The bar's links and groups of links in their order, without what leads nowhere yet. */
export const navEntries: readonly NavEntry[] = ENTRIES.flatMap((entry): NavEntry[] => {
  if (!('links' in entry)) return isBuilt(entry.to) ? [entry] : []
  const links = entry.links.filter(({ to }) => isBuilt(to))
  return links.length > 0 ? [{ ...entry, links }] : []
})

export const quickLinks = QUICK.filter(({ to }) => isBuilt(to))
export const resourceLinks = RESOURCES.filter(({ to }) => isBuilt(to))
