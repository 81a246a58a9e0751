/** The links to the documentation that the product has from the beginning, as they are specified. */
export const ARTICLES = [
  'features/vr-technology',
  'features/ar-technology',
  'features/utaliihub',
  'features/moeva-ai',
  'tourists-guide/getting-started',
  'tourists-guide/planning',
  'tourists-guide/experiences',
  'tourists-guide/vr-experiences',
  'service-providers/become-provider',
  'service-providers/tour-guides',
  'service-providers/business-tools',
  'getting-started/introduction',
  'faq/general-faq',
  'faq/pricing-faq',
  'support/contact-us',
  'support/support-channels',
].map((path) => `/documentation/${path}`)

export const POLICIES = ['privacy-policy', 'terms-conditions', 'data-policy', 'content-policy'].map(
  (name) => `/documentation/policies/${name}`,
)
