const NAME = 'utalii.sidebar'
/** Seven days. */
const LIFETIME_S = 604_800

/** Whether the side navigation was left expanded; true where nothing is known. */
export function readIsExpanded(cookies = document.cookie): boolean {
  return !cookies.split('; ').includes(`${NAME}=collapsed`)
}

/** The cookie that remembers the side navigation, as `document.cookie` takes it. */
export function sidebarCookie(isExpanded: boolean): string {
  return `${NAME}=${isExpanded ? 'expanded' : 'collapsed'}; Path=/; Max-Age=${LIFETIME_S}; SameSite=Lax`
}
