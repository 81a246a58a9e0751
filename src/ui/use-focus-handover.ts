import { type RefObject, useLayoutEffect } from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/**
 * Where an item of a list goes away with the focus in it, the focus goes to what stood beside it: the next item, else the
 * one before, else what follows the list.
 */
export function useFocusHandover(item: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = item.current
    // React cleans up before it takes the element out of the document.
    return () => {
      if (element?.contains(document.activeElement)) besideOf(element)?.focus()
    }
  }, [item])
}

function besideOf(element: Element): HTMLElement | null {
  for (let node: Element | null = element; node; node = node.parentElement) {
    for (const neighbour of [node.nextElementSibling, node.previousElementSibling]) {
      const found = neighbour?.matches(FOCUSABLE) ? neighbour : neighbour?.querySelector(FOCUSABLE)
      if (found instanceof HTMLElement) return found
    }
  }
  return null
}
