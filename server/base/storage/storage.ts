import type { Readable } from 'node:stream'

/** The requested part of a file, as first and last byte. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A file that is stored, and when it was. */
export interface StoredFile {
  readonly key: string
  readonly modified: Date
}

/** Where files are stored: a folder on this machine, or a bucket. Keys are `<tenant>/<name>`. */
export interface Storage {
  /** Stores a local file under a key, completely or not at all. The local file may be gone afterwards. */
  put(key: string, file: string, type: string): Promise<void>
  /** The content stored under a key; undefined if there is none. */
  open(key: string, span?: ByteRange): Promise<Readable | undefined>
  remove(key: string): Promise<void>
  /** The keys of a tenant that begin so. */
  keysWith(prefix: string): Promise<readonly string[]>
  /** The tenants' keys whose files are older than a given time. */
  keysBefore(moment: Date): AsyncIterable<string>
  /** The same files, with when each was stored. */
  filesBefore(moment: Date): AsyncIterable<StoredFile>
  /** Deletes uploads to the storage that were started before a given time and never finished. */
  abortUnfinished(moment: Date): Promise<void>
}

/** The keys of files. */
export async function* keysOf(files: AsyncIterable<StoredFile>): AsyncGenerator<string> {
  for await (const { key } of files) yield key
}
