import { useId, type ReactNode } from 'react'

type Props = { title: string; text?: string; children: ReactNode }

/** What it is about on one side, what can be done on the other. */
export function SettingsSection({ title, text, children }: Props) {
  const id = useId()
  return (
    <section className="settings-section" aria-labelledby={id}>
      <div className="settings-about">
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p>{text}</p>}
      </div>
      <div className="settings-controls">{children}</div>
    </section>
  )
}
