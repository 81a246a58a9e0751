import { clampPitchDeg, roundHeadingDeg, wrapHeadingDeg } from './angles.ts'
import { clampFovDeg } from './field-of-view.ts'

/** A direction and zoom as a link carries them: `?heading=&pitch=&fov=`. Null means the panorama's own first view. */
export type ViewAddress = { headingDeg: number | null; pitchDeg: number | null; fovDeg: number | null }

const KEYS = ['heading', 'pitch', 'fov'] as const

/** Reads a view from an address; what is missing, empty or not a finite number is null. */
export function parseViewAddress(query: URLSearchParams): ViewAddress {
  const [headingDeg, pitchDeg, fovDeg] = KEYS.map((key) => numberFrom(query.get(key)))
  return {
    headingDeg: headingDeg == null ? null : wrapHeadingDeg(headingDeg),
    pitchDeg: pitchDeg == null ? null : clampPitchDeg(pitchDeg),
    fovDeg: fovDeg == null ? null : clampFovDeg(fovDeg),
  }
}

/** The query with this view in it, other parameters kept in place; one decimal is finer than a screen pixel. */
export function withViewAddress(
  query: URLSearchParams,
  view: { headingDeg: number; pitchDeg: number; fovDeg: number },
) {
  const result = new URLSearchParams(query)
  result.set('heading', String(roundHeadingDeg(view.headingDeg)))
  result.set('pitch', oneDecimal(view.pitchDeg))
  result.set('fov', oneDecimal(view.fovDeg))
  return result
}

export function withoutViewAddress(query: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams(query)
  for (const key of KEYS) result.delete(key)
  return result
}

function numberFrom(text: string | null): number | null {
  if (text === null || text.trim() === '') return null
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}

function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10 + 0)
}
