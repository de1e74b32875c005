import type { Fault } from '../../entities/language/check/check-entities.ts'
import type { Entity, Field } from '../../entities/language/entity.ts'
import { fieldAt } from './renames.ts'
import { entityOf } from './risk.ts'
import { mapColumns, type Column, type Shape } from './shape.ts'

/** Values for rows that lack one, as typed, by `entity.field` or `entity.group.part`. */
type Fill = Readonly<Record<string, string>>

/** Faults for values that their field would reject, and for fields that do not exist. */
export const fillFaults = (entities: readonly Entity[], fill: Fill): readonly Fault[] =>
  Object.entries(fill).flatMap(([at, text]): readonly Fault[] => {
    const [name, field = '', part] = at.split('.')
    const entity = entities.find((each) => each.name === name)
    const target = fieldAt(entities, at)
    if (!target)
      return [
        {
          code: 'E501',
          at: `--fill ${at}`,
          value: text,
          hint: hintOf(entity, field, part),
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

function hintOf(entity: Entity | undefined, field: string, part: string | undefined): string {
  if (!entity) return 'Name a field as `entity.field`.'
  const item = part === undefined ? undefined : entity.fields[field]?.item
  const [of, names] = item ? [`part of ${field}`, item.shape] : [`field of ${entity.name}`, entity.fields]
  return `Name a ${of}: ${Object.keys(names).join(', ')}.`
}

/** The shape with these values for rows that lack one. */
export const withFillValues = (shape: Shape, entities: readonly Entity[], fill: Fill): Shape =>
  mapColumns(shape, (table, name, column) => filled(`${entityOf(table)}.${name}`, column, entities, fill))

function filled(at: string, column: Column, entities: readonly Entity[], fill: Fill): Column {
  const parts = Object.entries(column.parts ?? {}).map(
    ([name, part]) => [name, filled(`${at}.${name}`, part, entities, fill)] as const,
  )
  const whole = column.parts ? { ...column, parts: Object.fromEntries(parts) } : column
  const [field, text] = [fieldAt(entities, at), fill[at]]
  if (text === undefined || !field) return whole
  return { ...whole, draft: { ...column.draft, fill: storedValue(field, text) } }
}

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
