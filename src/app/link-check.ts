/** A page of the build: where it is found and its finished HTML. */
export type LinkedPage = { address: string; html: string }

/**
 * Holds the links of all pages against each other: every one within the site must lead to a page of the list, and where
 * it names a part of the page, that part must be there. Returns a sentence per fault, each once.
 */
export function findDeadLinks(pages: readonly LinkedPage[]): string[] {
  const idsByPath = new Map<string, Set<string>>()
  const faults = new Set<string>()
  for (const { address, html } of pages) {
    const ids = idsByPath.get(pathOf(address)) ?? new Set<string>()
    idsByPath.set(pathOf(address), ids)
    const own = idsIn(html)
    for (const id of own) ids.add(id)
    for (const id of own.filter((name, index) => own.indexOf(name) !== index)) {
      faults.add(`${address} has more than one element with the id "${id}"`)
    }
  }
  for (const { address, html } of pages) {
    for (const href of linksIn(html)) {
      const target = new URL(href, new URL(address, 'http://site'))
      if (target.host !== 'site') continue
      const ids = idsByPath.get(target.pathname)
      const part = decodeURIComponent(target.hash.slice(1))
      if (!ids) faults.add(`${address} links to ${href}, and there is no such page`)
      else if (part !== '' && !ids.has(part)) faults.add(`${address} links to ${href}, and that page has no such part`)
    }
  }
  return [...faults]
}

function pathOf(address: string): string {
  return new URL(address, 'http://site').pathname
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/<[a-z][^>]*?\sid="([^"]+)"/g)].flatMap(([, id]) => (id === undefined ? [] : [id]))
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href]) =>
    href === undefined ? [] : [href.replaceAll('&amp;', '&')],
  )
}
