import type { Values } from '../../../../entities/language/input/body.ts'
import { transitionFields } from '../../../../entities/language/input/transition-fields.ts'
import { isSameValue } from '../../../kernel/form/same-value.ts'
import type { Move } from './read-moves.ts'
import { issuesIn, suggestedValues } from './required-staff-fields.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'

/** The fields that are filled in once for all records that move to a state. */
export interface SharedFields {
  readonly names: readonly string[]
  /** What they begin with: what the records have in common, or what is suggested for all of them. */
  readonly values: Values
  /** The fields that are not filled in unless somebody wishes to, because each record has a value of its own. */
  readonly own: readonly string[]
}

/** The fields of one or more records of an entity for one state; those in `filled` are filled in once whatever they have. */
export function sharedFields(
  moves: readonly Move[],
  site: SiteSlug,
  filled: ReadonlySet<string> = new Set(),
): SharedFields {
  const [{ entity, to }] = moves as readonly [Move, ...Move[]]
  const names = transitionFields(entity, to).filter((name) => moves.some((move) => move.names.includes(name)))
  const begun = moves.map((move) => ({ ...move, values: ownValues(move) }))
  const differs = (name: string): boolean => {
    const [first, ...others] = begun.flatMap(({ values }) => (name in values ? [values[name]] : []))
    return others.some((value) => !isSameValue(value, first))
  }
  const different = names.filter(differs)
  const suffices = (name: string): boolean =>
    begun.every(({ record, values }) =>
      issuesIn(entity, { ...record, ...values }, to, site).every(({ path }) => path[0] !== name),
    )
  const own = different.filter((name) => !filled.has(name) && suffices(name))
  const valueOf = (name: string): unknown => {
    const isEmpty = different.includes(name) && entity.fields[name]!.nullable
    return isEmpty ? null : (begun.find(({ values }) => name in values)?.values[name] ?? null)
  }
  return {
    names: names.filter((name) => !own.includes(name)),
    values: Object.fromEntries(names.flatMap((name) => (own.includes(name) ? [] : [[name, valueOf(name)]]))),
    own,
  }
}

/** What is sent for a record: of the fields that it needs, what was filled in for all, else what it has by itself. */
export function valuesToSend(move: Move, shared: SharedFields, filled: Values): Values {
  const own = ownValues(move)
  return Object.fromEntries(
    move.names.map((name) => [name, shared.own.includes(name) ? own[name] : (filled[name] ?? null)]),
  )
}

/** The values that a record has of the fields that it needs, or what is suggested for it. */
const ownValues = ({ entity, record, to, names }: Move): Values => ({
  ...Object.fromEntries(names.map((name) => [name, record[name] ?? null])),
  ...suggestedValues(entity, record, to, names),
})
