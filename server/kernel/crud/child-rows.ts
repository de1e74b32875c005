import type { Issue } from '../../../entities/language/input/issues.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { standsInForm } from '../../../entities/language/derived/children.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { maxBulkRecords } from '../../../entities/language/shared/bulk-limit.ts'
import { runPart, type Operation } from '../../base/db/query.ts'
import { ApiError, catalogue, invalid, recordsTooLarge, scopeMissing } from '../../base/errors/api-error.ts'
import { commit, inChangeSet, type CommitOptions, type InSet } from '../records/commit.ts'
import type { Context } from '../records/context.ts'
import { childrenOf } from '../records/registry.ts'
import type { SavedRecord } from '../records/saved-record.ts'
import { splitBody } from '../requests/request.ts'
import { isRefusal, refusalOf } from './bulk.ts'

/** A row of a child in the body of its parent: a new record without an id, else a change of one, or its removal. */
interface ChildRow {
  readonly place: number
  readonly id: string | undefined
  readonly version: number | undefined
  readonly trashed: boolean
  readonly values: Values
  readonly unchanged: Values
}

/** The rows of one entity. */
interface ChildRows {
  readonly entity: Entity
  readonly rows: readonly ChildRow[]
}

/** The children that may stand in the body of their parent at the context's site. */
const childrenInForm = ({ entity, tenant }: Context): readonly Entity[] =>
  childrenOf(entity).filter((child) => standsInForm(child, tenant.site))

/**
 * Takes the rows of children out of the body of their parent: `{name, 'club-member': [{id, version, name}, {name}]}`. Throws
 * for what is no row, with the path of each.
 */
export function splitChildren(
  context: Context,
  body: Values,
): { readonly own: Values; readonly children: readonly ChildRows[] } {
  const named = childrenInForm(context).filter(({ name }) => body[name] !== undefined)
  if (named.length === 0) return { own: body, children: [] }
  const names = named.map(({ name }) => name)
  const own = Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
  const issues: Issue[] = []
  const children = named.map((entity) => ({ entity, rows: readRows(entity, body[entity.name], issues) }))
  if (issues.length > 0) throw invalid(issues, context.entity.name)
  if (children.flatMap(({ rows }) => rows).length > maxBulkRecords) throw recordsTooLarge(maxBulkRecords)
  return { own, children }
}

function readRows(entity: Entity, list: unknown, issues: Issue[]): readonly ChildRow[] {
  const at = (path: Issue['path'], rule: string) => issues.push({ path: [entity.name, ...path], rule, params: {} })
  if (!Array.isArray(list)) {
    at([], 'invalid')
    return []
  }
  const rows = list.flatMap((row: unknown, place): readonly ChildRow[] => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      at([place], 'record')
      return []
    }
    const { trashed = false, ...record } = row as Values
    const { fields: values, systemValues } = splitBody(entity, record)
    const { id, version, ...unchanged } = systemValues
    if (typeof trashed !== 'boolean') at([place, 'trashed'], 'boolean')
    if (id !== undefined && typeof id !== 'string') at([place, 'id'], 'invalid')
    if (version !== undefined && !Number.isSafeInteger(version)) at([place, 'version'], 'integer')
    const isChange = id !== undefined && (trashed === true || Object.keys(values).length > 0)
    if (isChange && version === undefined) at([place, 'version'], 'required')
    if (id === undefined && trashed === true) at([place, 'id'], 'required')
    return [
      {
        place,
        id: id as string | undefined,
        version: version as number | undefined,
        trashed: trashed === true,
        values,
        unchanged,
      },
    ]
  })
  const ids = rows.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size < ids.length) at([], 'uniqueItems')
  return rows
}

/** Throws where an API key may not do with children what their rows say. It deletes nothing, as elsewhere. */
export function assertChildScopes(scopes: ReadonlySet<string> | undefined, children: readonly ChildRows[]): void {
  if (!scopes) return
  for (const { entity, rows } of children)
    for (const { id, trashed } of rows) {
      const scope = `${entity.name}:${trashed ? 'delete' : id === undefined ? 'create' : 'update'}`
      if (!scopes.has(scope)) throw scopeMissing(scope)
    }
}

/**
 * Writes a record and the rows of its children in one change set: all, or nothing. The error of a row has its path in the
 * body. The answer has the children as they are now under their names, in the order of the rows, without those removed.
 */
export function withChildren(
  context: Context,
  children: readonly ChildRows[],
  save: (context: Context, options: CommitOptions) => () => Operation<SavedRecord>,
): () => Operation<SavedRecord> {
  if (children.length === 0) return save(context, { isAwaited: false })
  const inSet = inChangeSet(context)
  const own = save(inSet, {})
  return () => saveAll(inSet, children, own)
}

function* saveAll(
  inSet: InSet,
  children: readonly ChildRows[],
  save: () => Operation<SavedRecord>,
): Operation<SavedRecord> {
  const saved = yield* save()
  const refused: { readonly status: number; readonly issues: readonly Issue[] }[] = []
  const written: Record<string, readonly unknown[]> = {}
  for (const { entity, rows } of children) {
    const within: Context = { ...inSet, entity, parent: saved.id }
    const records = new Map<number, unknown>()
    // What is removed leaves its place to what comes, such as a name that is unique.
    for (const row of rows.toSorted((a, b) => Number(b.trashed) - Number(a.trashed))) {
      const part = yield* runPart(() => saveRow(within, row), isRefusal)
      if ('error' in part) {
        const { status, issues } = refusalOf(entity, part.error as ApiError)
        const at = issues.map((issue) => ({ ...issue, path: [entity.name, row.place, ...issue.path] }))
        refused.push({ status, issues: at })
      } else if (part.value && !row.trashed) records.set(row.place, JSON.parse(part.value.json))
    }
    written[entity.name] = [...records].toSorted(([a], [b]) => a - b).map(([, record]) => record)
  }
  if (refused.length > 0) throw refusal(refused)
  const changeSet = inSet.changeSet.size > 0 ? inSet.changeSet.id : null
  const { id, version } = saved
  return { id, version, changeSet, json: JSON.stringify({ ...JSON.parse(saved.json), ...written }) }
}

function* saveRow(context: Context, row: ChildRow): Operation<SavedRecord | undefined> {
  const { id, version: expectedVersion, trashed, values, unchanged } = row
  if (id === undefined) return yield* commit(context, { kind: 'create', values })()
  if (trashed) return yield* commit(context, { kind: 'delete', id, expectedVersion })()
  if (Object.keys(values).length === 0) return undefined
  return yield* commit(context, { kind: 'update', id, expectedVersion, values, unchanged })()
}

/** One error for all refused rows, whose sentences name the fields of their own entity. */
function refusal(refused: readonly { readonly status: number; readonly issues: readonly Issue[] }[]): ApiError {
  const statuses = refused.map(({ status }) => status)
  const status = statuses.includes(403) ? 403 : statuses.every((each) => each === 400) ? 400 : 409
  return new ApiError(status, catalogue[status].message, { issues: refused.flatMap(({ issues }) => issues) })
}
