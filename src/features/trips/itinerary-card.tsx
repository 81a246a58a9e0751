import { useId, useState } from 'react'
import { dateOfDay, TITLE_LIMIT, type Itinerary } from '#content/itinerary.ts'
import { tripsMessages } from '#content/messages/trips.ts'
import { downloadFile } from '#platform/download.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { CalendarIcon, DeleteIcon } from '#ui/account-icons.tsx'
import { PrinterIcon } from '#ui/assistant-icons.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { ResetIcon, ShareIcon } from '#ui/icons.tsx'
import { notify } from '#ui/toaster.tsx'
import { itineraryCalendar } from './itinerary-calendar.ts'
import { ItineraryStops } from './itinerary-stops.tsx'
import { tripDays } from './trip-days.ts'
import { placeName } from './trip-places.ts'

type Props = {
  itinerary: Itinerary
  isOpen: boolean
  onToggled: (isOpen: boolean) => void
  onChanged: (itinerary: Itinerary) => void
  /** Saves the token of the link, null for none; false where that failed and was said. */
  onShared: (token: string | null) => Promise<boolean>
  onDeleted: () => void
}

/** An itinerary: closed its places in a line, open everything about it to change. */
export function ItineraryCard({ itinerary, isOpen, onToggled, onChanged, onShared, onDeleted }: Props) {
  const { itinerary: texts } = useMessages(tripsMessages)
  const language = useLanguage()
  const titleId = useId()
  const [earlier, setEarlier] = useState<readonly Itinerary[]>([])
  const { title, startDate, stops } = itinerary
  const days = stops.reduce((sum, stop) => sum + stop.days, 0)
  const names = stops.map(({ placeId }) => placeName(placeId))
  const dates =
    startDate === null || days === 0
      ? null
      : tripDays({ arrival: startDate, departure: dateOfDay(startDate, days) }, language)

  const change = (changes: Partial<Itinerary>) => {
    setEarlier((all) => [...all, itinerary])
    onChanged({ ...itinerary, ...changes })
  }

  const handleUndo = () => {
    const last = earlier.at(-1)
    if (!last) return
    setEarlier((all) => all.slice(0, -1))
    // What is shared is not a matter of the trip itself.
    onChanged({ ...last, shareToken: itinerary.shareToken })
  }

  return (
    <article className="itinerary" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p className="trip-days">{[texts.days(days), dates].filter((text) => text !== null).join(' · ')}</p>
      {!isOpen && names.length > 0 && <p className="itinerary-line">{names.join(' → ')}</p>}
      {isOpen && (
        <>
          <div className="itinerary-fields">
            <TextField
              key={title}
              label={texts.name}
              defaultValue={title}
              maxLength={TITLE_LIMIT}
              onBlur={({ currentTarget: { value } }) => {
                if (value.trim() !== '' && value.trim() !== title) change({ title: value.trim() })
              }}
            />
            <TextField
              label={texts.start}
              type="date"
              value={startDate ?? ''}
              onChange={({ currentTarget: { value } }) => change({ startDate: value === '' ? null : value })}
            />
          </div>
          <ItineraryStops stops={stops} startDate={startDate} onChanged={(changed) => change({ stops: changed })} />
        </>
      )}
      <div className="trip-actions">
        <Button look="secondary" aria-expanded={isOpen} onClick={() => onToggled(!isOpen)}>
          {isOpen ? texts.close : texts.edit}
        </Button>
        {isOpen && (
          <>
            <Button look="quiet" disabled={earlier.length === 0} onClick={handleUndo}>
              <ResetIcon />
              {texts.undo}
            </Button>
            <ItineraryExits itinerary={itinerary} onShared={onShared} />
            <Button look="quiet" onClick={onDeleted}>
              <DeleteIcon />
              {texts.remove}
            </Button>
          </>
        )}
      </div>
    </article>
  )
}

type ExitsProps = Pick<Props, 'itinerary' | 'onShared'>

/** The ways out of the app: a link, a calendar, paper. */
function ItineraryExits({ itinerary, onShared }: ExitsProps) {
  const { itinerary: texts } = useMessages(tripsMessages)
  const { shareToken } = itinerary
  const hasDates = itinerary.startDate !== null && itinerary.stops.length > 0

  const handleCalendar = () => {
    const file = itineraryCalendar(itinerary, new Date())
    if (file) downloadFile(file.name, file.content)
  }

  const handleShared = async () => {
    const token = shareToken ?? createToken()
    const url = `${location.origin}/trips/${token}`
    // Browsers let a page copy only while the tap lasts.
    const copying = copyText(url)
    if (shareToken === null && !(await onShared(token))) return
    if (await copying) notify(texts.shared)
    else notify({ title: texts.shared.title, text: url, durationMs: 15_000 })
  }

  const handleUnshared = async () => {
    if (await onShared(null)) notify(texts.unshared)
  }

  return (
    <>
      <Button look="quiet" onClick={() => void handleShared()}>
        <ShareIcon />
        {texts.share}
      </Button>
      {shareToken !== null && (
        <Button look="quiet" onClick={() => void handleUnshared()}>
          {texts.unshare}
        </Button>
      )}
      {hasDates && (
        <Button look="quiet" onClick={handleCalendar}>
          <CalendarIcon />
          {texts.calendar}
        </Button>
      )}
      <Button look="quiet" onClick={() => print()}>
        <PrinterIcon />
        {texts.print}
      </Button>
    </>
  )
}

/** False where the browser does not allow it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** 144 random bits, as an address can carry them. */
function createToken(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
