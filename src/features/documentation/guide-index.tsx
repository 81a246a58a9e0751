import { Link } from 'react-router-dom'
import { guidePages, guideSections } from '#content/guide-catalogue.ts'
import { documentationEn } from '#content/messages/documentation.en.ts'

type Props = {
  /** Path below /documentation of the page that is shown, null where there is none. */
  currentPath: string | null
}

/** Every page of the guide, by section. */
export function GuideIndex({ currentPath }: Props) {
  return (
    <nav className="guide-index" aria-label={documentationEn.guides}>
      {Object.entries(guideSections).map(([section, name]) => (
        <div key={section}>
          <p className="guide-index-section">{name}</p>
          <ul>
            {guidePages
              .filter(({ path }) => path.startsWith(`${section}/`))
              .map(({ path, title }) => (
                <li key={path}>
                  <Link to={`/documentation/${path}`} aria-current={path === currentPath ? 'page' : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
