import { Fragment } from 'react'
import { toursMessages } from '#content/messages/tours.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { StopSource } from './stop-source.tsx'
import type { ScriptStop } from './tour-script.ts'

/** Everything that the guided tour says, to read in peace. */
export function Transcript({ script }: { script: readonly ScriptStop[] }) {
  const { guide } = useMessages(toursMessages)
  const language = useLanguage()
  return (
    <details className="tour-transcript">
      <summary>{guide.transcript}</summary>
      {script.map(({ stop }) => (
        <Fragment key={stop.id}>
          <p>
            <strong>{stop.title[language]}.</strong> {stop.text[language]}
          </p>
          <StopSource source={stop.source} />
        </Fragment>
      ))}
    </details>
  )
}
