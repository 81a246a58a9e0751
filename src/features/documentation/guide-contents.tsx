import { Link } from 'react-router-dom'
import { documentationEn } from '#content/messages/documentation.en.ts'

const { contents } = documentationEn

const SECTIONS = ['vr-experience', 'ar-guides', 'mobile-app', 'community'] as const

/** The ways to the four sections, from wherever in the documentation one is. */
export function GuideContents() {
  return (
    <nav className="guide-contents" aria-label={contents.title}>
      <p className="guide-contents-title">{contents.title}</p>
      <ol>
        {SECTIONS.map((id) => (
          <li key={id}>
            <Link to={{ hash: `#${id}` }}>{contents[id]}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
