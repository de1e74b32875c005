import { z } from 'zod'
import { secretFile } from '../../base/storage/persistent-secret.ts'
import { CannotStart } from '../../base/cannot-start.ts'
import { isAhead } from './ahead.ts'
import { DamagedObject, storedContent, type StoredContent, type Vault } from './vault.ts'

/** What of a table is in a backup: how many rows, and a checksum over them in the order of their keys. */
const tableContent = z.object({ rows: z.int(), checksum: z.string() })
export type TableContent = Readonly<z.output<typeof tableContent>>

/** Secrets that Captain drew itself, in `DATA_DIR`; backed up only if that is encrypted. */
export const drawnSecrets = [secretFile] as const

/** A folder and a name in it, neither of which leads out of it. */
const storageKey = z.string().regex(/^[\w-]+\/[\w-][\w.-]*$/)

/** A file beside the database: `store` names the storage, and `key` the file in it. */
const backedUpFile = z.discriminatedUnion('store', [
  storedContent.extend({ store: z.enum(['uploads', 'generated', 'thumbnails']), key: storageKey }),
  storedContent.extend({ store: z.literal('secrets'), key: z.enum(drawnSecrets) }),
])
export type BackedUpFile = Readonly<z.output<typeof backedUpFile>>
export type FileStore = BackedUpFile['store']

/** What a backup consists of. */
const manifest = z.object({
  format: z.literal(1),
  /** The version of Captain that made it. */
  captain: z.string(),
  /** Which database it was taken of; it can be restored into either. */
  dialect: z.enum(['sqlite', 'postgres']),
  /** Which installation it is of; unknown of the first ones that were made. */
  installation: z.string().optional(),
  takenAt: z.iso.datetime(),
  /** The migrations that its schema has. */
  migrations: z.array(z.string()),
  /** An SQLite file. */
  database: storedContent,
  tables: z.record(z.string(), tableContent),
  /** How many files there are, and their sizes together; they are listed in contents of their own, one for each tenant. */
  files: z.object({ count: z.int(), size: z.int(), lists: z.array(storedContent) }),
  /** The files that the database names and that were in no storage. */
  missing: z.array(z.string()),
})
export type Manifest = Readonly<z.output<typeof manifest>>

const folder = 'backups/'

/** The name of a backup: the moment at which it was taken, in UTC and sortable. */
export const backupName = (at: Date): string =>
  at
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d+Z/, 'Z')

/** When a backup was taken, by its name; undefined if that is no backup's name. */
export function momentOf(name: string): Date | undefined {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(name) ?? []
  if (parts.length === 0) return undefined
  const [year, month, day, hour, minute, second] = parts
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** The names of the backups that there are, the newest first; those that a clock made which was ahead come last. */
export async function listBackups({ target }: Vault): Promise<readonly string[]> {
  const names: string[] = []
  for await (const name of target.list(folder))
    if (momentOf(name.slice(folder.length))) names.push(name.slice(folder.length))
  const { ahead = [], others = [] } = Object.groupBy(names.sort().reverse(), (name) =>
    isFromAhead(name) ? 'ahead' : 'others',
  )
  return [...others, ...ahead]
}

/** Whether a clock made a backup which was ahead, by its name. */
export const isFromAhead = (name: string): boolean => isAhead(momentOf(name)!)

export async function readManifest(vault: Vault, name: string): Promise<Manifest> {
  const bytes = await vault.get(folder + name)
  if (!bytes) throw new CannotStart(`There is no backup ${name} in ${vault.target.place}.`)
  const parsed = manifest.safeParse(JSON.parse(bytes.toString()))
  if (!parsed.success)
    throw new CannotStart(`This Captain does not know the form of the backup ${name}. Use a newer one.`)
  return parsed.data
}

/**
 * Reads from backups. If anything is damaged, throws CannotStart with a sentence that says which backups need it, and
 * which is the newest that does not.
 */
export async function reportingAffectedBackups<T>(vault: Vault, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof DamagedObject)) throw error
    const names = await listBackups(vault)
    const affected: string[] = []
    for (const name of names) if (await needs(vault, name, error.chunk)) affected.push(name)
    const whole = names.find((name) => !affected.includes(name))
    const more = affected.length > 5 ? ` and ${affected.length - 5} earlier ones` : ''
    throw new CannotStart(
      `${error.message} It is part of ${affected.slice(0, 5).join(', ')}${more}. ${
        whole === undefined ? 'No backup is without it.' : `The newest without it is ${whole}.`
      } If the original is still there, the next backup stores it anew, for all of them.`,
    )
  }
}

/** Whether a chunk is part of a backup; one that cannot be read needs whatever is damaged. */
async function needs(vault: Vault, name: string, chunk: string): Promise<boolean> {
  try {
    const { database, files } = await readManifest(vault, name)
    if ([database, ...files.lists].some(({ chunks }) => chunks.includes(chunk))) return true
    for (const list of files.lists)
      for (const { chunks } of await readFileList(vault, list)) if (chunks.includes(chunk)) return true
    return false
  } catch (error) {
    if (error instanceof CannotStart) return true
    throw error
  }
}

export const writeManifest = (vault: Vault, name: string, content: Manifest): Promise<void> =>
  vault.put(folder + name, Buffer.from(JSON.stringify(content)))

export const removeManifest = ({ target }: Vault, name: string): Promise<void> => target.remove(folder + name)

/** The files of a list; throws CannotStart if one would lie elsewhere than where Captain keeps files. */
export async function readFileList(vault: Vault, list: StoredContent): Promise<readonly BackedUpFile[]> {
  const parts: Buffer[] = []
  for await (const part of vault.load(list)) parts.push(part)
  const lines = Buffer.concat(parts).toString().split('\n')
  return lines.filter(Boolean).map((line) => {
    const file = backedUpFile.safeParse(JSON.parse(line))
    if (!file.success) throw new CannotStart(`The backup lists what is no file of Captain's: ${line.slice(0, 200)}.`)
    return file.data
  })
}

export const writeFileList = (vault: Vault, files: readonly BackedUpFile[]): Promise<StoredContent> =>
  vault.store(
    (async function* () {
      for (const file of files) yield Buffer.from(`${JSON.stringify(file)}\n`)
    })(),
    1024 * 1024,
  )
