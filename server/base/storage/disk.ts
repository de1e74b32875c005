import { createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { keysOf, type Storage, type StoredFile } from './storage.ts'

/**
 * The folders of tenants, and of what belongs to all of them (`ai`, `youtube`). What else lies there is not ours: what is
 * still coming in, or a `lost+found`, which nobody may read.
 */
const ownFolder = /^\w[\w-]*$/

/** Stores files in a folder, with a subfolder for each tenant. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string): string => join(folder, key)

  async function* filesBefore(moment: Date): AsyncGenerator<StoredFile> {
    for (const tenant of (await entriesOf(folder)).filter((name) => ownFolder.test(name))) {
      for (const name of await entriesOf(join(folder, tenant))) {
        const { mtime: modified } = await stat(join(folder, tenant, name)).catch(() => ({ mtime: moment }))
        if (modified < moment) yield { key: `${tenant}/${name}`, modified }
      }
    }
  }

  return {
    async put(key, file) {
      const target = pathOf(key)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await chmod(file, 0o600)
      await flush(file)
      await moveFile(file, target)
      // Where a folder can be opened, its entry is flushed too, to survive a power cut.
      if (process.platform !== 'win32') await flush(dirname(target), 'r')
    },
    async open(key, span) {
      try {
        const handle = await open(pathOf(key))
        return createReadStream('', { fd: handle, ...span })
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async keysWith(prefix) {
      const tenant = prefix.slice(0, prefix.lastIndexOf('/'))
      const keys = (await entriesOf(join(folder, tenant))).map((name) => `${tenant}/${name}`)
      return keys.filter((key) => key.startsWith(prefix))
    },
    filesBefore,
    keysBefore: (moment) => keysOf(filesBefore(moment)),
    // Unfinished copies have keys of their own.
    abortUnfinished: async () => {},
  }
}

/** Flushes a file, so that what was acknowledged survives a power cut. */
async function flush(path: string, flags = 'r+'): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A rename is atomic; across file systems, the file is first copied next to the target. */
async function moveFile(file: string, target: string): Promise<void> {
  try {
    await rename(file, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    try {
      await copyFile(file, `${target}.part`)
      await flush(`${target}.part`)
      await rename(`${target}.part`, target)
    } catch (fault) {
      await rm(`${target}.part`, { force: true })
      throw fault
    }
    await rm(file)
  }
}

async function entriesOf(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))
