/**
 * Takes everything beside an element and its ancestors out of reach of keys, pointers and readers, while the element
 * covers the window. What speaks by itself, as notices do, goes on speaking. What opens afterwards at the end of the
 * body, as dialogs do, is in reach. Returns the undoing.
 */
export function makeSurroundingsInert(element: Element): () => void {
  const taken: Element[] = []
  for (let inner = element; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) {
      if (beside === inner || beside.matches('[inert], [aria-live], script, style')) continue
      beside.setAttribute('inert', '')
      taken.push(beside)
    }
  }
  return () => taken.forEach((beside) => beside.removeAttribute('inert'))
}
