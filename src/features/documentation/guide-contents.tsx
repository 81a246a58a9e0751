import { Link } from 'react-router-dom'

const SECTIONS = [
  { id: 'vr-experience', name: 'VR experience' },
  { id: 'ar-guides', name: 'AR guides' },
  { id: 'mobile-app', name: 'Mobile app' },
  { id: 'community', name: 'Community' },
] as const

/** The ways to the four sections, from wherever in the documentation one is. */
export function GuideContents() {
  return (
    <nav className="guide-contents" aria-label="Contents">
      <p className="guide-contents-title">Contents</p>
      <ol>
        {SECTIONS.map(({ id, name }) => (
          <li key={id}>
            <Link to={{ hash: `#${id}` }}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
