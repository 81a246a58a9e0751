/**
 * Holds a maker of files back while `ahead` of them wait to be taken. A newer cut ends the one before it; what is said of an
 * older one, also later, changes nothing.
 */
export function createHandover(ahead: number) {
  let current = 0
  let untaken = 0
  let goOn = () => {}
  return {
    begin: (cut: number) => {
      current = cut
      untaken = 0
      goOn()
    },
    /** Waits until one more may be given; false where a newer cut has begun. */
    give: async (cut: number): Promise<boolean> => {
      while (cut === current && untaken >= ahead) {
        await new Promise<void>((resolve) => {
          goOn = resolve
        })
      }
      if (cut !== current) return false
      untaken += 1
      return true
    },
    taken: (cut: number) => {
      if (cut !== current) return
      untaken -= 1
      goOn()
    },
  }
}
