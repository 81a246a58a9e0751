import { useEffect, useRef } from 'react'
import { viewerMessages } from '#content/messages/viewer.ts'
import type { viewerEn } from '#content/messages/viewer.en.ts'
import { enterImmersion, exitImmersion, useCanEnterNow, usePresenting, useVrSupport } from '#state/immersion-store.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useLoadState } from '#state/tour-store.ts'
import { Button } from '#ui/button.tsx'
import { HeadsetIcon } from '#ui/icons.tsx'
import { notify } from '#ui/toaster.tsx'
import { HeadsetLink } from './headset-link.tsx'
import './immersion.css'

/** The way into a headset: at once where this browser has one, else by a link that opens in one. */
export function EnterVr() {
  const vrSupport = useVrSupport()
  if (vrSupport === 'unknown') return null
  return vrSupport === 'supported' ? <VrButton /> : <HeadsetLink />
}

function VrButton() {
  const { vr } = useMessages(viewerMessages)
  const button = useRef<HTMLButtonElement>(null)
  const isPresenting = usePresenting() !== 'none'
  const isEntering = useRef(false)
  const hasPicture = useLoadState() !== 'loading'
  const canEnter = useCanEnterNow() && hasPicture

  useFocusAfterwards(button, isPresenting)

  const handleClick = () => {
    if (isPresenting) {
      void exitImmersion()
      return
    }
    if (isEntering.current) return
    isEntering.current = true
    // Nothing may be awaited before: the browser grants a session only within the tap.
    enterImmersion()
      .catch((error: unknown) => tellRefusal(error, vr))
      .finally(() => {
        isEntering.current = false
      })
  }

  return (
    <Button
      ref={button}
      look="on-picture"
      className="enter-vr"
      disabled={!canEnter && !isPresenting}
      onClick={handleClick}
    >
      <HeadsetIcon />
      {isPresenting ? vr.exit : vr.enter}
    </Button>
  )
}

/** Back from the headset, by whatever way, the page goes on where it was left. */
function useFocusAfterwards(button: { current: HTMLElement | null }, isPresenting: boolean): void {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (!isPresenting) return
    focused.current = document.activeElement
    const fallback = button.current
    return () => {
      const before = focused.current
      // Safari gives no focus to a button that is tapped.
      const goal = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : fallback
      goal?.focus({ preventScroll: true })
    }
  }, [button, isPresenting])
}

function tellRefusal(error: unknown, texts: (typeof viewerEn)['vr']): void {
  const isRefused =
    error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
  notify({ title: texts.failed, text: isRefused ? texts.refused : texts.busy, kind: 'error' })
}
