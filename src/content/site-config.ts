/**
 * Who is behind the site and where its apps are. Example values that reach nobody: addresses of example.com, and
 * numbers that are kept free for fiction.
 */
export const siteConfig = {
  phones: ['+1 202-555-0143', '+1 202-555-0178'],
  emails: ['hello@example.com', 'support@example.com'],
  stores: {
    ios: 'https://apps.example.com/utalii-ios',
    android: 'https://apps.example.com/utalii-android',
  },
  social: {
    instagram: 'https://instagram.example.com/utalii',
    youtube: 'https://youtube.example.com/utalii',
    facebook: 'https://facebook.example.com/utalii',
    linkedin: 'https://linkedin.example.com/utalii',
  },
} as const

/** The page of the AR app in a store; null while it is in none. */
export const AR_APP_STORE_URL: string | null = null
