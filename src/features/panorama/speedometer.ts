import type { Turn } from './drag-turn.ts'

type Speed = { headingDegPerS: number; pitchDegPerS: number }
type Note = Turn & { timeMs: number }

/** Only the last moves count: who stops before letting go does not throw. */
const WINDOW_MS = 100
const SLOWEST_DEG_PER_S = 6
const FASTEST_DEG_PER_S = 400

/** Measures how fast a drag turned the view at its end. */
export function createSpeedometer() {
  let notes: Note[] = []

  function note(timeMs: number, turn: Turn): void {
    notes = [...notes.filter((older) => older.timeMs > timeMs - WINDOW_MS), { ...turn, timeMs }]
  }

  /** Null below the speed that counts as a throw. */
  function speedAt(timeMs: number): Speed | null {
    const recent = notes.filter((older) => older.timeMs > timeMs - WINDOW_MS)
    const first = recent[0]
    if (!first || recent.length < 2) return null
    // The first note's turn happened before its time: it begins the interval and does not belong to it.
    const moves = recent.slice(1)
    const durationS = Math.max(timeMs - first.timeMs, 1) / 1000
    const headingDegPerS = sum(moves.map((move) => move.headingDeg)) / durationS
    const pitchDegPerS = sum(moves.map((move) => move.pitchDeg)) / durationS
    const speed = Math.hypot(headingDegPerS, pitchDegPerS)
    if (speed < SLOWEST_DEG_PER_S) return null
    const scale = Math.min(1, FASTEST_DEG_PER_S / speed)
    return { headingDegPerS: headingDegPerS * scale, pitchDegPerS: pitchDegPerS * scale }
  }

  function reset(): void {
    notes = []
  }

  return { note, speedAt, reset }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
