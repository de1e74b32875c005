import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CannotStart } from './cannot-start.ts'

/** Where the data is if `DATA_DIR` is not set; `start.js` loads nothing and repeats it. */
export const defaultDataFolder = './data'

/** What the SQLite file is called; those beside it begin so, too. */
export const databaseName = 'captain.sqlite'

/** The SQLite file of an installation. */
export const databaseFile = ({ DATA_DIR }: { readonly DATA_DIR: string }): string => join(DATA_DIR, databaseName)

/**
 * Whether a name says that something lies in a folder: not what begins with a dot, nor the folder in which a file system
 * puts what it finds when it is checked (ext4), and which nobody but root may read.
 */
export const isContent = (name: string): boolean => !name.startsWith('.') && name !== 'lost+found'

/** What is written from now on, such as databases and their copies, is for this account alone; not what is built. */
export function keepFilesPrivate(): void {
  process.umask(0o077)
}

/** Makes the data folder where it is missing; throws CannotStart if nothing can be written into it. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolders(folder)
  } catch (error) {
    throw new CannotStart(`DATA_DIR: ${folder} cannot be made (${(error as Error).message}).`)
  }
  const file = join(folder, `.writable-${process.pid}`)
  try {
    writeFileSync(file, '', { mode: 0o600 })
    rmSync(file)
  } catch (error) {
    throw new CannotStart(
      `DATA_DIR: nothing can be written into ${resolve(folder)} (${(error as Error).message}). Give the user that runs Captain the folder, or set DATA_DIR to another.`,
    )
  }
}

/** With those above it. Node's own `recursive` tries for ever where a file system has no place for folders, as /proc. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return
  makeFolders(dirname(resolve(folder)))
  mkdirSync(folder, { mode: 0o700 })
}

/** With less room than this the next upload or checkpoint may find none, in bytes. */
export const minFreeBytes = 64 * 1024 * 1024
