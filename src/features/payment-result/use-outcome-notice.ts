import { useEffect } from 'react'
import { notify, type Notice } from '#ui/toaster.tsx'

/** Says once how the payment ended, in the words that the page came with. */
export function useOutcomeNotice({ title, text, kind = 'info' }: Pick<Notice, 'title' | 'text' | 'kind'>): void {
  useEffect(() => {
    notify({ id: 'payment-outcome', title, text, kind })
  }, [title, text, kind])
}
