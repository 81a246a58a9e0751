/** What a hosted project has beside what all runtimes have. */
type Scope = { fetch: unknown; EdgeRuntime?: { waitUntil: (work: Promise<void>) => void } }

/**
 * Lets work go on beside the answer, for which nobody waits. A hosted project keeps the isolate for it; the embedded
 * backend's process stays anyway. The work reports its own failures.
 */
export function afterAnswer(work: Promise<void>): void {
  const { EdgeRuntime }: Scope = globalThis
  EdgeRuntime?.waitUntil(work)
}
