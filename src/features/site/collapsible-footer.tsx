import { useId, useState } from 'react'
import { siteMessages } from '#content/messages/site.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { DownIcon, UpIcon } from '#ui/icons.tsx'
import { Footer } from './footer.tsx'

/** The footer of a page that goes on for long: folded up until it is asked for. */
export function CollapsibleFooter() {
  const { showFooter, hideFooter } = useMessages(siteMessages)
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="folded-footer" lang={useLanguage()}>
      <Button
        look="quiet"
        className="folded-footer-toggle"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <DownIcon /> : <UpIcon />}
        {isShown ? hideFooter : showFooter}
      </Button>
      <div id={id} className="folded-footer-body" hidden={!isShown}>
        <Footer />
      </div>
    </div>
  )
}
