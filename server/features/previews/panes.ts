import { v7 as uuid } from 'uuid'
import { draftFields } from '../../../entities/language/derived/draft-fields.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { paneHours, previewPaneColumns } from '../../../entities/system/preview-pane.ts'
import { param } from '../../base/db/parameter.ts'
import { run, type Operation } from '../../base/db/query.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import type { Context, Store } from '../../kernel/records/context.ts'
import { resolveValues } from '../../kernel/records/participants.ts'
import { readInput } from '../../kernel/records/read-input.ts'
import { systemTable, type RowOf, type StoredRowOf } from '../../kernel/system-records/table.ts'

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    preview_pane: StoredRowOf<typeof previewPaneColumns>
  }
}

export type StoredPane = RowOf<typeof previewPaneColumns>

/** What people type and see on the site, apart from records and drafts: nothing else ever reads it. */
export const paneTable = systemTable('preview_pane', previewPaneColumns)

/**
 * Keeps what somebody types of a record, in place of what they typed before. Once their pane has expired, they get another,
 * so that its token opens nothing any more.
 */
export function* keepTyped(context: Context, account: string, recordId: string, values: Values): Operation<StoredPane> {
  const { store, tenant, entity } = context
  const now = Date.now()
  const expiresAt = new Date(now + paneHours * 3_600_000).toISOString()
  const [before] = yield* paneTable.all(store, tenant.id, { account, entity: entity.name, recordId })
  if (before && new Date(now).toISOString() < before.expiresAt) {
    const after = { ...before, values, version: before.version + 1, expiresAt }
    yield* paneTable.save(store, tenant.id, after)
    return after
  }
  if (before) yield* paneTable.remove(store, tenant.id, before.id)
  const pane: StoredPane = { id: uuid(), account, entity: entity.name, recordId, values, version: 1, expiresAt }
  yield* paneTable.insert(store, tenant.id, pane)
  return pane
}

/** What is sent of a form, as far as a draft could have it, and the names of the fields that are left out. */
export interface Typed {
  readonly values: Values
  readonly ignored: readonly string[]
}

/** Reads each field by itself: a value that is not finished must not keep the others from being shown. */
export function* readTyped(context: Context, sent: Values): Operation<Typed> {
  const { entity, tenant } = context
  const known = new Set(draftFields(entity, tenant.site).map(({ name }) => name))
  const values: Record<string, unknown> = {}
  const ignored: string[] = []
  for (const [name, value] of Object.entries(sent)) {
    const read = known.has(name) ? yield* readField(context, name, value) : undefined
    if (read && Object.hasOwn(read, name)) values[name] = read[name]
    else ignored.push(name)
  }
  return { values, ignored }
}

/** Undefined for a value that no draft can have. */
function* readField(context: Context, name: string, value: unknown): Operation<Values | undefined> {
  try {
    return yield* resolveValues(context, readInput(context.entity, context.tenant.site, 'draft', { [name]: value }))
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 400) return undefined
    throw error
  }
}

/** Deletes what has expired. */
export function* sweepPanes({ scope, cachedStatement }: Store, tenant: string, now: number): Operation<void> {
  const statement = cachedStatement`sweep preview panes`(() =>
    scope.deleteFrom('preview_pane').where('preview_pane.expiresAt', '<', param('now')),
  )
  yield* run(statement({ tenant_id: tenant, now: new Date(now).toISOString() }))
}
