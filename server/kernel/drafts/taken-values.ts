import { sql } from 'kysely'
import type { Field } from '../../../entities/language/entity.ts'
import { titleOf } from '../../../entities/language/entity.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
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
  const issues: Issue[] = []
  for (const field of uniqueIn(context, values)) {
    const title = yield* draftedBy(context, field, String(values[field.name]), id)
    if (title !== undefined) issues.push({ path: [field.name], rule: 'integrity.usedInDraft', params: { title } })
  }
  if (issues.length > 0) throw invalid(issues, context.entity.name)
}

const uniqueIn = ({ entity }: Context, values: Values): readonly Field[] =>
  (entity.unique ?? []).flatMap((name) =>
    values[name] === undefined || values[name] === null || values[name] === '' ? [] : [entity.fields[name]!],
  )

/** The title of the record, other than one, whose open draft has a value. */
export function* draftedBy(
  context: Context,
  { name, caseInsensitive }: Field,
  value: string,
  except: string,
): Operation<string | undefined> {
  const { store, entity } = context
  const statement = store.cachedStatement<{ title: string | null }>`value of a draft|${entity.name}|${name}`(() => {
    const { table, select } = store.scope.records(entity)
    const drafted = store.fn.textAt(store.fn.fromText(column('record_draft', 'values')), name)
    const drafts = openDraftsOf(store)
      .where('record_draft.recordId', '!=', param('except'))
      .where(
        caseInsensitive
          ? sql<boolean>`lower(${drafted}) = lower(${param('value')})`
          : sql<boolean>`${drafted} = ${param('value')}`,
      )
      .select('record_draft.recordId')
    return select()
      .where(sql<boolean>`${column(table, 'id')} in ${drafts}`)
      .where(column(table, 'trashedAt'), 'is', null)
      .limit(1)
      .select(column(table, titleOf(entity)).as('title'))
  })
  const row = yield* first(statement({ ...tenantBindings(context), value, except }))
  return row && String(row.title ?? '')
}
