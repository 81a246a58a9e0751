import { type ComponentProps, useState } from 'react'
import { accountEn } from '#content/messages/account.en.ts'
import { IconButton } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { EyeIcon, EyeOffIcon } from '#ui/icons.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: string | undefined }

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, hint, ...props }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="password-field">
          <input className="field-input" type={isShown ? 'text' : 'password'} required {...props} {...control} />
          <IconButton
            label={accountEn.showPassword}
            icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}
