import { build, type Built } from './build.ts'
import { coalesced } from './coalesced.ts'
import type { Captain } from './content.ts'

/** The site as it was built last. */
export interface Site {
  /** What is served; undefined until Captain was reached once. */
  readonly built: Built | undefined
  /** Builds everything again. */
  rebuild(): Promise<void>
  /**
   * Builds again if something changed since, if something is over by now, or if nothing is known of what changed. Answers
   * whether Captain was reached; if not, the next look makes up for it.
   */
  look(): Promise<boolean>
}

/** Keeps a folder of pages as the public sees the tenant, by what Captain says that changed; `again` is for a build that failed. */
export function siteOf(captain: Captain, origin: string, folder: string, again: (rebuild: () => void) => void): Site {
  /** What the folder holds for sure, besides what is served: a build that fails may have written a part. */
  let built: Built | undefined
  let written: Built | undefined
  /** Up to where the pages know what changed; undefined if they do not know. */
  let place: string | undefined
  const rebuild = coalesced(async () => {
    try {
      const before = written
      written = place = undefined
      // The place first: what changes while the pages are built is learned at the next look.
      const now = await captain.changes()
      built = written = await build(captain, origin, folder, before)
      place = now?.next
    } catch (error) {
      // What was built before is served further, and Captain is asked again soon.
      console.error('The site was not built.', error)
      again(() => void rebuild())
    }
  })
  return {
    get built() {
      return built
    },
    rebuild,
    async look() {
      try {
        const isOver = built !== undefined && Date.now() >= Math.min(built.content.ja.until, built.content.en.until)
        const changes = place === undefined || isOver ? undefined : await captain.changes(place)
        if (changes?.changes.length !== 0) await rebuild()
        return true
      } catch (error) {
        console.error('Captain was not reached.', error)
        return false
      }
    },
  }
}
