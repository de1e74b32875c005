import { inWidth, widthsOf } from '../../entities/upload-address.ts'
import { uploadMost } from '../../entities/upload.ts'
import type { Storage } from '../storage/storage.ts'
import { keyOf, randomName } from './names.ts'
import { keepPicture } from './picture.ts'
import type { Received } from './receive.ts'
import { refused } from './refused.ts'
import type { Kept } from './rows.ts'
import { sniff } from './sniff.ts'

const megabyte = 1024 * 1024

/** Puts a file that has arrived into the storage, and answers what there is to know of it. */
export async function keepFile(storage: Storage, tenant: string, { file, size, title }: Received): Promise<Kept> {
  const { kind, type, extension } = await named(title, () => sniff(file))
  if (size > uploadMost[kind]) throw refused('upload.tooLarge', { max: uploadMost[kind] / megabyte }, title)
  const name = randomName(extension)
  if (kind !== 'image') {
    await whole(storage, tenant, { name, width: null }, () => storage.put(keyOf(tenant, name), file, type))
    return { name, kind, type, size, width: null, height: null, title }
  }
  const picture = await named(title, () => keepPicture(tenant, file, type))
  const { width, height } = picture
  await whole(storage, tenant, { name, width }, async () => {
    for (const each of picture.narrower) await storage.put(keyOf(tenant, inWidth(name, each.width)), each.file, webp)
    await storage.put(keyOf(tenant, name), picture.file, webp)
  })
  return { name, kind, type: webp, size: picture.size, width, height, title }
}

/** Puts a file into the storage in all its widths, or in none. */
async function whole(
  storage: Storage,
  tenant: string,
  file: Pick<Kept, 'name' | 'width'>,
  put: () => Promise<void>,
): Promise<void> {
  try {
    await put()
  } catch (error) {
    // A storage that does not even remove has its own fault told; what stays is swept once it is an hour old.
    await dropFile(storage, tenant, file).catch(() => {})
    throw error
  }
}

const webp = 'image/webp'

/** Takes out of the storage what was kept of a file, in all widths. */
export async function dropFile(storage: Storage, tenant: string, { name, width }: Pick<Kept, 'name' | 'width'>) {
  for (const each of width === null ? [] : widthsOf(width)) await storage.remove(keyOf(tenant, inWidth(name, each)))
  await storage.remove(keyOf(tenant, name))
}

/** A refusal names the file it is about. */
async function named<T>(title: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { rule, params } =
      (error as { data?: { issues?: [{ rule?: never; params?: object }] } }).data?.issues?.[0] ?? {}
    throw rule ? refused(rule, { ...params }, title) : error
  }
}
