import { Link } from 'react-router-dom'
import { Wordmark } from './wordmark.tsx'

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <div className="site-footer-about">
          <Wordmark />
          <p>Stand in a place before you go there: 360° views of East Africa, in the page and in a headset.</p>
        </div>
        <ul className="site-footer-links">
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>
            <Link to="/explore">Explore</Link>
          </li>
        </ul>
        <p className="site-footer-fine">
          The pictures and panoramas are illustrations, rendered by computer. Utalii is open source under the MIT
          licence.
        </p>
      </div>
    </footer>
  )
}
