import { useState, type DragEvent } from 'react'
import { Link } from 'react-router-dom'
import {
  dateOfDay,
  daysOfStops,
  moveStop,
  NOTE_LIMIT,
  STOP_DAYS_LIMIT,
  STOPS_LIMIT,
  type ItineraryStop,
} from '#content/itinerary.ts'
import { tripsMessages } from '#content/messages/trips.ts'
import { tourAddress } from '#content/tour-address.ts'
import { tourPlaces } from '#content/tour-places.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { DeleteIcon } from '#ui/account-icons.tsx'
import { HandleIcon } from '#ui/assistant-icons.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { Field, TextAreaField, TextField } from '#ui/field.tsx'
import { DownIcon, EyeIcon, PlusIcon, UpIcon } from '#ui/icons.tsx'
import { tripDays } from './trip-days.ts'
import { placeName, tripPlace } from './trip-places.ts'

type Props = {
  stops: readonly ItineraryStop[]
  startDate: string | null
  onChanged: (stops: readonly ItineraryStop[]) => void
}

/** The places of an itinerary in their order, which a pointer drags and buttons step. */
export function ItineraryStops({ stops, startDate, onChanged }: Props) {
  const { itinerary: texts } = useMessages(tripsMessages)
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const days = daysOfStops(stops)

  const move = (from: number, to: number) => {
    onChanged(moveStop(stops, from, to))
    setSaid(texts.moved(placeName(stops[from]?.placeId ?? ''), to + 1))
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="itinerary-stops">
        {stops.map((stop, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons move it too
          <li
            key={stop.id}
            data-dragged={index === dragged}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== null && dragged !== index) move(dragged, index)
              setDragged(null)
            }}
          >
            <Stop
              stop={stop}
              when={{ ...days[index], startDate }}
              onDragged={(isDragged) => setDragged(isDragged ? index : null)}
              onMoved={(step) => move(index, index + step)}
              canMove={{ up: index > 0, down: index < stops.length - 1 }}
              onChanged={(changed) => onChanged(stops.map((one) => (one.id === stop.id ? changed : one)))}
              onRemoved={() => onChanged(stops.filter(({ id }) => id !== stop.id))}
            />
          </li>
        ))}
      </ol>
      {stops.length < STOPS_LIMIT && <AddPlace onAdded={(stop) => onChanged([...stops, stop])} />}
    </>
  )
}

type StopProps = {
  stop: ItineraryStop
  when: { firstDay?: number; lastDay?: number; startDate: string | null }
  canMove: { up: boolean; down: boolean }
  onDragged: (isDragged: boolean) => void
  onMoved: (step: 1 | -1) => void
  onChanged: (stop: ItineraryStop) => void
  onRemoved: () => void
}

function Stop({ stop, when, canMove, onDragged, onMoved, onChanged, onRemoved }: StopProps) {
  const { itinerary: texts } = useMessages(tripsMessages)
  const language = useLanguage()
  const name = placeName(stop.placeId)
  const { firstDay = 1, lastDay = 1, startDate } = when
  const days =
    startDate === null
      ? texts.dayRange(firstDay, lastDay)
      : tripDays({ arrival: dateOfDay(startDate, firstDay), departure: dateOfDay(startDate, lastDay) }, language)

  const handleDragStart = ({ dataTransfer }: DragEvent) => {
    dataTransfer.effectAllowed = 'move'
    dataTransfer.setData('text/plain', name)
    onDragged(true)
  }

  return (
    <>
      <div className="stop-head">
        <span
          className="stop-handle"
          draggable
          aria-hidden="true"
          onDragStart={handleDragStart}
          onDragEnd={() => onDragged(false)}
        >
          <HandleIcon />
        </span>
        <div className="stop-name">
          <p className="trip-days">{days}</p>
          <h4>{name}</h4>
        </div>
        <IconButton label={texts.up(name)} icon={<UpIcon />} disabled={!canMove.up} onClick={() => onMoved(-1)} />
        <IconButton label={texts.down(name)} icon={<DownIcon />} disabled={!canMove.down} onClick={() => onMoved(1)} />
        <IconButton label={texts.removeStop(name)} icon={<DeleteIcon />} onClick={onRemoved} />
      </div>
      <div className="stop-fields">
        <TextField
          label={texts.stay(name)}
          type="number"
          min={1}
          max={STOP_DAYS_LIMIT}
          value={stop.days}
          onChange={({ currentTarget: { valueAsNumber } }) => {
            const isDays = Number.isInteger(valueAsNumber) && valueAsNumber >= 1 && valueAsNumber <= STOP_DAYS_LIMIT
            if (isDays) onChanged({ ...stop, days: valueAsNumber })
          }}
        />
        <TextAreaField
          key={stop.note}
          label={texts.note(name)}
          rows={2}
          maxLength={NOTE_LIMIT}
          defaultValue={stop.note}
          onBlur={({ currentTarget: { value } }) => value !== stop.note && onChanged({ ...stop, note: value })}
        />
      </div>
      {tripPlace(stop.placeId) && (
        <Link to={tourAddress(stop.placeId)} className="stop-look">
          <EyeIcon />
          {texts.look(name)}
        </Link>
      )}
    </>
  )
}

function AddPlace({ onAdded }: { onAdded: (stop: ItineraryStop) => void }) {
  const { itinerary: texts } = useMessages(tripsMessages)
  const [placeId, setPlaceId] = useState<string>(tourPlaces[0]?.slug ?? '')
  return (
    <div className="stop-add">
      <Field label={texts.place}>
        {(control) => (
          <select
            className="field-input"
            {...control}
            value={placeId}
            onChange={({ currentTarget: { value } }) => setPlaceId(value)}
          >
            {tourPlaces.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button look="secondary" onClick={() => onAdded({ id: crypto.randomUUID(), placeId, days: 3, note: '' })}>
        <PlusIcon />
        {texts.add}
      </Button>
    </div>
  )
}
