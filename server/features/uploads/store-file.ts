import { srcInWidth } from '../../../entities/language/uploads/upload-url.ts'
import { maxUploadBytes } from '../../../entities/language/uploads/upload-kinds.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { storageKey, randomFileName } from './file-names.ts'
import { rewriteUploaded } from './rewrite-picture.ts'
import type { Received } from './receive.ts'
import { uploadError } from './upload-error.ts'
import type { StoredFile } from './insert-upload.ts'
import { detectType } from './detect-type.ts'

const megabyte = 1024 * 1024

/** Moves a received file into the storage; returns the facts about it. */
export async function storeFile(
  storage: Storage,
  tenant: string,
  { file, size, title, digest }: Received,
): Promise<StoredFile> {
  const { kind, type, extension } = await namingFile(title, () => detectType(file))
  if (size > maxUploadBytes[kind]) throw uploadError('upload.tooLarge', { max: maxUploadBytes[kind] / megabyte }, title)
  const name = randomFileName(extension)
  if (kind !== 'image') {
    await storeAtomically(storage, tenant, name, () => storage.put(storageKey(tenant, name), file, type))
    return { name, kind, type, size, width: null, height: null, title, digest }
  }
  const picture = await namingFile(title, () => rewriteUploaded(tenant, file, type))
  const { width, height, color } = picture
  await storeAtomically(storage, tenant, name, async () => {
    for (const each of picture.narrower)
      await storage.put(storageKey(tenant, srcInWidth(name, each.width)), each.file, webp)
    await storage.put(storageKey(tenant, name), picture.file, webp)
  })
  return { name, kind, type: webp, size: picture.size, width, height, title, digest, color }
}

/** Stores a file in all its widths, or in none. */
async function storeAtomically(
  storage: Storage,
  tenant: string,
  name: string,
  put: () => Promise<void>,
): Promise<void> {
  try {
    await put()
  } catch (error) {
    // If even removing fails, the storage's original error is reported; what remains is swept once it is an hour old.
    await removeFile(storage, tenant, { name }).catch(() => {})
    throw error
  }
}

const webp = 'image/webp'

/** Removes a file from the storage, with all copies that there are of it; the file itself last. */
export async function removeFile(storage: Storage, tenant: string, { name }: Pick<StoredFile, 'name'>): Promise<void> {
  const key = storageKey(tenant, name)
  const copies = await storage.keysWith(key.replace(/\.\w+$/, '-'))
  for (const each of copies) await storage.remove(each)
  await storage.remove(key)
}

/** Adds the file's name to upload errors. */
async function namingFile<T>(title: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { rule, params } =
      (error as { data?: { issues?: [{ rule?: never; params?: object }] } }).data?.issues?.[0] ?? {}
    throw rule ? uploadError(rule, { ...params }, title) : error
  }
}
