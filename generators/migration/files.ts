import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Draft } from './draft.ts'
import type { Shape } from './shape.ts'
import { dialects } from './sql.ts'

const folder = 'server/migrations'
const snapshot = `${folder}/snapshot.json`

/** The shape after the last migration; empty before the first. */
export const readSnapshot = (root: string): Shape =>
  existsSync(join(root, snapshot)) ? (JSON.parse(readFileSync(join(root, snapshot), 'utf8')) as Shape) : {}

/** The files of the migrations that change no table of an entity, in order: those of Captain itself, and of modules. */
export function systemMigrations(root: string): readonly string[] {
  const ofEntities = Object.keys(readSnapshot(root))
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .filter((file) => {
      const text = readFileSync(join(root, folder, file), 'utf8')
      const tables = [...text.matchAll(/\b(?:TABLE|INTO|UPDATE|FROM|ON) "(\w+)"/g)].map(([, table]) => table!)
      return !tables.some((table) => ofEntities.includes(table))
    })
}

/** The files of a draft: the next number's migration for each database, and the new snapshot. */
export function migrationFiles(root: string, draft: Draft): ReadonlyMap<string, string> {
  const texts =
    draft.sqlite === '' && draft.postgres === ''
      ? []
      : dialects.map(
          (dialect) =>
            [`${folder}/${nextNumber(root)}-${draft.name}.${dialect}.sql`, draft[dialect] || nothingHere] as const,
        )
  return new Map([...texts, [snapshot, `${JSON.stringify(draft.shape, null, 2)}\n`]])
}

/** What changes for one database alone has its number for the other, too. */
const nothingHere = '-- Nothing changes for this database.\n'

function nextNumber(root: string): string {
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
  const numbers = files.flatMap((file) => /^([0-9]{4})-/.exec(file)?.[1] ?? []).map(Number)
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}
