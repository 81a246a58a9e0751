import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dashboardMessages } from '#content/messages/dashboard.ts'
import { AR_APP_STORE_URL } from '#content/site-config.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { ArOverlay } from './ar-overlay.tsx'

/** Kilimanjaro, which the sample shows: its panorama stands for the guide until there are guides. */
const SAMPLE_PLACE = '/explore?category=2'

/** How an AR guide is used, and a sample of one. */
export function ArTab() {
  const { ar } = useMessages(dashboardMessages)
  return (
    <section className="ar-guide" aria-labelledby="ar-title">
      <ArOverlay />
      <div className="ar-guide-text">
        <h2 id="ar-title">{ar.title}</h2>
        <ol className="ar-steps">
          {ar.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <DownloadAction />
      </div>
    </section>
  )
}

/** Leads to the store, or says what the app needs while it is in none. */
function DownloadAction() {
  const { download, dialog } = useMessages(dashboardMessages).ar
  const [isOpen, setIsOpen] = useState(false)
  if (AR_APP_STORE_URL !== null) {
    return (
      <a href={AR_APP_STORE_URL} rel="noreferrer" className={buttonClass()}>
        {download}
      </a>
    )
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{download}</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={dialog.title}
        description={dialog.text}
        closeLabel={dialog.close}
      >
        <ul className="ar-needs">
          {dialog.needs.map((need) => (
            <li key={need}>
              <CheckIcon />
              {need}
            </li>
          ))}
        </ul>
        <Link to={SAMPLE_PLACE} className={buttonClass()}>
          {dialog.openInBrowser}
        </Link>
      </Dialog>
    </>
  )
}
