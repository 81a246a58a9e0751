import { siteConfig } from '#content/site-config.ts'

type Props = { store: 'ios' | 'android' }

const BADGES = {
  ios: { over: 'For iPhone and iPad', name: 'App Store', href: siteConfig.stores.ios },
  android: { over: 'For Android', name: 'Google Play', href: siteConfig.stores.android },
} as const

/** The way to a store, drawn in our own hand. */
export function StoreBadge({ store }: Props) {
  const { over, name, href } = BADGES[store]
  return (
    <a href={href} className="store-badge">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <rect x="8" y="2.5" width="16" height="27" rx="3.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M11.5 18a4.5 4.5 0 0 1 9 0Z" fill="var(--color-sun)" />
        <path d="M11 21h10M13 24.4h6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span>
        <span className="store-badge-over">{over}</span>
        <span className="store-badge-name">{name}</span>
      </span>
    </a>
  )
}
