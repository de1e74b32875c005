import { sql, type RawBuilder } from 'kysely'
import type { Values } from '../../../entities/body.ts'
import { titleOf, type Entity } from '../../../entities/entity.ts'
import type { Issue } from '../../../entities/issue.ts'
import { idsAt, pointingsOf, type Pointing } from '../../../entities/pointing.ts'
import { column } from '../../db/column.ts'
import type { Idiom } from '../../db/idiom.ts'
import { marker } from '../../db/marker.ts'
import { all, type Operation } from '../../db/query.ts'
import { installation } from '../../db/scope.ts'
import { conflict } from '../../errors.ts'
import { wallOf, type Context } from '../context.ts'
import { entityNamed, pointersAt } from '../registry.ts'

/** Refuses values that point at what is not there: records must be live and of the same tenant, accounts must exist. */
export function* referenceIssues(context: Context, values: Values): Operation<readonly Issue[]> {
  const issues: Issue[] = []
  for (const [name, value] of Object.entries(values)) {
    if (context.entity.fields[name]?.kind !== 'account' || value === null || value === undefined) continue
    const known = yield* accounts(context, [value as string])
    if (known.size === 0) issues.push({ path: [name], rule: 'integrity.refNotFound', params: {} })
  }
  for (const pointing of pointingsOf(context.entity)) {
    const pointed = idsAt(pointing, values[pointing.field])
    const ids = [...new Set(pointed.map(({ id }) => id))]
    const live = yield* liveIds(context, entityNamed(pointing.to)!, ids)
    const lost = pointed.filter(({ id }) => !live.has(id))
    issues.push(...lost.map(({ path }) => ({ path, rule: 'integrity.refNotFound', params: {} })))
  }
  return issues
}

function* liveIds(context: Context, target: Entity, ids: readonly string[]): Operation<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { store } = context
  const statement = store.shaped<{ id: string }>(`live|${target.name}`, () => {
    const { table, select } = store.scope.records(target)
    return select()
      .where(store.idiom.isAmong(column(table, 'id'), marker('ids')))
      .where(column(table, 'trashedAt'), 'is', null)
      .select(sql<string>`${column(table, 'id')}`.as('id'))
  })
  const rows = yield* all(statement({ ...wallOf(context), ids: JSON.stringify(ids) }))
  return new Set(rows.map(({ id }) => id))
}

function* accounts({ store }: Context, ids: readonly string[]): Operation<ReadonlySet<string>> {
  const statement = store.shaped<{ id: string }>('accounts', () =>
    installation(store.database.dialect)
      .selectFrom('auth_user')
      .where(store.idiom.isAmong(sql.ref('id'), marker('ids')))
      .select('id'),
  )
  const rows = yield* all(statement({ ids: JSON.stringify(ids) }))
  return new Set(rows.map(({ id }) => id))
}

/** The most records named as standing in the way. */
const blockersMost = 10

/** Refuses the deletion of a record that live records point at, and names them; with `trashed`, also what the trash holds. */
export function* refuseIfPointedAt(context: Context, id: string, { trashed = false } = {}): Operation<void> {
  const { store, entity } = context
  const blockers: { entity: string; id: string; title: string | null }[] = []
  for (const { from, at } of pointersAt(entity)) {
    const shape = `pointing|${from.name}|${at.field}|${at.part ?? ''}|${trashed}`
    const statement = store.shaped<{ id: string; title: string | null }>(shape, () => {
      const { table, select } = store.scope.records(from)
      const pointing = select().where(holds(store.idiom, column(table, at.field), at))
      return (trashed ? pointing : pointing.where(column(table, 'trashedAt'), 'is', null))
        .select([sql<string>`${column(table, 'id')}`.as('id'), titleIn(from, table).as('title')])
        .limit(blockersMost)
    })
    const rows = yield* all(statement({ ...wallOf(context), id }))
    blockers.push(...rows.map((row) => ({ entity: from.name, ...row })))
  }
  if (blockers.length > 0)
    throw conflict([{ path: [], rule: 'integrity.inUse', params: {} }], { blockers }, entity.name)
}

/** Whether a kept value points at the record of the call. */
function holds(idiom: Idiom, kept: RawBuilder<unknown>, { part, many }: Pointing): RawBuilder<boolean> {
  if (part !== undefined) return idiom.rowsHave(kept, part, marker('id'))
  return many ? idiom.arrayHas(kept, marker('id')) : sql<boolean>`${kept} = ${marker('id')}`
}

/** What people know a record by; nothing where that is another record's or an account's name. */
export function titleIn(entity: Entity, table: string): RawBuilder<string | null> {
  const field = entity.fields[titleOf(entity)]!
  return field.to || field.kind === 'account' ? sql`null` : sql`${column(table, field.name)}`
}
