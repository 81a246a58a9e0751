import type { MDXContent } from 'mdx/types'
import { Link } from 'react-router-dom'
import { type GuidePage, guidePages, guideSectionName, isPolicy } from '#content/guide-catalogue.ts'
import { documentationEn } from '#content/messages/documentation.en.ts'
import './documentation.css'
import { policyComponents } from './guide-components.tsx'
import { useOpeningScroll } from './use-opening-scroll.ts'

type Props = {
  page: GuidePage
  Policy: MDXContent
}

const policies = guidePages.filter(isPolicy)

/** A legal text on a page of its own, with the ways to its neighbours. */
export function PolicyPage({ page, Policy }: Props) {
  useOpeningScroll()
  return (
    <div className="policy">
      <article className="prose">
        <p className="guide-eyebrow">{guideSectionName(page)}</p>
        <Policy components={policyComponents} />
      </article>
      <nav className="policy-others" aria-label={documentationEn.policies.label}>
        <p className="guide-index-section">{documentationEn.policies.title}</p>
        <ul>
          {policies.map(({ path, title }) => (
            <li key={path}>
              <Link to={`/documentation/${path}`} aria-current={path === page.path ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/documentation">{documentationEn.title}</Link>
          </li>
        </ul>
      </nav>
    </div>
  )
}
