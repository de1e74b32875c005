import { join } from 'node:path'
import type { Env } from '../env.ts'
import { diskStorage } from './disk.ts'
import { isUploadKey } from './key-format.ts'
import type { Storage } from './storage.ts'

/** The folder beside stored files in which those lie that are being received. */
export const incomingFolder = (folder: string): string => join(folder, '.incoming')

/** The folder of files stored on this machine. */
export const uploadsFolder = ({ DATA_DIR }: Env): string => join(DATA_DIR, 'uploads')

/** The storage of uploads, as configured by the environment. */
export const openStorage = (env: Env): Storage => storageIn(env, uploadsFolder(env), '')

/** Where generated pictures wait until they are saved: beside the uploads, and served by no public address. */
export const openGeneratedStorage = (env: Env): Storage =>
  storageIn(env, join(env.DATA_DIR, 'generated'), '.generated/')

/** The folder of exported files stored on this machine. */
export const exportsFolder = ({ DATA_DIR }: Env): string => join(DATA_DIR, 'exports')

/** The local folder in which exported and imported files are worked on. */
export const incomingExports = (env: Env): string => incomingFolder(exportsFolder(env))

/** Where exported files are kept for a day: beside the uploads, and served to nobody but who asked for them. */
export const openExportStorage = (env: Env): Storage => storageIn(env, exportsFolder(env), '.exports/')

/** The folder of videos' thumbnails stored on this machine. */
export const thumbnailsFolder = ({ DATA_DIR }: Env): string => join(DATA_DIR, 'thumbnails')

/** Where the thumbnails of videos are kept: beside the uploads, for all tenants together. */
export const openThumbnailStorage = (env: Env): Storage => storageIn(env, thumbnailsFolder(env), '.thumbnails/')

/**
 * The S3 client is large, and loaded only if there is a bucket. Below a prefix everything is ours; without one only what
 * is named as uploads are.
 */
function storageIn(env: Env, folder: string, prefix: string): Storage {
  if (!env.S3_ENDPOINT) return diskStorage(folder)
  let client: Promise<Storage> | undefined
  const bucket = (): Promise<Storage> =>
    (client ??= import('./s3.ts').then(({ s3Storage }) =>
      s3Storage(env, prefix, prefix === '' ? isUploadKey : () => true),
    ))
  return {
    put: async (...args) => (await bucket()).put(...args),
    open: async (...args) => (await bucket()).open(...args),
    remove: async (key) => (await bucket()).remove(key),
    keysWith: async (start) => (await bucket()).keysWith(start),
    async *keysBefore(moment) {
      yield* (await bucket()).keysBefore(moment)
    },
    async *filesBefore(moment) {
      yield* (await bucket()).filesBefore(moment)
    },
    abortUnfinished: async (moment) => (await bucket()).abortUnfinished(moment),
  }
}
