import { sql, type RawBuilder } from 'kysely'
import { draftMemberName } from '../../../entities/language/derived/draft-fields.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { column } from '../../base/db/column.ts'
import type { JsonMembers } from '../../base/db/sql-functions.ts'
import type { Store } from '../records/context.ts'

/** What the records of an entity say of their drafts to members and keys. */

/** The open draft of each record of a query. */
const draftOf = ({ scope }: Store, entity: Entity, table: string) =>
  scope
    .selectFrom('record_draft')
    .where('record_draft.entity', '=', sql.lit(entity.name))
    .where(sql<boolean>`"record_draft"."recordId" = ${column(table, 'id')}`)
    .where('record_draft.endedAt', 'is', null)

const text = (name: string) => ({ name, storage: 'text' }) as const

/** The member of a record’s JSON that says of its draft; null where it has none. */
export function draftMember(store: Store, entity: Entity, table: string): JsonMembers {
  if (!entity.keepsDraft) return {}
  const mark = store.fn.jsonObject('record_draft', ['publishAt', 'updatedAt'].map(text))
  return { [draftMemberName]: sql<string | null>`(${draftOf(store, entity, table).select(mark.as('mark'))})` }
}

/** The version of a record’s draft; 0 without one. */
export const draftVersion = (store: Store, entity: Entity, table: string): RawBuilder<number> =>
  entity.keepsDraft ? sql`coalesce((${draftOf(store, entity, table).select('record_draft.version')}), 0)` : sql.lit(0)

/** Whether a record has a draft. */
export const hasDraft = (store: Store, entity: Entity, table: string): RawBuilder<boolean> =>
  sql`exists ${draftOf(store, entity, table).select(sql`1`.as('one'))}`
