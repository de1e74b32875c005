import type { Readable } from 'node:stream'

/** The part of a file that is asked for, first and last byte. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Where files lie: a folder of this machine, or a bucket. Keys are `<tenant>/<name>`. */
export interface Storage {
  /** Puts a local file under a key, whole or not at all. The local file may be gone afterwards. */
  put(key: string, file: string, type: string): Promise<void>
  /** The bytes under a key; undefined when there are none. */
  open(key: string, span?: ByteRange): Promise<Readable | undefined>
  remove(key: string): Promise<void>
  /** The keys below a tenant whose files are older than a moment. */
  keysBefore(moment: Date): AsyncIterable<string>
  /** Drops what has been on its way into the storage since before a moment, and is not known to anybody. */
  abortUnfinished(moment: Date): Promise<void>
}
