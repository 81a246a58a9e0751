import type { ComponentProps, CSSProperties } from 'react'
import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'min' | 'max' | 'step' | 'value'> & {
  label: string
  value: number
  /** What assistive technology says instead of the bare value. */
  valueText: string
  min: number
  max: number
  step: number
  onValueChange: (value: number) => void
}

/** The browser's own range input: keys, touch and assistive technology behave as on every other page. */
export function Slider({ label, value, valueText, min, max, step, onValueChange, className, ...props }: Props) {
  const share: CSSProperties & Record<'--share', string> = { '--share': `${((value - min) / (max - min)) * 100}%` }
  return (
    <input
      type="range"
      // A reload begins anew: the browser would put the value back that the page no longer has.
      autoComplete="off"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      className={classNames('slider', className)}
      style={share}
      {...props}
    />
  )
}
