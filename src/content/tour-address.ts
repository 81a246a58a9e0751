/** The panoramas of this build by their ids, so that a link needs to know no more of them. */
const panoramaIds = new Set(String(import.meta.env['VITE_PANORAMA_IDS']).split(' '))

/** True where the first panorama of a place is there, and with it its tour. */
export function hasTour(slug: string): boolean {
  return panoramaIds.has(slug)
}

/** The address of a place's tour, or of the catalogue while it has none. */
export function tourAddress(slug: string): string {
  return hasTour(slug) ? `/tours/${slug}` : '/tours'
}
