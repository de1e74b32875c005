import type { Entity } from '../../../entities/language/entity.ts'
import { rowsOf, textOf } from '../exports/cells.ts'
import { makePlan } from '../exports/make-plan.ts'
import { readReferenced } from '../exports/run-export.ts'
import type { Operation } from '../../base/db/query.ts'
import type { Language } from '../../base/locale/translator.ts'
import type { Context } from '../../kernel/records/context.ts'
import type { RecordRow } from '../../kernel/records/read-row.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'

type Values = Readonly<Record<string, unknown>>

/** The records that others refer to, by entity and id. */
type Related = ReadonlyMap<string, ReadonlyMap<string, Values>>

/** How an export shows values: what a cell says is compared with it, and people are shown it. */
export interface ShownValues {
  /** What the rows refer to. */
  related(rows: readonly RecordRow[]): Operation<Related>
  /** The texts of a row's field in an export: of a reference its title and its id. */
  texts(row: RecordRow, field: string, related: Related): readonly string[]
}

export function shownValues(
  context: Context & { readonly entity: Entity },
  {
    origin,
    language,
    fields,
  }: { readonly origin: string; readonly language: Language; readonly fields: readonly string[] },
): ShownValues {
  const { store, entity, tenant } = context
  const setting = { entity, site: tenant.site, origin, sortedBy: 'id', details: {} }
  const { plan, related: reads } = makePlan(setting, { format: 'csv', encoding: 'utf-8', language, columns: fields })
  const cache = new WeakMap<RecordRow, ReadonlyMap<string, readonly string[]>>()
  const textsOf = (row: RecordRow, related: Related): ReadonlyMap<string, readonly string[]> => {
    const find = (to: string, id: string): Values | undefined => related.get(to)?.get(id)
    const [cells = []] = rowsOf(plan, { ...rowValues(entity, row), id: row.id }, find, () => {})
    const texts = new Map<string, string[]>()
    for (const [place, { values }] of plan.columns.entries()) {
      const { field } = values[0]!
      texts.set(field, [...(texts.get(field) ?? []), textOf(plan, cells[place]!)])
    }
    return texts
  }
  return {
    *related(rows) {
      const found = new Map<string, Map<string, Values>>()
      for (const { field, part, to } of plan.links) {
        const ids = rows.flatMap((row) => idsIn(rowValues(entity, row)[field], part))
        if (ids.length === 0) continue
        const records = JSON.parse(
          yield* readReferenced(store, tenant, to, reads[to] ?? [], [...new Set(ids)]),
        ) as Values[]
        const known = found.get(to) ?? new Map<string, Values>()
        for (const record of records) known.set(String(record.id), record)
        found.set(to, known)
      }
      return found
    },
    texts(row, field, related) {
      const known = cache.get(row) ?? textsOf(row, related)
      cache.set(row, known)
      return known.get(field) ?? []
    },
  }
}

const idsIn = (value: unknown, part: string | undefined): readonly string[] =>
  [value ?? []]
    .flat()
    .map((each) => (part === undefined ? each : (each as Values)[part]))
    .filter((id): id is string => typeof id === 'string')
