/**
 * The addresses that pages link to; what lies below one, such as an article of the documentation, goes with it.
 * False where the part has not been built: such an address is the 404 page, and nothing may link to it.
 */
const PAGES = {
  '/': true,
  '/about': true,
  '/pricing': true,
  '/explore': true,
  '/documentation': true,
  '/community': true,
  '/hub': false,
  '/tours': true,
  '/signin': true,
  '/signup': true,
  '/reset-password': true,
  '/dashboard': true,
} as const satisfies Record<string, boolean>

type Page = keyof typeof PAGES

/** The address of a page of the product, with what may follow its path. */
export type PageAddress = Page | `${Exclude<Page, '/'>}/${string}` | `${Page}?${string}` | `${Page}#${string}`

/** True where a link may lead to this address. */
export function isBuilt(address: PageAddress): boolean {
  return builtPages().some((page) => address === page || (page !== '/' && startsBelow(address, page)))
}

export function builtPages(): string[] {
  return Object.entries(PAGES).flatMap(([page, built]) => (built ? page : []))
}

function startsBelow(address: string, page: string): boolean {
  return address.startsWith(page) && '/?#'.includes(address.charAt(page.length))
}
