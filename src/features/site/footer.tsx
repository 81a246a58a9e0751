import { Link } from 'react-router-dom'
import { siteMessages } from '#content/messages/site.ts'
import { siteConfig } from '#content/site-config.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { FacebookIcon, InstagramIcon, LinkedinIcon, YoutubeIcon } from '#ui/brand-icons.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LowDataSwitch } from './low-data-switch.tsx'
import { quickLinks, resourceLinks } from './site-links.ts'
import { Wordmark } from './wordmark.tsx'

const SOCIAL = [
  { name: 'Instagram', href: siteConfig.social.instagram, Icon: InstagramIcon },
  { name: 'YouTube', href: siteConfig.social.youtube, Icon: YoutubeIcon },
  { name: 'Facebook', href: siteConfig.social.facebook, Icon: FacebookIcon },
  { name: 'LinkedIn', href: siteConfig.social.linkedin, Icon: LinkedinIcon },
]

export function Footer() {
  const { footer, nav } = useMessages(siteMessages)
  const texts = { ...nav, ...footer }
  return (
    <footer className="site-footer on-picture" lang={useLanguage()}>
      <div className="site-footer-inner">
        <div className="site-footer-about">
          <Wordmark />
          <p>{footer.tagline}</p>
        </div>
        <Contact />
        <LinkBlock title={footer.quickLinks} links={quickLinks.map(({ to, text }) => ({ to, label: texts[text] }))} />
        <LinkBlock title={footer.resources} links={resourceLinks.map(({ to, text }) => ({ to, label: texts[text] }))} />
        <div className="site-footer-block site-footer-follow">
          <h2>{footer.follow}</h2>
          <ul className="site-footer-social">
            {SOCIAL.map(({ name, href, Icon }) => (
              <li key={name}>
                <a href={href} rel="noreferrer" title={name} aria-label={name}>
                  <Icon />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="site-footer-settings">
          <LanguageSwitch />
          <LowDataSwitch />
        </div>
        <p className="site-footer-fine">{footer.finePrint}</p>
      </div>
    </footer>
  )
}

function Contact() {
  const { footer } = useMessages(siteMessages)
  return (
    <div className="site-footer-block site-footer-contact">
      <h2>{footer.contact}</h2>
      <ul>
        <li>{footer.place}</li>
        {siteConfig.phones.map((phone) => (
          <li key={phone}>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        ))}
        {siteConfig.emails.map((email) => (
          <li key={email}>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type LinkBlockProps = { title: string; links: readonly { to: string; label: string }[] }

function LinkBlock({ title, links }: LinkBlockProps) {
  return (
    <div className="site-footer-block">
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
