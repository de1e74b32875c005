import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { copyFormats, type PictureCopy } from '../../../entities/language/uploads/picture-copies.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import { asDiskError } from '../../base/errors/unavailable.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { storageKey } from './file-names.ts'
import { maxWaitingCopies } from './limits.ts'
import { copyPicture } from './rewrite-picture.ts'

/** Copies of pictures by their address. */
export interface PictureCopies {
  /**
   * The copy of a tenant's picture under a name; made and kept if nobody has asked for it before. Undefined if the
   * picture itself is missing. Throws 503 if too many are waiting to be made.
   */
  open(tenant: string, picture: string, name: string, copy: PictureCopy): Promise<Readable | undefined>
}

/** When to ask again while too many are waiting, in seconds. */
const retryAfter = 10

/** Copies are made once, in the queue of all pictures, and kept beside the widths. `folder` is for work in progress. */
export function pictureCopies(storage: Storage, folder: string): PictureCopies {
  const beingMade = new Map<string, Promise<boolean>>()

  /** Returns whether there is a picture to make it of. */
  async function make(tenant: string, picture: string, key: string, copy: PictureCopy): Promise<boolean> {
    const whole = await storage.open(storageKey(tenant, picture))
    if (!whole) return false
    let work: string | undefined
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      work = await mkdtemp(join(folder, 'copy-'))
      const file = join(work, 'picture')
      await pipeline(whole, createWriteStream(file, { mode: 0o600 }))
      await storage.put(key, await copyPicture(tenant, { file, copy }), copyFormats[copy.format])
      return true
    } catch (error) {
      throw asDiskError(error) ?? error
    } finally {
      whole.destroy()
      if (work) await rm(work, { recursive: true, force: true })
    }
  }

  return {
    async open(tenant, picture, name, copy) {
      const key = storageKey(tenant, name)
      const kept = await storage.open(key)
      if (kept) return kept
      let making = beingMade.get(key)
      if (!making) {
        const waiting = [...beingMade.keys()].filter((each) => each.startsWith(`${tenant}/`))
        if (waiting.length >= maxWaitingCopies) throw new ApiError(503, undefined, { retryAfter })
        making = make(tenant, picture, key, copy).finally(() => beingMade.delete(key))
        beingMade.set(key, making)
      }
      return (await making) ? storage.open(key) : undefined
    },
  }
}
