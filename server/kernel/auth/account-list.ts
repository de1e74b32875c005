import { isBanned } from './accounts.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Store } from '../records/context.ts'
import { all, first, type Operation } from '../../base/db/query.ts'
import { param } from '../../base/db/parameter.ts'
import { installation } from '../../base/db/scope.ts'
import { listParts, type ListQuery } from '../requests/list-query.ts'

type PeopleQuery = ListQuery & {
  readonly filter: {
    readonly role?: 'admin' | 'user' | undefined
    readonly banned?: boolean | undefined
    readonly invited?: boolean | undefined
    readonly isUser?: boolean | undefined
  }
}

interface PersonRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: string | null
  readonly isUser: number
  readonly cfAi: number
  readonly banReason: string | null
  readonly banExpires: string | null
  readonly createdAt: string
  readonly banned: number
  readonly invited: number
}

// An account without a way to sign in has only been invited.
const isInvited = sql<boolean>`(
  not exists (select 1 from "auth_passkey" as "key" where "key"."userId" = "auth_user"."id")
  and not exists (
    select 1 from "auth_account" as "way" where "way"."userId" = "auth_user"."id" and "way"."password" is not null))`

const isRegular = sql<boolean>`("isUser" is true)`

/** A page of the installation's accounts, as administrators see them. */
export function* peoplePage(store: Store, query: PeopleQuery) {
  const { filter } = query
  const { database, cachedStatement, fn } = store
  const { shape, conditions, order, values } = listParts(fn, 'auth_user', query, ['name', 'email'])
  const narrowed = [
    ...conditions,
    ...(filter.role ? [sql<boolean>`coalesce("role", 'user') = ${param('role')}`] : []),
    ...whenGiven(isBanned, filter.banned),
    ...whenGiven(isInvited, filter.invited),
    ...whenGiven(isRegular, filter.isUser),
  ]
  const key = `people|${shape}|${filter.role !== undefined}|${filter.banned}|${filter.invited}|${filter.isUser}`
  const matching = () =>
    narrowed.reduce((people, each) => people.where(each), installation(database.dialect).selectFrom('auth_user'))
  const page = cachedStatement<PersonRow>`${key}`(() =>
    order(
      matching().select([
        'id',
        'name',
        'email',
        'role',
        'isUser',
        'cfAi',
        'banReason',
        'banExpires',
        'createdAt',
        asNumber(isBanned).as('banned'),
        asNumber(isInvited).as('invited'),
      ]),
    ),
  )
  const count = cachedStatement<{ total: number }>`${key} total`(() =>
    matching().select(sql<number>`count(*)`.as('total')),
  )
  const bindings = { ...values, now: new Date().toISOString(), ...(filter.role && { role: filter.role }) }
  const rows: Operation<readonly PersonRow[]> = all(page(bindings))
  return { rows: (yield* rows).map(toPerson), total: Number((yield* first(count(bindings)))!.total) }
}

const whenGiven = (condition: RawBuilder<boolean>, expected: boolean | undefined): readonly RawBuilder<boolean>[] =>
  expected === undefined ? [] : [expected ? condition : sql<boolean>`not ${condition}`]

const asNumber = (condition: RawBuilder<boolean>) => sql<number>`case when ${condition} then 1 else 0 end`

const toPerson = ({ role, isUser, cfAi, banned, invited, banReason, banExpires, ...person }: PersonRow) => ({
  ...person,
  role: role === 'admin' ? ('admin' as const) : ('user' as const),
  isUser: isUser === 1,
  cfAi: cfAi === 1,
  banned: banned === 1,
  banReason: banned === 1 ? banReason : null,
  banExpires: banned === 1 ? banExpires : null,
  invited: invited === 1,
})
