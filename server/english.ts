import { sharedName } from '../entities/options.ts'
import { partsOf, type Part, type When } from '../entities/record-rules/condition.ts'
import { filled, wordAt, wordsIn, type Words } from './words.ts'

type Params = Readonly<Record<string, string | number>>

/** One fault as the API tells it: `path` leads to the field, `rule` and `params` to the words. */
interface Issue {
  readonly path: readonly (string | number)[]
  readonly rule: string
  readonly params: Readonly<Record<string, string | number | When>>
}

/** Parameters whose values name fields; readers see the fields' labels. */
const namingFields: readonly string[] = ['start', 'end', 'target', 'a', 'b', 'labels']

const english = (set: string): Words => wordsIn('en', set)

/** An issue in plain English, for readers of the API. Screens make their own words from rule and parameters. */
export function englishMessage({ path, rule, params }: Issue, entity?: string): string {
  const label = labelAt(path, entity)
  const shown = Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'object') return [name, conditionText(value, entity)]
      if (namingFields.includes(name)) return [name, labelsOf(String(value), entity)]
      if (name === 'block') return [name, wordAt(english('commons'), `blocks.${value}`) ?? value]
      if (name === 'flag') return [name, labelAt([...path, String(value)], entity)]
      return [name, value]
    }),
  )
  return filled(wordAt(english('validations'), rule) ?? rule, { label, ...shown })
}

/** When a rule applies, in words: `Status is “Done” and File is filled in`. */
const conditionText = (condition: When, entity?: string): string =>
  partsOf(condition)
    .map((part) => partText(part, entity))
    .reduce((a, b) => phrase('and', { a, b }))

function partText({ field: name, negated, values }: Part, entity?: string): string {
  const field = labelOf(name, entity)
  const [only] = values
  if (only === undefined) return phrase('given', { field })
  if (only === 'true' || only === 'false') return phrase((only === 'true') === negated ? 'off' : 'on', { field })
  const value = values.map((each) => optionOf(name, each, entity)).join(phrase('or', {}))
  return phrase(negated ? 'not' : 'is', { field, value })
}

const phrase = (key: string, values: Params): string =>
  filled(wordAt(english('commons'), `conditions.${key}`) ?? key, values)

const optionOf = (field: string, option: string, entity?: string): string =>
  (entity ? wordAt(english(`entities/${entity}`), `options.${field}.${option}`) : undefined) ??
  wordAt(english('commons'), `options.${sharedName(field)}.${option}`) ??
  option

/** The label of the innermost field of a path; numbers in it are places in a list. */
function labelAt(path: Issue['path'], entity?: string): string {
  const names = path.filter((step) => typeof step === 'string')
  if (names.length === 0) return 'record'
  // A block of rich text goes by the name of its field.
  if (names[1] === 'blocks') return labelOf(names[0]!, entity)
  const whole = names.join('.')
  const label = labelOf(whole, entity)
  return label === whole ? labelOf(String(names.at(-1)), entity) : label
}

const labelsOf = (fields: string, entity?: string): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(fields.split(',').map((field) => labelOf(field, entity)))

/** The names of an entity in English, one and many; its own key while it has no words yet. */
export function englishNames(entity: string): { readonly name: string; readonly plural: string } {
  const words = english(`entities/${entity}`)
  const name = typeof words.name === 'string' ? words.name : entity
  return { name, plural: typeof words.plural === 'string' ? words.plural : name }
}

/** A field's label in English: the entity's own, else the shared one, else its key. */
export function labelOf(field: string, entity?: string): string {
  const own = entity ? (english(`entities/${entity}`).fields as Words | undefined)?.[field] : undefined
  const shared = (english('commons').fields as Words)[field]
  return [own, shared, field].find((word) => typeof word === 'string')!
}
