import { useId } from 'react'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string; hint?: string }[]
  isDisabled?: boolean
  onValueChange: (value: Value) => void
}

/** A choice of one by the browser's own radio inputs; the arrow keys move it. */
export function RadioGroup<Value extends string>({ label, value, options, isDisabled, onValueChange }: Props<Value>) {
  const id = useId()
  return (
    <div className="field">
      <span className="field-label" id={id}>
        {label}
      </span>
      <div className="radio-group" role="radiogroup" aria-labelledby={id}>
        {options.map((option) => (
          <label key={option.value} className="radio">
            <input
              type="radio"
              name={id}
              className="radio-dot"
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.hint === undefined ? undefined : `${id}-${option.value}-hint`}
              disabled={isDisabled}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <span className="radio-text">
              <span id={`${id}-${option.value}`} className="radio-label">
                {option.label}
              </span>
              {option.hint !== undefined && (
                <span id={`${id}-${option.value}-hint`} className="radio-hint">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
