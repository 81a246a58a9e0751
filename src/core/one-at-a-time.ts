/**
 * Runs jobs one after the other. Of those that are given while one runs, only the latest is run, once that has ended. A job
 * does not reject.
 */
export function oneAtATime(): (job: () => Promise<void>) => void {
  let isRunning = false
  let next: (() => Promise<void>) | null = null

  const run = async () => {
    isRunning = true
    while (next) {
      const job = next
      next = null
      await job()
    }
    isRunning = false
  }
  return (job) => {
    next = job
    if (!isRunning) void run()
  }
}
