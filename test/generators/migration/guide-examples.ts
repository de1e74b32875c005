import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { z } from 'zod'
import { entity, type Entity } from '../../../entities/language/entity.ts'
import * as kinds from '../../../entities/language/fields/index.ts'
import { draftMigration, type MigrationOptions } from '../../../generators/migration/draft.ts'
import { dialects, type Dialect } from '../../../generators/migration/sql.ts'
import { readGuide } from '../../../server/features/guides/guides.ts'
import { readMarkdown } from '../../../server/features/guides/markdown.ts'
import { systemSql } from './tables.ts'

/** The cells of rows as the guide shows them; null for a dash. */
type Cells = readonly (readonly (string | null)[])[]

interface Shown {
  readonly entity: Entity
  readonly columns: readonly string[]
  readonly rows: Cells
}

/** A change that the guide shows, with what its reader adds to the draft by hand. */
export interface Change extends Shown {
  readonly heading: string
  /** What `generate` is told on the command line. */
  readonly options: MigrationOptions
  readonly byHand: Readonly<Record<Dialect, string>>
}

const declared = (text: string): Entity => {
  const context = createContext({ z, ...kinds })
  const declaration = runInContext(`({ ${text} })`, context) as object
  return entity('leaflet', {
    sites: ['emu-esu-com'],
    menu: { group: 'content', icon: 'ArticleOutlined' },
    ...declaration,
  } as never)
}

/** A table of words: columns stand two spaces apart or more. */
function tableIn(text: string): Pick<Shown, 'columns' | 'rows'> {
  const [columns, ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/))
  return { columns: columns!, rows: rows.map((row) => row.map((cell) => (cell === '-' ? null : cell))) }
}

/** What `npm run generate -- …` says. */
function optionsIn(command: string): MigrationOptions {
  const [, allowed, at, value] = /(?:(--(?:narrow|drop) \S+)|--fill (\S+?)=(\S+))$/.exec(command.trim()) ?? []
  return { allowed: allowed ? [allowed] : [], fill: at ? { [at]: value! } : {} }
}

/** The entity and the rows that the guide starts from, and each change that shows other ones. */
export function guideExamples(): { readonly start: Shown; readonly changes: readonly Change[] } {
  let heading = ''
  const sections = new Map<string, { readonly info: string; readonly text: string }[]>([['', []]])
  for (const token of readMarkdown(readGuide('migrations', 'en'))) {
    if (token.type === 'heading' && token['depth'] === 2) sections.set((heading = String(token['text'])), [])
    if (token.type === 'code')
      sections.get(heading)!.push({ info: String(token['lang'] ?? ''), text: String(token['text']) })
  }
  const shown = (codes: readonly { readonly info: string; readonly text: string }[]) => {
    const textOf = (info: RegExp): string => codes.find((code) => info.test(code.info))?.text ?? ''
    const [declaration, table] = [textOf(/^ts$/), textOf(/^text$/)]
    return declaration && table ? { entity: declared(declaration), ...tableIn(table), textOf } : undefined
  }
  const changes = [...sections].flatMap(([heading, codes]) => {
    const found = heading === '' ? undefined : shown(codes)
    if (!found) return []
    const { textOf, ...rest } = found
    const byHand = { sqlite: textOf(/\.sqlite\.sql$/), postgres: textOf(/\.postgres\.sql$/) }
    return [{ heading, ...rest, options: optionsIn(textOf(/^console$/)), byHand }]
  })
  return { start: shown(sections.get('')!)!, changes }
}

/** Writes into a folder the migrations that make the table of the guide, with the tables that its history is in. */
export function writeStart(folder: string, { entity: start }: Shown): void {
  const draft = draftMigration({}, [start])
  for (const dialect of dialects) {
    writeFileSync(join(folder, `0001-system.${dialect}.sql`), systemSql(dialect))
    writeFileSync(join(folder, `0002-leaflet.${dialect}.sql`), draft[dialect])
  }
}

/** Writes the migration of a change beside them. */
export function writeChange(folder: string, start: Shown, { entity: after, options, byHand }: Change): void {
  const draft = draftMigration(draftMigration({}, [start.entity]).shape, [after], options)
  if (draft.refused.length > 0) throw new Error(draft.refused.map(({ what }) => what).join())
  for (const dialect of dialects)
    writeFileSync(join(folder, `0003-change.${dialect}.sql`), `${draft[dialect]}\n${byHand[dialect]}`)
}

/** The statement that inserts the rows of the guide, for a tenant `t`. */
export const insertRows = ({ columns, rows }: Shown): string =>
  rows
    .map(
      (row, index) =>
        `INSERT INTO "leaflet" ("tenant_id", "id", "version", "createdAt", "updatedAt", ${columns.map((name) => `"${name}"`).join(', ')})
         VALUES ('t', '${index}', 1, '', '', ${row.map((cell) => (cell === null ? 'NULL' : `'${cell}'`)).join(', ')});`,
    )
    .join('\n')

export const selectRows = ({ columns }: Shown): string =>
  `SELECT ${columns.map((name) => `CAST("${name}" AS TEXT) AS "${name}"`).join(', ')} FROM "leaflet" ORDER BY "id"`

/** How many examples there are: a rename, a split, another type, a required field, a drop. */
export const exampleCount = 5
