import type { Values } from '../../entities/language/input/body.ts'
import { isDraft, type Field } from '../../entities/language/entity.ts'
import { siteFields } from '../../entities/language/site-fields.ts'
import type { RecordRule } from '../../entities/language/record-rules/index.ts'
import { faultsIn, type Asked } from './faults.ts'

/** Changes of a right record that break one of the rules between its fields, or undefined where none was found. */
export interface RecordFault {
  readonly rule: string
  readonly changes: Values | undefined
}

/** For every rule between fields that the site has, the smallest change of a right record that breaks it, and it alone. `full` has a right value for every field by itself. */
export function recordFaultsOf(asked: Asked, full: Values): readonly RecordFault[] {
  const atSite = siteFields(asked.entity, asked.site)
  const isMissing = (name: string) => name in asked.entity.fields && !atSite.some((field) => field.name === name)
  return (
    (asked.entity.rules ?? [])
      .filter(({ warning, forPublishing }) => !warning && !(forPublishing && isDraft(asked.entity, asked.right)))
      .map((rule) => ({ rule, named: namesIn(rule) }))
      // A state is moved to by a button, which asks for what it needs.
      .filter(({ named }) => !named.some((name) => isMissing(name) || asked.entity.fields[name]?.kind === 'states'))
      .map(({ rule, named }) => {
        const fields = atSite.filter(({ name }) => named.includes(name))
        const others = atSite.filter(
          ({ kind, name }) =>
            !named.includes(name) && ['date', 'date-time', 'integer', 'yen', 'toggle', 'choice'].includes(kind),
        )
        const breaks = (changes: Values): boolean => {
          const found = faultsIn(asked, changes)
          return found.some(({ path, rule: code }) => path[0] === rule.at && code === rule.rule) && found.length === 1
        }
        const found =
          changesOf(asked, full, fields).find(breaks) ??
          fields
            .flatMap((field) => others.map((other) => [field, other]))
            .flatMap((pair) => changesOf(asked, full, pair))
            .find(breaks)
        return { rule: rule.rule, changes: found }
      })
  )
}

/** The fields that a rule names. */
const namesIn = ({ at, params }: RecordRule<string, unknown>): readonly string[] => [
  at,
  // A condition is data; whatever stands in it is looked up among the fields.
  ...Object.values(params).flatMap((value) => JSON.stringify(value).split(/[^A-Za-z0-9]+/)),
]

/** Every combination of other values for some fields, those of the fewest changes first. */
function changesOf(asked: Asked, full: Values, fields: readonly Field[]): readonly Values[] {
  const combined = fields.reduce<readonly Values[]>(
    (all, field) =>
      all.flatMap((values) => [
        values,
        ...others(asked, full, field).map((value) => ({ ...values, [field.name]: value })),
      ]),
    [{}],
  )
  return combined.toSorted((a, b) => Object.keys(a).length - Object.keys(b).length)
}

function others({ right, entity }: Asked, full: Values, { kind, name, options, rules }: Field): readonly unknown[] {
  const bound = (rule: string) => rules.find((each) => each.rule === rule)?.params[rule]
  const alike = Object.values(entity.fields)
    .filter((field) => field.kind === kind && right[field.name])
    .map((field) => right[field.name])
  if (kind === 'toggle') return [right[name] !== true]
  if (kind === 'choice') return options!
  if (kind === 'date') return [...alike, '2000-01-01', null]
  if (kind === 'date-time') return [...alike, '2000-01-01T00:00:00.000Z', null]
  if (kind === 'time') return ['00:00', '23:59', null]
  if (kind === 'integer' || kind === 'yen')
    return [bound('min'), bound('max'), ...alike, null].filter((value) => value !== undefined)
  if (kind === 'decimal') return ['0', '101', '0.5', null]
  // No email has a placeholder of this name.
  const unknown = `${String(right[name])} {{unknown}}`
  if (kind === 'text') return ['2099-01', '2099', unknown, null]
  if (kind === 'long-text') return [full[name], unknown, 'こんにちは。', null].filter((value) => value !== undefined)
  return [full[name], null].filter((value) => value !== undefined)
}
