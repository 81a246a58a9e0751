import { pricingMessages } from '#content/messages/pricing.ts'
import { useMessages } from '#state/preferences-store.ts'
import { TextField } from '#ui/field.tsx'
import type { CustomerDetails } from './payment-request.ts'

const FIELDS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

type Props = {
  customer: CustomerDetails
  isLocked: boolean
  onChange: (part: Partial<CustomerDetails>) => void
}

/** Who pays. Nothing here is required: the provider asks for what it needs. */
export function CustomerFields({ customer, isLocked, onChange }: Props) {
  const { sheet } = useMessages(pricingMessages)
  return (
    <fieldset className="customer-fields">
      <legend className="field-label">{sheet.details}</legend>
      {FIELDS.map(({ name, ...props }) => (
        <TextField
          key={name}
          {...props}
          name={name}
          label={sheet[name]}
          className={`customer-${props.type}`}
          readOnly={isLocked}
          value={customer[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  )
}
