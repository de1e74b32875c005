import { sql } from 'kysely'
import { previewLinkColumns } from '../../../entities/system/preview.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { first, run, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'
import type { Participant } from '../../kernel/records/participants.ts'
import { paneTable } from './panes.ts'
import { systemTable, type RowOf, type StoredRowOf } from '../../kernel/system-records/table.ts'

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    preview_link: StoredRowOf<typeof previewLinkColumns>
  }
}

export type StoredLink = RowOf<typeof previewLinkColumns>

export const linkTable = systemTable('preview_link', previewLinkColumns)

/** Whether a link shows something at a moment. */
export const isLive = ({ revokedAt, expiresAt }: StoredLink, now: string): boolean =>
  revokedAt === null && now < expiresAt

/** How many links of a tenant hold now. */
export function* countLive({ scope, cachedStatement }: Store, tenant: string, now: string): Operation<number> {
  const statement = cachedStatement<{ count: number }>`live preview links`(() =>
    scope
      .selectFrom('preview_link')
      .where('preview_link.revokedAt', 'is', null)
      .where('preview_link.expiresAt', '>', param('now'))
      .select(sql<number>`count(*)`.as('count')),
  )
  return Number((yield* first(statement({ tenant_id: tenant, now })))!.count)
}

/** Links, and what is typed, go with their record. */
export const previewParticipant: Participant = {
  name: 'previews',
  concerns: (entity) => entity.public !== undefined,
  *removed(context, recordId) {
    yield* linkTable.removeAbout(context, recordId)
    yield* paneTable.removeAbout(context, recordId)
  },
}

/** For how long links stay in the list after they have ended, in milliseconds. */
const keptAfterEnd = 30 * 86_400_000

/** Deletes the links that ended long ago. */
export async function sweepLinks(
  { database, scope, cachedStatement }: Store,
  tenant: string,
  now: number,
): Promise<void> {
  const statement = cachedStatement`sweep preview links`(() =>
    scope.deleteFrom('preview_link').where(
      // One that was revoked ended then.
      sql<boolean>`coalesce(${column('preview_link', 'revokedAt')}, ${column('preview_link', 'expiresAt')}) < ${param('since')}`,
    ),
  )
  const since = new Date(now - keptAfterEnd).toISOString()
  await database.write(tenant, () => run(statement({ tenant_id: tenant, since })))
}
