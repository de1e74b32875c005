import { hasValue } from '../../../entities/language/condition.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import {
  derivedIssues,
  derivedValues,
  followedReferences,
  inputField,
} from '../../../entities/language/input/derive.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { Operation } from '../../base/db/query.ts'
import { invalid } from '../../base/errors/api-error.ts'
import type { Draft } from './change-kinds.ts'
import type { Context } from './context.ts'
import { perEntity } from './per-entity.ts'
import { findRow } from './read-row.ts'
import { entityByName } from './registry.ts'
import { fromStored, rowValues, toStored, type Row, type Stored } from './stored-values.ts'

const referencesOf = perEntity(followedReferences)

/**
 * A draft with what the declaration derives of its changed fields. Throws if that breaks a rule of its field. What a
 * referenced record says is read now, and kept: its own later changes change nothing here.
 */
export function* withDerivedValues(
  context: Context,
  before: Row | undefined,
  draft: Draft,
  changed: readonly string[],
): Operation<Draft> {
  const { entity, tenant } = context
  if (!entity.derived) return draft
  const record = { ...(before ? rowValues(entity, before) : emptyRecord(context)), ...draft.record }
  const isAffected = Object.entries(entity.derived).some(
    ([name, { from }]) => !hasValue(record[name]) || from.some((path) => changed.includes(inputField(path))),
  )
  if (!isAffected) return draft
  const atSite = new Set(siteFields(entity, tenant.site).map(({ name }) => name))
  const computed = derivedValues(entity, record, changed, yield* referencedRecords(context, record))
  const values = Object.fromEntries(Object.entries(computed).filter(([name]) => atSite.has(name)))
  const issues = derivedIssues(entity, values)
  if (issues.length > 0) throw invalid(issues, entity.name)
  return withValues(context, before, draft, values)
}

/** A draft with further values. What is as it was is no change. */
function withValues({ entity }: Context, before: Row | undefined, draft: Draft, values: Values): Draft {
  const columns: Record<string, Stored> = { ...draft.columns }
  const changed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const stored = toStored(entity.fields[name]!.storage, value)
    if (stored === (before?.[name] ?? null) && !(name in columns)) continue
    columns[name] = stored
    changed[name] = value
  }
  return withChanged(draft, columns, changed)
}

/** A draft with further columns, as they are stored. */
export const withColumns = ({ entity }: Context, draft: Draft, columns: Row): Draft =>
  withChanged(
    draft,
    { ...draft.columns, ...columns },
    Object.fromEntries(
      Object.entries(columns).map(([name, stored]) => [name, fromStored(entity.fields[name]!.storage, stored)]),
    ),
  )

const withChanged = (draft: Draft, columns: Row, changed: Values): Draft => ({
  ...draft,
  columns,
  ...(draft.values && { values: { ...draft.values, ...changed } }),
  ...(draft.newValues && { newValues: { ...draft.newValues, ...changed } }),
  record: { ...draft.record, ...changed },
})

const emptyRecord = ({ entity }: Context): Values =>
  Object.fromEntries(Object.keys(entity.fields).map((name) => [name, null]))

/** The records that derived values are made of, as the tenant has them now; null for one that is not there. */
function* referencedRecords(context: Context, record: Values): Operation<Readonly<Record<string, Values | null>>> {
  const records: Record<string, Values | null> = {}
  for (const name of referencesOf(context.entity)) {
    const id = record[name]
    if (typeof id !== 'string') continue
    const entity = entityByName(context.entity.fields[name]!.to!)!
    const row = yield* findRow({ ...context, entity, parent: undefined }, id)
    records[name] = row && row.trashedAt === null ? rowValues(entity, row) : null
  }
  return records
}
