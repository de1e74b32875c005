import type { Values } from '../../../entities/language/input/body.ts'
import { countFitting, maxResponseBytes } from '../../kernel/crud/size-limits.ts'
import { invalid } from '../../base/errors/api-error.ts'
import type { Operation } from '../../base/db/query.ts'
import type { PublicRecord } from '../../kernel/public/public-record.ts'
import { nextBoundary } from '../../kernel/public/visible-now.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import type { Context } from '../../kernel/records/context.ts'
import type { Expansion } from './expansions.ts'
import { findPublicIds, readByIds } from './public-rows.ts'
import { expandableIn, type View } from '../../kernel/crud/views.ts'

interface Expanded {
  readonly records: readonly PublicRecord[]
  /** The time from which other records may be public, in milliseconds. */
  readonly until: number
  /** The size of what takes the place of ids, as it is answered. */
  readonly bytes: number
}

/**
 * Records with references replaced by the records they point to, level by level and without rich text: one query for each
 * field. What the view does not have becomes null, or is left out of a list, whether it is expanded or not; only a required
 * reference that is not expanded keeps its id, which is promised to be there. Throws if they would be too large for one answer.
 */
export function* expandReferences(
  view: View,
  context: Context,
  expansions: readonly Expansion[],
  records: readonly PublicRecord[],
  origin: string,
): Operation<Expanded> {
  const { records: expanded, until, sizes } = yield* expandLevel(view, context, expansions, records, origin)
  const fits = countFitting(sizes, maxResponseBytes)
  if (fits < sizes.length)
    throw invalid([{ path: ['range'], rule: 'answerTooLarge', params: { fits } }], context.entity.name)
  return { records: expanded, until, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

interface Level extends Omit<Expanded, 'bytes'> {
  /** The size of what each of them has in the place of ids. A record counts wherever it is answered. */
  readonly sizes: readonly number[]
}

function* expandLevel(
  view: View,
  context: Context,
  expansions: readonly Expansion[],
  records: readonly PublicRecord[],
  origin: string,
): Operation<Level> {
  const sizes = records.map(() => 0)
  let until = Infinity
  let expanded = records
  for (const { field, part, to, inner } of expansions) {
    const targets = { ...context, entity: entityByName(to)! }
    const ids = new Set(expanded.flatMap((record) => idsIn(record[field], part)))
    const found = ids.size > 0 ? yield* readByIds(view, targets, [...ids], origin) : []
    const next = yield* expandLevel(view, targets, inner, found, origin)
    until = Math.min(until, next.until, yield* nextBoundary(context.store, context.tenant.id, targets.entity))
    const byId = new Map(
      next.records.map((record, index) => {
        const own = Buffer.byteLength(JSON.stringify(found[index]))
        return [record.id, { record, size: own + next.sizes[index]! }]
      }),
    )
    expanded = expanded.map((record, index) => {
      for (const id of idsIn(record[field], part)) sizes[index]! += byId.get(id)?.size ?? 0
      return { ...record, [field]: replaced(record[field], part, (id) => byId.get(id)?.record) }
    })
  }
  for (const { field, part, to } of unexpanded(view, context, expansions)) {
    const targets = { ...context, entity: entityByName(to)! }
    const ids = new Set(expanded.flatMap((record) => idsIn(record[field], part)))
    if (ids.size === 0) continue
    const shown = yield* findPublicIds(view, targets, [...ids])
    until = Math.min(until, yield* nextBoundary(context.store, context.tenant.id, targets.entity))
    const kept = (id: string) => (shown.has(id) ? id : undefined)
    expanded = expanded.map((record) => ({ ...record, [field]: replaced(record[field], part, kept) }))
  }
  return { records: expanded, until, sizes }
}

/** The references whose ids stay, and of which those of hidden records are taken out; nothing is hidden from members. */
const unexpanded = (
  view: View,
  { entity, tenant }: Context,
  expansions: readonly Expansion[],
): readonly Omit<Expansion, 'inner'>[] =>
  (view.name === 'stored' ? [] : expandableIn(view, entity, tenant.site))
    .filter(({ kind, optional }) => kind === 'references' || optional)
    .map(({ name, to }) => {
      const [field, part] = name.split('.')
      return { field: field!, ...(part !== undefined && { part }), to: to! }
    })
    .filter(({ field, part }) => !expansions.some((each) => each.field === field && each.part === part))

/** The ids in a field, or in a part of its rows. */
function idsIn(value: unknown, part: string | undefined): readonly string[] {
  const values = Array.isArray(value) ? (value as readonly unknown[]) : [value]
  return values
    .map((each) => (part === undefined ? each : (each as Values | null)?.[part]))
    .filter((each) => typeof each === 'string')
}

function replaced(
  value: unknown,
  part: string | undefined,
  recordOf: (id: string) => PublicRecord | string | undefined,
): unknown {
  if (part !== undefined)
    return (
      (value as readonly Values[] | null)?.map((row) => ({
        ...row,
        [part]: replaced(row[part], undefined, recordOf),
      })) ?? null
    )
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.flatMap((id: string) => recordOf(id) ?? [])
  return (typeof value === 'string' && recordOf(value)) || null
}
