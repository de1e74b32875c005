import { sql } from 'kysely'
import {
  fieldsOfCrossRecordRule,
  isWarning,
  type CoversSumRule,
  type LimitRule,
  type CrossRecordRule,
  type AdjacentDayRule,
  type OtherEntitiesRule,
  type ReferencedRecordRule,
  type SiblingsRule,
} from '../../../entities/language/cross-record-rules/index.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { addDays } from '../../../entities/language/dates/plain-date.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { idsAt, referenceFieldsOf } from '../../../entities/language/derived/reference-fields.ts'
import { hasValue, matchesCondition, type When } from '../../../entities/language/condition.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, type Operation } from '../../base/db/query.ts'
import { tenantBindings, type Context } from './context.ts'
import { conditionSql } from './declared-condition.ts'
import { entityByName } from './registry.ts'
import { rowColumns, findRow, type RecordRow } from './read-row.ts'
import { referencingSum } from './referencing-sum.ts'
import { assertNotReferenced } from './references.ts'
import { toStored, rowValues } from './stored-values.ts'

/**
 * Checks the rules between a record and the tenant's other records. `record` is the record after the change, including
 * its id if it has one. A rule is evaluated only if one of the `changed` fields affects it.
 */
export function* crossRecordIssues(context: Context, changed: Values, record: Values): Operation<readonly Issue[]> {
  const issues: Issue[] = []
  for (const rule of context.entity.crossRecordRules ?? []) {
    if (isWarning(rule)) continue
    if (!fieldsOfCrossRecordRule(rule).some((name) => name in changed) || !applies(rule, record)) continue
    issues.push(...(yield* issuesOf(context, rule, record)))
  }
  return issues
}

/** The issues of warning-only rules. `record` may be incomplete. */
export function* crossRecordWarnings(context: Context, record: Values): Operation<readonly Issue[]> {
  const issues: Issue[] = []
  for (const rule of context.entity.crossRecordRules ?? [])
    if (isWarning(rule) && applies(rule, record)) issues.push(...(yield* issuesOf(context, rule, record)))
  return issues
}

const applies = ({ when = {} }: CrossRecordRule, record: Values): boolean => matchesCondition(when as When, record)

function* issuesOf(context: Context, rule: CrossRecordRule, record: Values): Operation<readonly Issue[]> {
  if ('notReferenced' in rule) {
    if (record.id) yield* assertNotReferenced(context, String(record.id))
    return []
  }
  if ('reference' in rule) return yield* referenceIssuesOf(context, rule, record)
  if ('siblingsBy' in rule) return yield* siblingIssuesOf(context, rule, record)
  if ('covers' in rule) return yield* sumIssuesOf(context, rule, record)
  const holds = yield* ruleHolds(context, rule, record)
  return holds ? [] : [issueOf(rule, record)]
}

function ruleHolds(
  context: Context,
  rule: LimitRule | AdjacentDayRule | OtherEntitiesRule,
  record: Values,
): Operation<boolean> {
  if ('lookUp' in rule) return fitsOtherEntities(context, rule, record)
  return 'adjacentBy' in rule ? fitsAdjacentDays(context, rule, record) : hasFewerThanLimit(context, rule, record)
}

const issueOf = ({ rule, params, at }: CrossRecordRule, record: Values, path: Issue['path'] = [at]): Issue => ({
  path,
  rule,
  params: typeof params === 'function' ? params(record) : params,
})

/** Bindings for the values that records are compared by, keyed by field name. */
const storedBindings = ({ entity }: Context, names: readonly string[], values: Values) =>
  Object.fromEntries(names.map((name) => [name, toStored(entity.fields[name]!.storage, values[name])]))

/** The tenant's other live records with the same values in the given fields. */
function otherRecords({ store, entity }: Context, names: readonly string[]) {
  const { table, select } = store.scope.records(entity)
  const live = select().where(column(table, 'trashedAt'), 'is', null).where(column(table, 'id'), '!=', param('except'))
  return { table, same: names.reduce((query, name) => query.where(column(table, name), '=', param(name)), live) }
}

/** Whether the number of records like this one is still below the rule's limit. */
function* hasFewerThanLimit(context: Context, rule: LimitRule, record: Values): Operation<boolean> {
  const { groupBy, when = {}, period, acrossParents, max: limit } = rule
  if (!groupBy.every((name) => hasValue(record[name]))) return true
  const { store, entity } = context
  const shape = [entity.name, groupBy.join(), JSON.stringify(when), period?.join() ?? '', acrossParents ?? ''].join('|')
  const statement = store.cachedStatement<{ count: number }>`alike|${shape}`(() => {
    const { table, same } = otherRecords(context, groupBy)
    const counted = same.where(conditionSql(entity, table, when as When))
    const siblings =
      entity.parent && !acrossParents ? counted.where(column(table, entity.parent.name), '=', param('parent')) : counted
    const overlapping = period
      ? siblings
          .where(sql<boolean>`coalesce(${column(table, period[0])}, ${sql.lit(earliest)}) <= ${param('until')}`)
          .where(sql<boolean>`coalesce(${column(table, period[1])}, ${sql.lit(latest)}) >= ${param('from')}`)
      : siblings
    return overlapping.select(sql<number>`count(*)`.as('count'))
  })
  const [from, until] = period ?? []
  const row = yield* first(
    statement({
      ...storedBindings(context, groupBy, record),
      ...tenantBindings(context),
      except: String(record.id ?? ''),
      from: String((from && record[from]) ?? earliest),
      until: String((until && record[until]) ?? latest),
    }),
  )
  return Number(row!.count) < limit
}

