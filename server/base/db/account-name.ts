import { sql, type RawBuilder } from 'kysely'
import type { Scope } from './scope.ts'

/** The name of the account with an id, for a statement about something else; null for an account that is gone. */
export const accountName = (id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select "person"."name" from "auth_user" as "person" where "person"."id" = ${id})`

/** The name of who changed a record, an account or an API key of the tenant; null for an account that is gone. */
export const authorName = (scope: Scope, id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`coalesce(${accountName(id)}, ${scope
    .selectFrom('api_key')
    .where(sql<boolean>`"api_key"."id" = ${id}`)
    .select('api_key.name')})`
