import { sql, type RawBuilder } from 'kysely'
import type { Field } from '../../../entities/language/entity.ts'
import { titleOf } from '../../../entities/language/entity.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { invalid } from '../../base/errors/api-error.ts'
import { tenantBindings, type Context } from '../records/context.ts'
import { isTaken } from '../records/taken.ts'
import { openDraftsOf } from './record-drafts.ts'

/** What is unique is unique among records and drafts together. */

/** Throws if a value of a draft that must be unique is that of another record, or of its draft. */
export function* assertNotTaken(context: Context, id: string, values: Values): Operation<void> {
  const issues: Issue[] = []
  for (const field of uniqueIn(context, values)) {
    const value = String(values[field.name])
    if (yield* isTaken(context, field, value, id)) issues.push({ path: [field.name], rule: 'duplicate', params: {} })
  }
  if (issues.length > 0) throw invalid(issues, context.entity.name)
  yield* assertNotDrafted(context, id, values)
}

/** Throws if a value that must be unique is that of another record’s draft. */
export function* assertNotDrafted(context: Context, id: string, values: Values): Operation<void> {
  const unique = uniqueIn(context, values)
  const wanted = unique.map((field) => [field, String(values[field.name])] as const)
  const drafted = yield* draftsWith(context, wanted, id)
  const issues = unique.flatMap(({ name }, place): readonly Issue[] => {
    const draft = drafted.find((each) => each[`has${place}`])
    return draft ? [{ path: [name], rule: 'integrity.usedInDraft', params: { title: draft.title ?? '' } }] : []
  })
  if (issues.length > 0) throw invalid(issues, context.entity.name)
}

const uniqueIn = ({ entity }: Context, values: Values): readonly Field[] =>
  (entity.unique ?? []).flatMap((name) =>
    values[name] === undefined || values[name] === null || values[name] === '' ? [] : [entity.fields[name]!],
  )

/** Whether the draft of a record, other than one, has a value that must be unique. */
export function* isDrafted(context: Context, field: Field, value: string, except: string): Operation<boolean> {
  return (yield* draftsWith(context, [[field, value]], except)).length > 0
}

/** A record whose open draft has some of the values: `has0` is 1 if it has the first, and so on. */
type Drafted = { readonly title: string | null } & Readonly<Record<`has${number}`, number | boolean>>

/** The records, other than one, whose open drafts have one of some values: all are asked for at once. */
function* draftsWith(
  context: Context,
  wanted: readonly (readonly [Field, string])[],
  except: string,
): Operation<readonly Drafted[]> {
  if (wanted.length === 0) return []
  const { store, entity } = context
  const fields = wanted.map(([field]) => field)
  const names = fields.map(({ name }) => name).join()
  const statement = store.cachedStatement<Drafted>`values of drafts|${entity.name}|${names}`(() => {
    const { table, select } = store.scope.records(entity)
    const id = column(table, 'id')
    const having = fields.map(({ name, caseInsensitive }, place) => {
      const drafted = store.fn.textAt(store.fn.fromText(column('record_draft', 'values')), name)
      const value = param(`value${place}`)
      return caseInsensitive ? sql<boolean>`lower(${drafted}) = lower(${value})` : sql<boolean>`${drafted} = ${value}`
    })
    const draftsOf = (condition: RawBuilder<boolean>) =>
      openDraftsOf(store)
        .where('record_draft.recordId', '!=', param('except'))
        .where(condition)
        .select('record_draft.recordId')
    return select()
      .where(sql<boolean>`${id} in ${draftsOf(sql`(${sql.join(having, sql` or `)})`)}`)
      .where(column(table, 'trashedAt'), 'is', null)
      .select([
        column(table, titleOf(entity)).as('title'),
        ...having.map((each, place) => sql<number>`${id} in ${draftsOf(each)}`.as(`has${place}`)),
      ])
  })
  const values = Object.fromEntries(wanted.map(([, value], place) => [`value${place}`, value]))
  return yield* all(statement({ ...tenantBindings(context), ...values, except }))
}
