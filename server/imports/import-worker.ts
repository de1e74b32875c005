import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { ReadAnswer, ReadOrder } from './file-reader.ts'
import { readSheet } from './read-sheet.ts'
import { UnreadableFile, type RawCell, type SheetRow } from './sheet.ts'

/** Runs in a thread beside the server: see `file-reader.ts`. Reads a file, and writes its rows where they are asked for. */
const { file, rowsFile } = workerData as ReadOrder

/** Writes each row as a line of JSON; returns where each begins, and where the last one ends. */
function writeRows(name: string, rows: readonly SheetRow[]): readonly number[] {
  const descriptor = openSync(name, 'w', 0o600)
  const places = [0]
  for (const row of rows) {
    const bytes = Buffer.from(`${JSON.stringify(row)}\n`)
    for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at)
    places.push(places.at(-1)! + bytes.length)
  }
  closeSync(descriptor)
  return places
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (message: ReadAnswer): void => parentPort!.postMessage(message)

/** As much of a cell as is shown to whoever chooses its field: what is sent to the server is copied cell by cell. */
const sample = (cell: RawCell): RawCell => (typeof cell === 'string' ? cell.slice(0, 80) : cell)

try {
  const { rows, ...about } = await readSheet(readFileSync(file))
  const samples = rows.slice(0, 3).map(({ number, cells }) => ({ number, cells: cells.map(sample) }))
  answer({ about, count: rows.length, samples, places: rowsFile === null ? [] : writeRows(rowsFile, rows) })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  answer({ unreadable: { rule: error.rule, params: error.params } })
}
