import { sql, type RawBuilder } from 'kysely'

/** The name of the account with an id, for a statement about something else; null for an account that is gone. */
export const accountName = (id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select "person"."name" from "auth_user" as "person" where "person"."id" = ${id})`
