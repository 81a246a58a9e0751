import { lazy, Suspense, useEffect, useState } from 'react'
import type { DialogProps } from './dialog-window.tsx'

const loadWindow = () => import('./dialog-window.tsx')

const Window = lazy(async () => ({ default: (await loadWindow()).DialogWindow }))

/**
 * Keeps the focus while it is open, closes by Escape and a click beside it, and gives the focus back. No page begins with
 * an open dialog: the code for it comes when the page stands.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  useEffect(() => {
    // What fails here fails again, and is told, when the dialog is opened.
    loadWindow().catch(() => {})
  }, [])
  if (!wasOpened) return null
  return (
    <Suspense>
      <Window {...props} />
    </Suspense>
  )
}
