import type { ReactNode } from 'react'
import { documentationEn } from '#content/messages/documentation.en.ts'
import './documentation.css'
import { GuideContents } from './guide-contents.tsx'
import { GuideIndex } from './guide-index.tsx'
import { GuideOverview } from './guide-overview.tsx'
import { useOpeningScroll } from './use-opening-scroll.ts'

type Props = {
  /** Path below /documentation of the article that is shown, null where there is none. */
  currentPath: string | null
  /** The article. */
  children: ReactNode
}

/** Hero and contents, the article that the address names, and the four sections that every address shows. */
export function DocumentationPage({ currentPath, children }: Props) {
  useOpeningScroll()
  return (
    <div className="guide">
      <header className="guide-hero under-nav" data-size={currentPath === null ? 'full' : 'band'}>
        <div className="guide-hero-inner">
          <p className="guide-eyebrow">{documentationEn.eyebrow}</p>
          {/* With an article, the article's own heading is where a reader arrives. */}
          <h1 {...(currentPath === null && { id: 'page-title', tabIndex: -1 })}>{documentationEn.title}</h1>
          {currentPath === null && <p className="guide-hero-text">{documentationEn.text}</p>}
        </div>
      </header>
      <div className="guide-columns">
        <GuideContents />
        <div className="guide-main">
          {children}
          <GuideOverview />
        </div>
        <GuideIndex currentPath={currentPath} />
      </div>
    </div>
  )
}
