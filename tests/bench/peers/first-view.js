const query = new URLSearchParams(location.search)

/** The view every page opens with: 90 degrees across a 16:9 window. */
export const firstView = { headingDeg: Number(query.get('heading') ?? 0), pitchDeg: Number(query.get('pitch') ?? 0) }
export const horizontalFovDeg = 90
export const verticalFovRad = 2 * Math.atan(9 / 16)
