import { type SyntheticEvent, useState } from 'react'

/** Runs a form's submission once at a time. What it throws has been told to the person already and is only logged. */
export function useBusySubmit(submit: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false)

  async function handleSubmit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    try {
      await submit()
    } catch (error) {
      // oxlint-disable-next-line no-console -- specified: the screen only logs, the auth layer has informed
      console.warn(error)
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, handleSubmit: (event: SyntheticEvent) => void handleSubmit(event) }
}
