import { sql, type RawBuilder } from 'kysely'
import { addDays, today } from '../../../entities/language/dates/plain-date.ts'
import { startOfDay } from '../../../entities/language/dates/wall-clock.ts'
import type { Entity, FieldValues, Period } from '../../../entities/language/declaration/declaration.ts'
import type { When } from '../../../entities/language/condition.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import { and, conditionSql } from '../records/declared-condition.ts'
import type { Store } from '../records/context.ts'

/**
 * Whether the public of a site sees a live record at the moment that is bound as `now` and `today`: the SQL of
 * `visiblePeriod`.
 */
export function isVisibleNow(entity: Entity, site: SiteSlug, table: string): RawBuilder<boolean> {
  const { public: visibility } = entity
  const shown = declaredValues(visibility?.when)
  if (!visibility || (visibility.when !== 'always' && Object.keys(shown).length === 0)) return sql`1 = 0`
  const here = new Set(siteFields(entity, site).map(({ name }) => name))
  const audience = Object.entries(visibility.whenNotStaff ?? {}).filter(([name]) => here.has(name))
  return [
    conditionSql(entity, table, shown),
    conditionSql(entity, table, Object.fromEntries(audience) as When<string>),
    ...(visibility.window ? [isInside(entity, table, visibility.window)] : []),
    ...stateWindows(entity).map(({ name, window }) => {
      const { storage } = entity.fields[name]!
      const during = conditionSql(entity, table, {
        [name]: storage === 'boolean' ? window.during === 'true' : window.during,
      })
      return sql<boolean>`(not ${during} or ${isInside(entity, table, window)})`
    }),
  ].reduce(and)
}

const declaredValues = (values: 'always' | FieldValues | undefined) =>
  (values === undefined || values === 'always' ? {} : values) as When<string>

/** The windows of the fields that make records visible. */
const stateWindows = ({ public: visibility, fields }: Entity) =>
  Object.keys(declaredValues(visibility?.when)).flatMap((name) => {
    const window = fields[name]?.window
    return window ? [{ name, window }] : []
  })

/** A day of a window counts whole; a missing end is open. */
function isInside({ fields }: Entity, table: string, { from, until }: Period): RawBuilder<boolean> {
  const [begins, ends] = [column(table, from), column(table, until)]
  const isDay = (name: string) => fields[name]?.kind === 'date'
  return and(
    sql`(${begins} is null or ${begins} <= ${param(isDay(from) ? 'today' : 'now')})`,
    isDay(until)
      ? sql`(${ends} is null or ${ends} >= ${param('today')})`
      : sql`(${ends} is null or ${ends} > ${param('now')})`,
  )
}

/** A field with whose value records appear, disappear or come into force, though nobody writes them. */
interface Boundary {
  readonly name: string
  readonly isDay: boolean
  /** Whether the day itself still belongs to what ends. */
  readonly isLastDay: boolean
}

function boundariesOf(entity: Entity): readonly Boundary[] {
  const windows = [
    ...(entity.public?.window ? [entity.public.window] : []),
    ...stateWindows(entity).map(({ window }) => window),
  ]
  const boundary = (name: string, isEnd: boolean): Boundary => {
    const isDay = entity.fields[name]?.kind === 'date'
    return { name, isDay, isLastDay: isDay && isEnd }
  }
  return [
    ...windows.flatMap(({ from, until }) => [boundary(from, false), boundary(until, true)]),
    ...(entity.versions ? [boundary(entity.versions.from, false)] : []),
  ]
}

/**
 * The earliest time after now at which the public may see other records of an entity though nobody writes one, in
 * milliseconds; infinite if there is none. It may come too early, for a record that is never shown.
 */
export function* nextBoundary(store: Store, tenant: string, entity: Entity): Operation<number> {
  const boundaries = boundariesOf(entity)
  if (boundaries.length === 0) return Infinity
  const statement = store.cachedStatement<Readonly<Record<string, string | null>>>`public boundaries|${entity.name}`(
    () => {
      const { table, select } = store.scope.records(entity)
      const nexts = boundaries.map(({ name, isDay, isLastDay }, index) => {
        const stored = column(table, name)
        const later = sql<boolean>`${stored} ${isLastDay ? sql`>=` : sql`>`} ${param(isDay ? 'today' : 'now')}`
        const next = select()
          .where(column(table, 'trashedAt'), 'is', null)
          .where(later)
          .select(sql`min(${stored})`.as('next'))
        return sql`(${next}) as ${sql.ref(`next${index}`)}`
      })
      return store.scope.plain(sql`select ${sql.join(nexts)}`)
    },
  )
  const row = yield* first(statement({ tenant_id: tenant, now: new Date().toISOString(), today: today() }))
  return Math.min(
    ...boundaries.map(({ isDay, isLastDay }, index) => {
      const next = row?.[`next${index}`]
      if (!next) return Infinity
      return Date.parse(isDay ? startOfDay(isLastDay ? addDays(next, 1) : next) : next)
    }),
  )
}
