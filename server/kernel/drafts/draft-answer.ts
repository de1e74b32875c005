import { isDeepStrictEqual } from 'node:util'
import { draftFields } from '../../../entities/language/derived/draft-fields.ts'
import { visiblePeriod } from '../../../entities/language/derived/public-visibility.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { readBody } from '../../../entities/language/input/body.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import { withMessages } from '../../base/errors/api-error.ts'
import { column } from '../../base/db/column.ts'
import { changeFaults } from '../records/commit.ts'
import { tenantBindings, type Context } from '../records/context.ts'
import type { RecordRow } from '../records/read-row.ts'
import { findContent } from '../records/revision-contents.ts'
import { toSavedRecord } from '../records/saved-record.ts'
import { fromStored, rowValues, toStored } from '../records/stored-values.ts'
import type { RecordDraft } from './record-drafts.ts'

/** A field that both a draft and its record changed since the draft was begun. */
export interface DraftConflict {
  readonly field: string
  readonly draft: unknown
  readonly live: unknown
}

/** Whether the public sees a record, or does at times. */
export const isPublished = ({ entity, tenant }: Context, row: RecordRow): boolean =>
  visiblePeriod(entity, tenant.site, rowValues(entity, row), 'staff') !== undefined

/** What a draft changes of a record as it is now: without fields that its entity or site no longer has. */
export function draftChanges({ entity, tenant }: Context, row: RecordRow, { values }: RecordDraft): Values {
  const changed = draftFields(entity, tenant.site).filter(
    ({ name, storage }) => Object.hasOwn(values, name) && toStored(storage, values[name]) !== (row[name] ?? null),
  )
  return Object.fromEntries(changed.map(({ name }) => [name, values[name]]))
}

/** What both a draft and its record changed since the draft was begun, where they do not agree. */
export function* draftConflicts(
  context: Context,
  row: RecordRow,
  draft: RecordDraft,
): Operation<readonly DraftConflict[]> {
  if (draft.basis === row.version) return []
  const content = yield* findContent(context, row.id, draft.basis)
  const then: Values = content === undefined ? {} : JSON.parse(content)
  const changes = draftChanges(context, row, draft)
  return Object.keys(changes).flatMap((field) => {
    const live = fromStored(context.entity.fields[field]!.storage, row[field] ?? null)
    return isDeepStrictEqual(live, then[field] ?? null) ? [] : [{ field, draft: changes[field], live }]
  })
}

/** What publishing a draft would be refused for now, by the rules that are declared. */
function* publishingIssues(context: Context, row: RecordRow, changes: Values): Operation<readonly Issue[]> {
  const { entity, tenant } = context
  const read = readBody(entity, tenant.site, 'edit', changes)
  const record = { ...rowValues(entity, row), ...changes, id: row.id }
  const faults = yield* changeFaults(context, changes, record, changes, { before: row, former: {} })
  const known = new Set<string>()
  return [...(read.issues ?? []), ...faults].filter(({ path, rule }) => {
    const key = `${path.join('.')} ${rule}`
    return !known.has(key) && known.add(key)
  })
}

/**
 * A record as it will be once its draft is published, with what is to be known of the draft; without one, as it is
 * published, and `draft` is null.
 */
export function* draftAnswer(context: Context, row: RecordRow, draft: RecordDraft | undefined): Operation<Values> {
  const live = JSON.parse(toSavedRecord(context, row).json) as Values
  if (!draft) return { ...live, draft: null }
  const changes = draftChanges(context, row, draft)
  const people = yield* peopleOf(context, [draft.createdBy, draft.updatedBy, draft.scheduledBy])
  const person = (id: string | null) => people.get(id ?? '') ?? null
  const { basis, version, publishAt, language, createdAt, updatedAt } = draft
  return {
    ...live,
    ...changes,
    version,
    draft: {
      changed: Object.keys(changes),
      basis,
      liveVersion: row.version,
      isBehind: basis !== row.version,
      isPublished: isPublished(context, row),
      conflicts: yield* draftConflicts(context, row, draft),
      issues: withMessages(yield* publishingIssues(context, row, changes), context.entity.name),
      publishAt,
      scheduledBy: person(draft.scheduledBy),
      language,
      createdAt,
      createdBy: person(draft.createdBy),
      updatedAt,
      updatedBy: person(draft.updatedBy),
      version,
    },
  }
}

interface Person {
  readonly id: string
  readonly name: string
}

/** The accounts and keys of ids, by id. */
export function* peopleOf(context: Context, ids: readonly (string | null)[]): Operation<ReadonlyMap<string, Person>> {
  const { scope, fn, cachedStatement } = context.store
  const bound = { ...tenantBindings(context), ids: JSON.stringify(ids.filter((id) => id !== null)) }
  const accounts = cachedStatement<Person>`accounts of a draft`(() =>
    installation(scope.dialect)
      .selectFrom('auth_user')
      .where(fn.inJsonArray(column('auth_user', 'id'), param('ids')))
      .select(['auth_user.id', 'auth_user.name']),
  )
  const keys = cachedStatement<Person>`keys of a draft`(() =>
    scope
      .selectFrom('api_key')
      .where(fn.inJsonArray(column('api_key', 'id'), param('ids')))
      .select(['api_key.id', 'api_key.name']),
  )
  const found = [...(yield* all(accounts({ ids: bound.ids }))), ...(yield* all(keys(bound)))]
  return new Map(found.map((person) => [person.id, person]))
}
