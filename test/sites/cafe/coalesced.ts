/** Does something once at a time; whatever it is asked for while it runs, it does once more. */
export function coalesced(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isWanted = false
  const run = async (): Promise<void> => {
    try {
      while (isWanted) {
        isWanted = false
        await work()
      }
    } finally {
      running = undefined
    }
  }
  return () => {
    isWanted = true
    running ??= run()
    return running
  }
}
