import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Destination } from '#content/destinations.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { notify } from '#ui/toaster.tsx'
import { keepVisitDraft, readVisitDraft } from './visit-drafts.ts'
import { toIsoDay, visitErrors, type VisitDraft, type VisitErrors } from './visit-request.ts'

type Props = { destination: Destination }

/** The visit request form. What is typed is kept on this device, so that leaving the tab loses nothing. */
export function VisitTab({ destination }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => readVisitDraft(destination.slug))
  const [errors, setErrors] = useState<VisitErrors>({})

  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const handleChange = (change: Partial<VisitDraft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    keepVisitDraft(destination.slug, next)
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = visitErrors(draft, toIsoDay(new Date()))
    setErrors(found)
    if (Object.keys(found).length > 0) return
    keepVisitDraft(destination.slug, draft)
    notify({ title: 'Draft saved', text: 'Sending requests is not open yet. Your draft stays on this device.' })
  }

  return (
    <form ref={form} className="visit-form" noValidate onSubmit={handleSubmit} aria-label="Plan Visit">
      <TextField
        type="date"
        label="Arrival date"
        required
        value={draft.arrival}
        error={errors.arrival ?? null}
        onChange={(event) => handleChange({ arrival: event.currentTarget.value })}
      />
      <TextField
        type="date"
        label="Departure date"
        required
        value={draft.departure}
        error={errors.departure ?? null}
        onChange={(event) => handleChange({ departure: event.currentTarget.value })}
      />
      <TextField
        type="number"
        label="Number of visitors"
        className="visit-wide"
        required
        min={1}
        step={1}
        inputMode="numeric"
        value={draft.visitors}
        error={errors.visitors ?? null}
        onChange={(event) => handleChange({ visitors: event.currentTarget.value })}
      />
      <TextAreaField
        label="Special requests"
        className="visit-wide"
        maxLength={2000}
        value={draft.requests}
        onChange={(event) => handleChange({ requests: event.currentTarget.value })}
      />
      <Button type="submit" className="visit-wide">
        Submit Request
      </Button>
    </form>
  )
}
