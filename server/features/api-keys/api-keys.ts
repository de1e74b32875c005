import { columnsOf } from '../../../entities/language/system-record.ts'
import { apiKey } from '../../../entities/system/api-key.ts'
import { param } from '../../base/db/parameter.ts'
import { all, run, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'
import { systemTable, type RecordOf, type StoredRowOf } from '../../kernel/system-records/table.ts'

const columns = columnsOf(apiKey)

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    api_key: StoredRowOf<typeof columns>
  }
}

/** An API key as it is stored: of its secret only the hash. */
export type StoredKey = RecordOf<typeof apiKey>

export const apiKeyTable = systemTable('api_key', columns)

/** The keys of a tenant that are not revoked. */
export function* liveKeysOf({ scope, cachedStatement }: Store, tenant: string): Operation<readonly StoredKey[]> {
  const statement = cachedStatement<object>`live api keys`(() =>
    scope.selectFrom('api_key').where('api_key.revokedAt', 'is', null).select(apiKeyTable.columns),
  )
  return (yield* all(statement({ tenant_id: tenant }))).map(apiKeyTable.read)
}

export function* noteKeyUse(
  { scope, cachedStatement }: Store,
  tenant: string,
  id: string,
  lastUsedAt: string,
): Operation<void> {
  const statement = cachedStatement`use of an api key`(() =>
    scope
      .updateTable('api_key')
      .set({ lastUsedAt: param('lastUsedAt') })
      .where('api_key.id', '=', param('id')),
  )
  yield* run(statement({ tenant_id: tenant, id, lastUsedAt }))
}
