import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { WarningIcon } from './icons.tsx'

type FieldProps = {
  label: string
  /** Null while the value is acceptable. */
  error?: string | null
  /** What helps to fill it in; stays there beside an error. */
  hint?: string | undefined
  className?: string | undefined
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode
}

/** A labelled control with its error beneath it; the control gets its ids from here. */
export function Field({ label, error = null, hint, className, children }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const describedBy = classNames(hint !== undefined && hintId, error !== null && errorId)
  return (
    <div className={classNames('field', className)}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== null,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {hint !== undefined && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p className="field-error" id={errorId}>
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = ComponentProps<'input'> & { label: string; error?: string | null; hint?: string }

/** Text, number, date or e-mail, by `type`. */
export function TextField({ label, error = null, hint, className, ...props }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => <input className="field-input" {...props} {...control} />}
    </Field>
  )
}

type TextAreaFieldProps = ComponentProps<'textarea'> & { label: string; error?: string | null }

export function TextAreaField({ label, error = null, className, ...props }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} className={className}>
      {(control) => <textarea className="field-input" rows={3} {...props} {...control} />}
    </Field>
  )
}
