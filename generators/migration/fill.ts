import type { Fault } from '../../entities/language/check/check-entities.ts'
import type { Entity, Field } from '../../entities/language/entity.ts'
import { tableOf } from '../names.ts'
import type { Shape } from './shape.ts'

/** Values for rows that lack one, as typed, by `entity.field`. */
type Fill = Readonly<Record<string, string>>

/** Faults for values that their field would reject, and for fields that do not exist. */
export const fillFaults = (entities: readonly Entity[], fill: Fill): readonly Fault[] =>
  Object.entries(fill).flatMap(([at, text]): readonly Fault[] => {
    const [name, field = ''] = at.split('.')
    const entity = entities.find((each) => each.name === name)
    const target = entity?.fields[field]
    if (!target)
      return [
        {
          code: 'E501',
          at: `--fill ${at}`,
          value: text,
          hint: entity
            ? `Name a field of ${name}: ${Object.keys(entity.fields).join(', ')}.`
            : 'Name a field as `entity.field`.',
        },
      ]
    const issue = target.schema.safeParse(valueOf(target, text)).error?.issues[0]
    if (!issue) return []
    const broken = issue.code === 'custom' ? String(issue.params?.rule) : target.wrongTypeRule
    return [
      {
        code: 'E500',
        at: `--fill ${at}`,
        value: text === '' ? 'nothing' : text,
        hint: `The field does not take this value: it breaks the rule ${broken}${target.options ? `. Name one of: ${target.options.join(', ')}` : ''}.`,
      },
    ]
  })

/** The shape with these values as the columns' initial values. */
export const withFillValues = (shape: Shape, entities: readonly Entity[], fill: Fill): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([table, { columns, indexes }]) => {
      const entity = entities.find(({ name }) => tableOf(name) === table)!
      return [
        table,
        {
          indexes,
          columns: Object.fromEntries(
            Object.entries(columns).map(([name, column]) => {
              const text = fill[`${entity.name}.${name}`]
              const field = entity.fields[name]
              return [name, text === undefined || !field ? column : { ...column, initially: storedValue(field, text) }]
            }),
          ),
        },
      ]
    }),
  )

/** Converts typed text to a value of its field; text it cannot convert is left for the field to reject. */
function valueOf({ storage, normalise }: Field, text: string): unknown {
  const value = storage === 'json' ? parseJson(text) : text
  const settled = normalise ? normalise(value) : value
  if (storage === 'integer' && typeof settled === 'string' && /^-?[0-9]{1,15}$/.test(settled)) return Number(settled)
  return storage === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : settled
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** The value as its column stores it: JSON as text, decimals with their integer part padded with zeros. */
function storedValue(field: Field, text: string): string | number | boolean {
  const value = valueOf(field, text)
  if (field.storage === 'json') return JSON.stringify(value)
  if (field.storage !== 'decimal') return value as string | number | boolean
  const [whole = '', places] = String(value).split('.')
  return [whole.padStart(13, '0'), ...(places === undefined ? [] : [places])].join('.')
}
