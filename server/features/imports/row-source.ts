import { setTimeout } from 'node:timers/promises'
import type { ImportFindings } from './import-files.ts'
import type { Judgement } from './judge-rows.ts'

/** How many rows are judged between two commits of how far it is. */
export const judgedAtOnce = 10

/** Where judged rows come from: the rows of a file, or the records that a list finds. */
export interface RowSource {
  /** The next rows, and what each of them would do. */
  next(): Promise<JudgedPage>
  /** What is known of all rows so far; null if there is nothing to say. */
  findings(): ImportFindings | null
  close(): Promise<void>
}

interface JudgedPage {
  readonly judged: readonly Judgement[]
  readonly isLast: boolean
}

/** Waits for as long as what was done since took: as long again belongs to others. */
export function pauses(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    await setTimeout(performance.now() - began)
    began = performance.now()
  }
}