/** Bounds for open-ended periods; dates are stored as text. */
const earliest = '0000-01-01'
const latest = '9999-12-31'

/** Whether a record is compatible with those of the day before and the day after. */
function* fitsAdjacentDays(context: Context, rule: AdjacentDayRule, record: Values): Operation<boolean> {
  const { store, entity } = context
  const { groupBy, adjacentBy } = rule
  const day = String(record[adjacentBy])
  const [before, after] = [addDays(day, -1), addDays(day, 1)]
  const statement = store.cachedStatement<RecordRow>`beside|${entity.name}|${groupBy.join()}|${adjacentBy}`(() => {
    const { table, same } = otherRecords(context, groupBy)
    return same
      .where(store.fn.inJsonArray(column(table, adjacentBy), param('days')))
      .select(rowColumns(entity).map((name) => column(table, name).as(name)))
  })
  const rows = yield* all(
    statement({
      ...storedBindings(context, groupBy, record),
      ...tenantBindings(context),
      except: String(record.id ?? ''),
      days: JSON.stringify([before, after]),
    }),
  )
  const valuesOfRow = (row: RecordRow | undefined) => row && rowValues(entity, row)
  const on = (date: string) => valuesOfRow(rows.find((row) => row[adjacentBy] === date))
  return rule.holds(record, on(before), on(after))
}

/**
 * Whether a record is compatible with records of the entities that the rule looks up. Entities that the tenant's site
 * does not have are skipped.
 */
function* fitsOtherEntities(context: Context, rule: OtherEntitiesRule, record: Values): Operation<boolean> {
  if (!rule.fields.every((name) => hasValue(record[name]))) return true
  const matches: Record<string, Values | undefined> = {}
  for (const [name, values] of Object.entries(rule.lookUp(record))) {
    const entity = entityByName(name)!
    if (entity.sites[context.tenant.site]) matches[name] = yield* findByValues({ ...context, entity }, values)
  }
  return rule.holds(matches, record)
}

/** The first live record of an entity with the given values. */
function* findByValues(context: Context, values: Values): Operation<Values | undefined> {
  const { store, entity } = context
  const names = Object.keys(values)
  const statement = store.cachedStatement<RecordRow>`with|${entity.name}|${names.join()}`(() => {
    const { table, same } = otherRecords(context, names)
    return same
      .select(rowColumns(entity).map((name) => column(table, name).as(name)))
      .orderBy(column(table, 'id'))
      .limit(1)
  })
  const row = yield* first(
    statement({ ...storedBindings(context, names, values), ...tenantBindings(context), except: '' }),
  )
  return row && rowValues(entity, row)
}

const siteHasEntity = (site: unknown, entity: unknown): boolean => {
  const known = entityByName(String(entity))
  return known !== undefined && known.parent === undefined && known.sites[site as SiteSlug] !== undefined
}

/** Issues where a record does not fit the records it references. Missing targets are reported by another rule. */
function* referenceIssuesOf(context: Context, rule: ReferencedRecordRule, record: Values): Operation<readonly Issue[]> {
  const reference = referenceFieldsOf(context.entity).find(({ field, part }) => field === rule.reference && !part)!
  const target = entityByName(reference.to)!
  const issues: Issue[] = []
  for (const { id, path } of idsAt(reference, record[rule.reference])) {
    const row = yield* findRow({ ...context, entity: target }, id)
    if (row && !rule.holds(rowValues(target, row), record, siteHasEntity))
      issues.push(issueOf(rule, record, rule.at === rule.reference ? path : [rule.at]))
  }
  return issues
}

/** An issue where a number is lower than the sum over the records that reference this one. */
function* sumIssuesOf(context: Context, rule: CoversSumRule, record: Values): Operation<readonly Issue[]> {
  if (!record.id || !hasValue(record[rule.at])) return []
  const held = yield* referencingSum(context, rule.covers, String(record.id))
  return Number(record[rule.at]) >= held ? [] : [{ ...issueOf(rule, record), params: { held } }]
}

/** Issues where a record does not fit the one it references and the others that reference the same. */
function* siblingIssuesOf(context: Context, rule: SiblingsRule, record: Values): Operation<readonly Issue[]> {
  const { store, entity } = context
  const { siblingsBy, fields } = rule
  if (![siblingsBy, ...fields].every((name) => hasValue(record[name]))) return []
  const target = entityByName(entity.fields[siblingsBy]!.to!)!
  const referenced = yield* findRow({ ...context, entity: target }, String(record[siblingsBy]))
  if (!referenced) return []
  const statement = store.cachedStatement<RecordRow>`siblings|${entity.name}|${siblingsBy}`(() => {
    const { table, same } = otherRecords(context, [siblingsBy])
    return same.select(rowColumns(entity).map((name) => column(table, name).as(name)))
  })
  const rows = yield* all(
    statement({
      ...storedBindings(context, [siblingsBy], record),
      ...tenantBindings(context),
      except: String(record.id ?? ''),
    }),
  )
  const siblings = rows.map((row) => rowValues(entity, row))
  return rule
    .faults(rowValues(target, referenced), record, siblings)
    .map(({ path, params }) => ({ path, rule: rule.rule, params }))
}
