import { useEffect, useRef, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Destination } from '#content/destinations.ts'
import { exploreMessages } from '#content/messages/explore.ts'
import { isBuilt } from '#content/pages.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { useVisitForm } from './use-visit-form.ts'
import type { VisitError } from './visit-request.ts'

type Props = { destination: Pick<Destination, 'slug' | 'name'> }

/** The visit request form. What is typed is kept on this device, so that leaving the tab loses nothing. */
export function VisitTab({ destination }: Props) {
  const { visit } = useMessages(exploreMessages)
  const form = useRef<HTMLFormElement>(null)
  const { draft, errors, isSending, asksToSignIn, change, submit } = useVisitForm(destination)

  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const textOf = (error: VisitError | undefined) => (error === undefined ? null : visit.errors[error])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <form ref={form} className="visit-form" noValidate onSubmit={handleSubmit} aria-label={visit.form}>
      <TextField
        type="date"
        label={visit.arrival}
        required
        value={draft.arrival}
        error={textOf(errors.arrival)}
        onChange={(event) => change({ arrival: event.currentTarget.value })}
      />
      <TextField
        type="date"
        label={visit.departure}
        required
        value={draft.departure}
        error={textOf(errors.departure)}
        onChange={(event) => change({ departure: event.currentTarget.value })}
      />
      <TextField
        type="number"
        label={visit.visitors}
        className="visit-wide"
        required
        min={1}
        step={1}
        inputMode="numeric"
        value={draft.visitors}
        error={textOf(errors.visitors)}
        onChange={(event) => change({ visitors: event.currentTarget.value })}
      />
      <TextAreaField
        label={visit.requests}
        className="visit-wide"
        maxLength={2000}
        value={draft.requests}
        onChange={(event) => change({ requests: event.currentTarget.value })}
      />
      {/* Stays focusable: a request that failed leaves the keyboard where the next try begins. */}
      <Button type="submit" className="visit-wide" aria-disabled={isSending}>
        {visit.submit}
      </Button>
      {asksToSignIn && isBuilt('/signin') && (
        <p className="visit-wide">
          <Link to="/signin" className="text-link">
            {visit.signIn}
          </Link>{' '}
          · {visit.draftKept}
        </p>
      )}
    </form>
  )
}
