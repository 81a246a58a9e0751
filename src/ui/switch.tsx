import { Switch as Primitive } from 'radix-ui'
import { useId } from 'react'

type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** On or off, in force at once. */
export function Switch({ label, isOn, onChange }: Props) {
  const id = useId()
  return (
    <div className="switch">
      <label htmlFor={id}>{label}</label>
      <Primitive.Root id={id} className="switch-track" checked={isOn} onCheckedChange={onChange}>
        <Primitive.Thumb className="switch-thumb" />
      </Primitive.Root>
    </div>
  )
}
