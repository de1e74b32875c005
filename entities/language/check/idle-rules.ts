import { draftState } from '../fields/states.ts'
import { matchesCondition, type When } from '../condition.ts'
import { hasDrafts, statesOf, type Entity, type Field } from '../entity.ts'
import type { RecordRule } from '../record-rules/rule.ts'
import { sitesWithField } from '../site-fields.ts'
import { fault, type Fault } from './fault.ts'

/** Finds rules that say nothing: no record can break them, or none can meet them, and states that no record comes to. */
export const idleRuleFaults = (entity: Entity): readonly Fault[] => [
  ...unreachableFaults(entity),
  ...(entity.rules ?? []).flatMap((rule) => [...requiredFieldFaults(entity, rule), ...siteFaults(entity, rule)]),
  ...[
    ...(entity.rules ?? []).map(({ rule, when, forPublishing }) => ({ at: `rules ${rule}`, when, forPublishing })),
    ...(entity.crossRecordRules ?? []).map(({ rule, when }) => ({ at: `crossRecordRules ${rule}`, when })),
  ].flatMap(({ at, when = {}, ...rule }) =>
    Object.entries(when as When).flatMap(([name, expected]) => {
      const field = entity.fields[name]
      const values = field && valuesOf(entity, field)
      const accepted = values?.filter((value) => matchesCondition({ [name]: expected }, { [name]: value }))
      return neverFaults(entity, `${entity.name}.${at}`, { field, expected, accepted, ...rule })
    }),
  ),
]

/** The states that no chain of transitions leads to from the first. */
function unreachableFaults(entity: Entity): readonly Fault[] {
  const { name, options = [], transitions = {} } = statesOf(entity) ?? {}
  const reached = new Set(options.slice(0, 1))
  // A set hands out what is added while it is walked.
  for (const state of reached) for (const next of transitions[state] ?? []) reached.add(next)
  return options
    .filter((state) => !reached.has(state))
    .map((state) =>
      fault(
        'E250',
        `${entity.name}.${name}`,
        state,
        `No transition leads there from ${options[0]}: add one, or take the state out.`,
      ),
    )
}

/** Rules by their fields, which always have a value. */
function requiredFieldFaults(entity: Entity, { rule, at, oneOf }: RecordRule<string, object>): readonly Fault[] {
  const isGiven = (name: string): boolean => entity.fields[name]?.optional === false
  const place = `${entity.name}.rules ${rule}`
  if (rule === 'integrity.emptyWhen' && isGiven(at))
    return [fault('E251', place, at, 'The field is required, so no record could be in order: make it optional().')]
  const idle = rule === 'integrity.requiredWhen' ? [at] : rule === 'integrity.requiredTogether' ? [at] : (oneOf ?? [])
  return idle
    .filter(isGiven)
    .map((name) =>
      fault(
        'E251',
        place,
        name,
        'The field always has a value: make it optional(), or take the rule out. For a toggle, say onWhen().',
      ),
    )
}

/** The parameters of a rule that name fields. */
const fieldParameters = ['start', 'end', 'target', 'a', 'b', 'labels']

/** A rule between fields of which no site has all. */
function siteFaults(
  entity: Entity,
  { rule, at, params, when = {}, oneOf }: RecordRule<string, object>,
): readonly Fault[] {
  // Of several that are enough, a site may lack some.
  const named = oneOf ? [] : fieldParameters.flatMap((name) => (name in params ? String(params[name]).split(',') : []))
  const names = [...new Set([at, ...named, ...Object.keys(when)])].filter((name) => entity.fields[name])
  const sites = Object.keys(entity.sites).filter((site) =>
    names.every((name) => (sitesWithField(entity, name) as readonly string[]).includes(site)),
  )
  return sites.length > 0 || names.length < 2
    ? []
    : [fault('E252', `${entity.name}.rules ${rule}`, names.join(', '), 'No site has all of these fields.')]
}

/** What a choice, a state or a toggle can be at some site; undefined for any other kind. */
function valuesOf(entity: Entity, { name, kind, options }: Field): readonly unknown[] | undefined {
  if (kind === 'toggle') return [true, false]
  if (!options || kind === 'choices') return undefined
  const offered = sitesWithField(entity, name).map((site) => entity.sites[site]?.options?.[name] ?? options)
  return options.filter((option) => offered.some((all) => all.includes(option)))
}

interface Condition {
  readonly field: Field | undefined
  readonly expected: unknown
  readonly accepted: readonly unknown[] | undefined
  readonly forPublishing?: true | undefined
}

function neverFaults(
  entity: Entity,
  at: string,
  { field, expected, accepted, forPublishing }: Condition,
): readonly Fault[] {
  if (!field || !accepted) return []
  const value = `${field.name}=${JSON.stringify(expected)}`
  if (accepted.length === 0) return [fault('E253', at, value, 'No record has such a value, so the rule never applies.')]
  const isDraftAlone = field === statesOf(entity) && accepted.every((state) => state === draftState)
  return forPublishing && isDraftAlone && hasDrafts(entity)
    ? [fault('E253', at, value, 'A draft may lack what the rule asks for, so it never applies: name a later state.')]
    : []
}
