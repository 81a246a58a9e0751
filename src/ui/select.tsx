import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type Props = Omit<ComponentProps<'select'>, 'onChange' | 'children'> & {
  label: string
  error?: string | null
  options: readonly { value: string; label: string }[]
  onValueChange: (value: string) => void
}

/** The browser's own list: on a phone it is the wheel or sheet that people know. */
export function SelectField({ label, error = null, options, onValueChange, className, ...props }: Props) {
  return (
    <Field label={label} error={error} className={className}>
      {(control) => (
        <select
          className="field-input select"
          onChange={(event) => onValueChange(event.currentTarget.value)}
          {...props}
          {...control}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
