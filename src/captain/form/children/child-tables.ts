import type { Values } from '../../../../entities/language/input/body.ts'
import type { Entity } from '../../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import { formFields } from '../../../../entities/language/site-fields.ts'
import { issueText } from '../../../../locales/issue-text.ts'
import { prepareInputs } from '../../../fields/input/by-kind.ts'
import { screens as all } from '../../../generated/screens.ts'
import type { CaptainDataProvider } from '../../../kernel/api/data-provider.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import type { ScreenMap } from '../../../kernel/context/screen-map.ts'
import type { ChildRow, ChildTables } from '../../../kernel/form/child-tables.ts'
import { labelsOf } from '../../../kernel/words/labels.ts'
import type { Words } from '../../../shell/words/words.ts'
import {
  bodyOf,
  childTableOf,
  copyOf,
  derivedOf,
  mergeRows,
  rowFaults,
  rowOf,
  savedRows,
  storableRows,
  type ChildTable,
} from './child-rows.ts'
import { Table } from './child-table.tsx'
import { keepTables } from './loaded.ts'

/** More rows than these are changed in the list of the children. */
const mostRows = 100

type Rows = readonly ChildRow[]

/** Loads what the form of an entity needs to show the children of some entities as tables. */
export async function loadTables(words: Words, parent: string, children: readonly string[]): Promise<void> {
  const modules = await Promise.all([
    ...children.map((name) => (all as ScreenMap)[name]!.load()),
    words.load(...children.map((name) => `entities/${name}` as const)),
  ])
  const entities = modules.flatMap((each) => (each && 'entity' in each ? [each.entity] : []))
  for (const each of entities) prepareInputs(each)
  keepTables(parent, entities, (about) => tablesOf(entities, about))
}

/**
 * The records as they were read or saved last, by id: rules of a row also ask for what it does not show. They go with the
 * data provider, which is that of one visit to a tenant.
 */
const known = new WeakMap<CaptainDataProvider, Map<string, Values>>()

function recordsOf(provider: CaptainDataProvider): Map<string, Values> {
  const records = known.get(provider) ?? new Map<string, Values>()
  known.set(provider, records)
  return records
}

interface About {
  readonly site: SiteSlug
  readonly provider: CaptainDataProvider
  readonly words: Words
}

/** The fields of new rows that lists leave out. */
const heavyFields = ({ entity, site }: ChildTable): readonly string[] =>
  formFields(entity, 'create', site).flatMap(({ name, heavy }) => (heavy ? [name] : []))

/** The tables of one form. */
export function tablesOf(entities: readonly Entity[], { site, provider, words }: About): ChildTables {
  const { translate } = words
  const records = recordsOf(provider)
  const tables = new Map(
    entities.filter(({ sites }) => sites[site]).map((each) => [each.name, childTableOf(each, site)]),
  )
  const keep = (list: readonly CaptainRecord[]): void => list.forEach((record) => records.set(record.id, record))
  const recordOf = ({ id }: ChildRow) => (id === undefined ? undefined : records.get(id))
  const each = <T>(make: (table: ChildTable, name: string) => T): Record<string, T> =>
    Object.fromEntries([...tables].map(([name, table]) => [name, make(table, name)]))
  const rowsIn = (values: Values, name: string) => values[name] as Rows | null | undefined

  /** The children of a record as rows; null where there are too many. */
  async function readRows(
    id: string,
    make: (table: ChildTable, record: CaptainRecord) => ChildRow,
    includeOf: (table: ChildTable) => readonly string[] = () => [],
  ): Promise<Record<string, Rows | null>> {
    const read = [...tables].map(async ([name, table]) => {
      const [field, order] = table.order === undefined ? (table.entity.sort ?? ['id', 'ASC']) : [table.order, 'ASC']
      const include = includeOf(table)
      const { data, total = 0 } = await provider.getList<CaptainRecord>(name, {
        pagination: { page: 1, perPage: mostRows },
        sort: { field, order: order as 'ASC' | 'DESC' },
        filter: {},
        meta: { parent: id, aside: true, ...(include.length > 0 && { include }) },
      })
      keep(data)
      return [name, total > mostRows ? null : data.map((record) => make(table, record))] as const
    })
    return Object.fromEntries(await Promise.all(read))
  }

  return {
    names: [...tables.keys()],
    Table,
    read: (id) => readRows(id, rowOf),
    readCopies: (id) => readRows(id, copyOf, heavyFields),
    derived: (name, row, referenced) => derivedOf(tables.get(name)!, row, recordOf(row), referenced),
    faults: (values, base) =>
      [...tables].flatMap(([name, table]) =>
        rowFaults(table, rowsIn(values, name) ?? [], rowsIn(base, name) ?? [], recordOf).map((issue) => ({
          ...issue,
          path: [name, ...issue.path],
        })),
      ),
    body(values, base) {
      const bodies = each((table, name) => bodyOf(table, rowsIn(values, name) ?? [], rowsIn(base, name) ?? []))
      return Object.fromEntries(Object.entries(bodies).filter(([, body]) => body !== undefined))
    },
    saved(body, sent, base, answer) {
      if (Object.keys(body).some((name) => !Array.isArray(answer[name]))) return undefined
      return each((table, name) => {
        if (!body[name]) return rowsIn(base, name) ?? null
        const answered = answer[name] as readonly CaptainRecord[]
        keep(answered)
        return savedRows(table, body[name] as readonly Values[], rowsIn(sent, name)!, answered)
      })
    },
    merge: (base, mine, theirs) =>
      each((table, name) => {
        const [from, own, other] = [base, mine, name in theirs ? theirs : base].map((side) => rowsIn(side, name))
        if (own && other) return mergeRows(table, from ?? [], own, other)
        return (name in theirs ? other : own) ?? null
      }),
    storable: (values) => ({
      ...values,
      ...each((table, name) => {
        const rows = rowsIn(values, name)
        return rows ? storableRows(table, rows) : rows
      }),
    }),
    isPersonal: (name) => tables.get(name)?.fields.some(({ personal }) => personal) === true,
    words(issue, inSummary = false) {
      const [name, place, ...path] = issue.path
      const labels = labelsOf(words, String(name), site)
      const text =
        issue.rule === 'integrity.recordChanged'
          ? translate('forms.children.changed')
          : issueText(translate, labels, { ...issue, path })
      return inSummary && typeof place === 'number'
        ? translate('forms.children.at', { plural: labels.plural, n: place + 1, text })
        : text
    },
  }
}
