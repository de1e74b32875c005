import { sql } from 'kysely'
import {
  fieldsOfRule,
  isWarning,
  type AlikeRule,
  type AmongRule,
  type BesideRule,
  type ElsewhereRule,
  type FitRule,
} from '../../../entities/among-rule.ts'
import type { Values } from '../../../entities/body.ts'
import { addDays } from '../../../entities/calendar.ts'
import type { Issue } from '../../../entities/issue.ts'
import { idsAt, pointingsOf } from '../../../entities/pointing.ts'
import { isGiven } from '../../../entities/record-rules/condition.ts'
import type { SiteSlug } from '../../../entities/sites.ts'
import { column } from '../../db/column.ts'
import { marker } from '../../db/marker.ts'
import { all, first, type Operation } from '../../db/query.ts'
import { wallOf, type Context } from '../context.ts'
import { entityNamed } from '../registry.ts'
import { rowColumns, rowOf, type CurrentRow } from './current.ts'
import { refuseIfPointedAt } from './references.ts'
import { stored, valuesOf } from './row.ts'

/**
 * What the rules between a record and the tenant's others find. `whole` is the record as it would be, with its id where
 * it has one; a rule is asked only when one of the `changed` fields bears on it.
 */
export function* amongIssues(context: Context, changed: Values, whole: Values): Operation<readonly Issue[]> {
  const issues: Issue[] = []
  for (const rule of context.entity.among ?? []) {
    if (isWarning(rule)) continue
    if (!fieldsOfRule(rule).some((name) => name in changed) || !isAbout(rule, whole)) continue
    issues.push(...(yield* issuesOf(context, rule, whole)))
  }
  return issues
}

/** What the rules that only warn find in a record, or in as much of it as is known. */
export function* amongWarnings(context: Context, record: Values): Operation<readonly Issue[]> {
  const issues: Issue[] = []
  for (const rule of context.entity.among ?? [])
    if (isWarning(rule) && isAbout(rule, record)) issues.push(...(yield* issuesOf(context, rule, record)))
  return issues
}

const isAbout = ({ when = {} }: AmongRule, whole: Values): boolean =>
  Object.entries(when).every(([name, value]) => whole[name] === value)

function* issuesOf(context: Context, rule: AmongRule, whole: Values): Operation<readonly Issue[]> {
  if ('free' in rule) {
    if (whole.id) yield* refuseIfPointedAt(context, String(whole.id))
    return []
  }
  if ('through' in rule) return yield* unfit(context, rule, whole)
  const holds = yield* isKept(context, rule, whole)
  return holds ? [] : [faultOf(rule, whole)]
}

function isKept(context: Context, rule: AlikeRule | BesideRule | ElsewhereRule, whole: Values): Operation<boolean> {
  if ('elsewhere' in rule) return agreesElsewhere(context, rule, whole)
  return 'beside' in rule ? fitsBeside(context, rule, whole) : isRare(context, rule, whole)
}

const faultOf = ({ rule, params, at }: AmongRule, whole: Values, path: Issue['path'] = [at]): Issue => ({
  path,
  rule,
  params: typeof params === 'function' ? params(whole) : params,
})

/** The values by which records are compared, bound under their fields' names. */
const bound = ({ entity }: Context, names: readonly string[], values: Values) =>
  Object.fromEntries(names.map((name) => [name, stored(entity.fields[name]!.storage, values[name])]))

/** The tenant's other live records with the same values in some fields. */
function others({ store, entity }: Context, names: readonly string[]) {
  const { table, select } = store.scope.records(entity)
  const live = select().where(column(table, 'trashedAt'), 'is', null).where(column(table, 'id'), '!=', marker('except'))
  return { table, same: names.reduce((query, name) => query.where(column(table, name), '=', marker(name)), live) }
}

