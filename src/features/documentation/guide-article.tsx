import type { MDXContent } from 'mdx/types'
import { Link } from 'react-router-dom'
import { type GuidePage, guideSectionName, nextGuidePage } from '#content/guide-catalogue.ts'
import { documentationEn } from '#content/messages/documentation.en.ts'
import { articleComponents } from './guide-components.tsx'

type Props = {
  page: GuidePage
  Article: MDXContent
}

/** An article of the guide, under the name of its section, and the way to the one after it. */
export function GuideArticle({ page, Article }: Props) {
  const next = nextGuidePage(page)
  return (
    <>
      <article className="guide-article prose">
        <p className="guide-eyebrow">{guideSectionName(page)}</p>
        <Article components={articleComponents} />
      </article>
      {next && (
        <nav className="guide-next" aria-label={documentationEn.next.label}>
          <span>{documentationEn.next.readOn}</span>
          <Link to={`/documentation/${next.path}`} className="text-link">
            {next.title}
          </Link>
        </nav>
      )}
    </>
  )
}
