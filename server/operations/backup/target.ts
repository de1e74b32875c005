import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** Where backups are kept: a folder, or a bucket. Names have `/` between their parts. */
export interface Target {
  /** What people know it by; without anything secret. */
  readonly place: string
  /** Stores all of it or nothing; what has the name already is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined if nothing has the name. */
  get(name: string): Promise<Buffer | undefined>
  /** The names that begin with a folder (`objects/`). */
  list(folder: string): AsyncIterable<string>
  /** When it was stored; undefined if nothing has the name. */
  storedAt(name: string): Promise<Date | undefined>
  remove(name: string): Promise<void>
  /** Moves what is damaged to `damaged/`, where nobody looks for it. */
  setAside(name: string): Promise<void>
}

/** Names of files that are not written yet end so. */
const unfinished = '.part'

export function folderTarget(folder: string): Target {
  const made = new Set<string>()
  const pathOf = (name: string): string => join(folder, ...name.split('/'))
  return {
    place: resolve(folder),
    async put(name, bytes) {
      const file = pathOf(name)
      const parent = dirname(file)
      if (!made.has(parent)) await mkdir(parent, { recursive: true, mode: 0o700 })
      made.add(parent)
      const handle = await open(file + unfinished, 'w', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(file + unfinished, file)
    },
    get: (name) => readFile(pathOf(name)).catch(orMissing(undefined)),
    async *list(start) {
      const entries = await readdir(pathOf(start), { recursive: true, withFileTypes: true }).catch(orMissing([]))
      for (const entry of entries)
        if (entry.isFile() && !entry.name.endsWith(unfinished))
          yield relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    },
    storedAt: async (name) => (await stat(pathOf(name)).catch(orMissing(undefined)))?.mtime,
    remove: (name) => rm(pathOf(name), { force: true }),
    async setAside(name) {
      const aside = pathOf(`damaged/${name}`)
      await mkdir(dirname(aside), { recursive: true, mode: 0o700 })
      await rename(pathOf(name), aside)
    },
  }
}

const orMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return value
    throw error
  }
