import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/**
 * `bar` takes the colour of the bar it stands in, `on-night` stands out on what is dark in both schemes, and `bare` is as
 * large as what is in it, a picture for example.
 */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'bar' | 'bare' | 'on-night' | 'on-picture'

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook }

/** The look of a button, for links that lead somewhere as prominently as a button acts. */
export function buttonClass(look: ButtonLook = 'primary', extra?: string): string {
  return classNames('button', `button-${look}`, extra)
}

export function Button({ look = 'primary', className, type = 'button', ...props }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- it always has one: `button` unless the caller says otherwise
  return <button type={type} className={buttonClass(look, className)} {...props} />
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** The accessible name, also shown as a tip. */
  label: string
  icon: ReactNode
  look?: ButtonLook
}

export function IconButton({ label, icon, look = 'quiet', className, type = 'button', ...props }: IconButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- as above
      type={type}
      aria-label={label}
      title={label}
      className={classNames('button', 'button-icon', `button-${look}`, className)}
      {...props}
    >
      {icon}
    </button>
  )
}
