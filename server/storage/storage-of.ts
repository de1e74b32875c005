import { join } from 'node:path'
import type { Env } from '../env.ts'
import { diskStorage } from './disk.ts'
import type { Storage } from './storage.ts'

/** The folder of files that lie on this machine. */
export const uploadsFolder = ({ DATA_DIR }: Env): string => join(DATA_DIR, 'uploads')

/** The storage that the environment names. The client of S3 is large, and loaded only where there is a bucket. */
export function storageOf(env: Env): Storage {
  if (!env.S3_ENDPOINT) return diskStorage(uploadsFolder(env))
  let client: Promise<Storage> | undefined
  const bucket = (): Promise<Storage> => (client ??= import('./s3.ts').then(({ s3Storage }) => s3Storage(env)))
  return {
    put: async (...given) => (await bucket()).put(...given),
    open: async (...given) => (await bucket()).open(...given),
    remove: async (key) => (await bucket()).remove(key),
    async *keysBefore(moment) {
      yield* (await bucket()).keysBefore(moment)
    },
  }
}