/** Whether a record has no more like it than may be. */
function* isRare(context: Context, rule: AlikeRule, whole: Values): Operation<boolean> {
  const { alike, when = {}, during, everywhere, most } = rule
  if (!alike.every((name) => isGiven(whole[name]))) return true
  const { store, entity } = context
  const names = [...alike, ...Object.keys(when)]
  const shape = ['alike', entity.name, names.join(), during?.join() ?? '', everywhere ?? ''].join('|')
  const statement = store.shaped<{ count: number }>(shape, () => {
    const { table, same } = others(context, names)
    const within =
      entity.within && !everywhere ? same.where(column(table, entity.within.name), '=', marker('parent')) : same
    const met = during
      ? within
          .where(sql<boolean>`coalesce(${column(table, during[0])}, ${sql.lit(earliest)}) <= ${marker('until')}`)
          .where(sql<boolean>`coalesce(${column(table, during[1])}, ${sql.lit(latest)}) >= ${marker('from')}`)
      : within
    return met.select(sql<number>`count(*)`.as('count'))
  })
  const [from, until] = during ?? []
  const found = yield* first(
    statement({
      ...bound(context, names, whole),
      ...wallOf(context),
      except: String(whole.id ?? ''),
      from: (from && whole[from]) ?? earliest,
      until: (until && whole[until]) ?? latest,
    }),
  )
  return Number(found!.count) < most
}

/** Ends of time for periods that have none; dates are text. */
const earliest = '0000-01-01'
const latest = '9999-12-31'

/** Whether a record goes with those of the days before and after it. */
function* fitsBeside(context: Context, rule: BesideRule, whole: Values): Operation<boolean> {
  const { store, entity } = context
  const { alike, beside } = rule
  const day = String(whole[beside])
  const [before, after] = [addDays(day, -1), addDays(day, 1)]
  const statement = store.shaped<CurrentRow>(`beside|${entity.name}|${alike.join()}|${beside}`, () => {
    const { table, same } = others(context, alike)
    return same
      .where(store.idiom.isAmong(column(table, beside), marker('days')))
      .select(rowColumns(entity).map((name) => column(table, name).as(name)))
  })
  const rows = yield* all(
    statement({
      ...bound(context, alike, whole),
      ...wallOf(context),
      except: String(whole.id ?? ''),
      days: JSON.stringify([before, after]),
    }),
  )
  const valued = (row: CurrentRow | undefined) => row && valuesOf(entity, row)
  const on = (date: string) => valued(rows.find((row) => row[beside] === date))
  return rule.holds(whole, on(before), on(after))
}

/** Whether a record goes with what the tenant keeps in the entities that a rule looks into, as far as its site has them. */
function* agreesElsewhere(context: Context, rule: ElsewhereRule, whole: Values): Operation<boolean> {
  if (!rule.of.every((name) => isGiven(whole[name]))) return true
  const found: Record<string, Values | undefined> = {}
  for (const [name, values] of Object.entries(rule.elsewhere(whole))) {
    const entity = entityNamed(name)!
    if (entity.sites[context.tenant.site]) found[name] = yield* firstWith({ ...context, entity }, values)
  }
  return rule.holds(found, whole)
}

/** The first live record of an entity that has certain values. */
function* firstWith(context: Context, values: Values): Operation<Values | undefined> {
  const { store, entity } = context
  const names = Object.keys(values)
  const statement = store.shaped<CurrentRow>(`with|${entity.name}|${names.join()}`, () => {
    const { table, same } = others(context, names)
    return same
      .select(rowColumns(entity).map((name) => column(table, name).as(name)))
      .orderBy(column(table, 'id'))
      .limit(1)
  })
  const row = yield* first(statement({ ...bound(context, names, values), ...wallOf(context), except: '' }))
  return row && valuesOf(entity, row)
}

const grants = (site: unknown, entity: unknown): boolean => {
  const known = entityNamed(String(entity))
  return known !== undefined && known.within === undefined && known.sites[site as SiteSlug] !== undefined
}

/** The faults of a record that does not fit what it points at; what is not there at all is another rule's matter. */
function* unfit(context: Context, rule: FitRule, whole: Values): Operation<readonly Issue[]> {
  const pointing = pointingsOf(context.entity).find(({ field, part }) => field === rule.through && !part)!
  const target = entityNamed(pointing.to)!
  const issues: Issue[] = []
  for (const { id, path } of idsAt(pointing, whole[rule.through])) {
    const row = yield* rowOf({ ...context, entity: target }, id)
    if (row && !rule.holds(valuesOf(target, row), whole, grants))
      issues.push(faultOf(rule, whole, rule.at === rule.through ? path : [rule.at]))
  }
  return issues
}
