import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../../base/background-thread.ts'
import type { ReadAnswer, ReadOrder, UnpackedPicture } from './file-reader.ts'
import { readSheet } from './read-sheet.ts'
import { picturesTooLarge, unpackEntry } from './read-zip.ts'
import { maxPicturesBytes, UnreadableFile, type RawCell, type SheetRow, type ZipPicture } from './sheet.ts'

/** Runs in a thread beside the server: see `file-reader.ts`. Reads a file, and writes its rows where they are asked for. */
const { file, heading, rowsFile } = workerData as ReadOrder
lowerPriority()

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

/**
 * Unpacks pictures one by one, each into a file that is called by a number, never by its name; no more than the limit in
 * all. One that cannot be unpacked is the fault of the cells that name it.
 */
function unpackPictures(name: string, bytes: Buffer, pictures: readonly ZipPicture[]): readonly UnpackedPicture[] {
  let size = 0
  return pictures.map(({ names, title, entry }) => {
    const unpacked = unpackedOrNull(bytes, entry)
    if (!unpacked) return { names, title, file: null }
    const target = `${name}.${entry}`
    size += unpacked.length
    if (size > maxPicturesBytes) throw picturesTooLarge()
    writeFileSync(target, unpacked, { mode: 0o600 })
    return { names, title, file: target }
  })
}

function unpackedOrNull(bytes: Buffer, entry: number): Uint8Array | null {
  try {
    return unpackEntry(bytes, entry)
  } catch (error) {
    if (error instanceof UnreadableFile) return null
    throw error
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (message: ReadAnswer): void => parentPort!.postMessage(message)

/** As much of a cell as is shown to whoever chooses headings and fields: what is sent to the server is copied cell by cell. */
const sample = (cell: RawCell): RawCell => (typeof cell === 'string' ? cell.slice(0, 100) : cell)

try {
  const bytes = readFileSync(file)
  const { rows, top, pictures = [], ...about } = await readSheet(bytes, heading)
  answer({
    about,
    count: rows.length,
    top: top.map(({ number, cells }) => ({ number, cells: cells.map(sample) })),
    places: rowsFile === null ? [] : writeRows(rowsFile, rows),
    pictures: rowsFile === null ? [] : unpackPictures(rowsFile, bytes, pictures),
  })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  answer({ unreadable: { rule: error.rule, params: error.params } })
}
