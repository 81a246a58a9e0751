import type { TilePlan } from '#core/tile-plan.ts'

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * Tells whether a plan names other tiles than the one before, whatever their order. The planner reuses one object,
 * so the watcher keeps a checksum instead of a copy: a turning view asks sixty times a second.
 */
export function createPlanWatcher(): (plan: TilePlan) => boolean {
  let last = 0
  return function hasPlanChanged(plan) {
    const checksum = mix(mix(plan.levelIndex + 1, checksumOf(plan.visible)), checksumOf(plan.ring))
    const changed = checksum !== last
    last = checksum
    return changed
  }
}

/** Order does not matter: the sum of well-mixed members. */
function checksumOf(indexes: readonly number[]): number {
  let sum = indexes.length
  for (const index of indexes) sum = (sum + mix(index + 1, FNV_OFFSET)) | 0
  return sum
}

function mix(value: number, seed: number): number {
  let hash = Math.imul(seed ^ value, FNV_PRIME)
  hash ^= hash >>> 15
  return Math.imul(hash, FNV_PRIME) | 0
}
