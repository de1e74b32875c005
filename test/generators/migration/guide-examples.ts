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
  /** What it starts from: its own rows, or those of the whole guide. */
  readonly start: Shown
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
  return {
    allowed: command.match(/--(?:narrow|drop) \S+/g) ?? [],
    fill: Object.fromEntries([...command.matchAll(/--fill (\S+?)=(\S+)/g)].map(([, at, value]) => [at!, value!])),
  }
}

/** The code of a section. */
type Codes = readonly { readonly info: string; readonly text: string }[]

/** The entity and the rows that the guide starts from, and each change that shows other ones. */
export function guideExamples(): { readonly start: Shown; readonly changes: readonly Change[] } {
  let heading = ''
  const sections = new Map<string, Codes[number][]>([['', []]])
  for (const token of readMarkdown(readGuide('migrations', 'en'))) {
    if (token.type === 'heading' && token['depth'] === 2) sections.set((heading = String(token['text'])), [])
    if (token.type === 'code')
      sections.get(heading)!.push({ info: String(token['lang'] ?? ''), text: String(token['text']) })
  }
  const textsOf = (codes: Codes, info: RegExp): readonly string[] =>
    codes.filter((code) => info.test(code.info)).map(({ text }) => text)
  const shownIn = (codes: Codes): readonly Shown[] => {
    const tables = textsOf(codes, /^text$/)
    return textsOf(codes, /^ts$/)
      .slice(0, tables.length)
      .map((declaration, index) => ({ entity: declared(declaration), ...tableIn(tables[index]!) }))
  }
  const start = shownIn(sections.get('')!)[0]!
  const changes = [...sections].flatMap(([heading, codes]) => {
    const shown = heading === '' ? [] : shownIn(codes)
    const after = shown.at(-1)
    if (!after) return []
    const textOf = (info: RegExp): string => textsOf(codes, info)[0] ?? ''
    const byHand = { sqlite: textOf(/\.sqlite\.sql$/), postgres: textOf(/\.postgres\.sql$/) }
    const from = shown.length > 1 ? shown[0]! : start
    return [{ heading, ...after, start: from, options: optionsIn(textOf(/^console$/)), byHand }]
  })
  return { start, changes }
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
export function writeChange(folder: string, { start, entity: after, options, byHand }: Change): void {
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

/** How many examples there are: a rename, one of an option, a split, another type, a part of a group, a required field, a drop. */
export const exampleCount = 7
