import { hostileTexts } from '../hostile-texts.ts'
import { propertiesOf, resolved, type Schema } from './document.ts'
import type { Random } from './random.ts'

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

/** Texts that have broken programs: bytes a database refuses, dates beyond calendars, names of prototypes, long runs. */
const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\u3000',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\ufffe\uffff',
  '\u202eabc',
  'が',
  '𠮷野家👨‍👩‍👧‍👦',
  '０１２３',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '99999999999999999999',
  '-1',
  '0000-00-00',
  '2026-02-30',
  '1582-10-10',
  '1867-12-31',
  '9999-12-31',
  '+010000-01-01',
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:59-01:00',
  '0000-01-01T00:00:00+23:59',
  '2026-13-01T00:00:00.000Z',
  '24:00',
  "'; drop table news; --",
  '%',
  '_%\\',
  '*"(',
  '${7*7}',
  '{{7*7}}',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '//evil.example',
  'https://[',
  'https://?',
  'http://a:99999/',
  'javascript:alert(1)',
  'data:text/html,x',
  `${'a'.repeat(60)}@${'b'.repeat(300)}.jp`,
  'あ'.repeat(1_000),
  'a'.repeat(25_000),
  '<b>'.repeat(500),
  '&'.repeat(5_000),
]

const nastyValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 2,
  1e308,
  -1e308,
  5e-324,
  [],
  {},
  [null],
  [[]],
  { length: -1 },
  { toString: null },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}'),
  deep(20),
  deep(400),
  Array.from({ length: 1_200 }, (_, index) => index),
]

export const nastyText = (random: Random): string =>
  random.chance(20) ? random.pick(hostileTexts) : random.pick(nastyTexts)

export const nastyValue = (random: Random): unknown =>
  random.chance(60) ? nastyText(random) : random.pick(nastyValues)

const spoilers = [
  '\u0000',
  '\ud800',
  '\udfff',
  '\ufffe',
  '\u202e',
  '\u3000',
  '\u0301',
  '%',
  '\\',
  "'",
  '"',
  '\n',
  '<b>',
  '&',
]

/** A text that was good, with one character in it that programs trip over. */
export function spoiled(random: Random, text: string): string {
  const place = random.int(text.length + 1)
  return text.slice(0, place) + random.pick(spoilers) + text.slice(place)
}

/** What a property of this name may hold that exists at the moment: an id of a record, of an account, of an upload. */
export type Existing = (name: string, schema: Schema) => unknown

/** A value that a schema allows, as far as a schema tells; the rules that it does not tell refuse some of them. */
export function valueOf(random: Random, input: Schema, existing: Existing, name = ''): unknown {
  const schema = resolved(input)
  if (random.chance(3)) return nastyValue(random)
  const known = existing(name, schema)
  if (known !== undefined && random.chance(80)) return known
  if (schema.enum) return random.pick(schema.enum)
  if (schema.const !== undefined) return schema.const
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return valueOf(random, random.pick(parts), existing, name)
  const type = typeof schema.type === 'string' ? schema.type : schema.type && random.pick(schema.type)
  if (schema.examples?.length && type !== 'null' && random.chance(60)) return random.pick(schema.examples)
  switch (type) {
    case 'object':
      return objectOf(random, schema, existing)
    case 'array': {
      const least = schema.minItems ?? 0
      const most = Math.min(schema.maxItems ?? 3, least + 3)
      const count = random.chance(3) ? (schema.maxItems ?? 3) + 1 : least + random.int(most - least + 1)
      return Array.from({ length: Math.min(count, 1_001) }, () => valueOf(random, schema.items ?? {}, existing, name))
    }
    case 'integer':
    case 'number':
      return numberOf(random, schema)
    case 'boolean':
      return random.chance(50)
    case 'string':
      return textOf(random, schema)
    case 'null':
      return null
    default:
      return propertiesOf(schema) === undefined || Object.keys(propertiesOf(schema)).length === 0
        ? nastyValue(random)
        : objectOf(random, schema, existing)
  }
}

/** An object with what is required, and some of the rest. */
export function objectOf(random: Random, schema: Schema, existing: Existing): Record<string, unknown> {
  const { required = [] } = resolved(schema)
  const chosen = Object.entries(propertiesOf(schema)).filter(([name]) => required.includes(name) || random.chance(50))
  return Object.fromEntries(chosen.map(([name, each]) => [name, valueOf(random, each, existing, name)]))
}

function numberOf(random: Random, { minimum, maximum }: Schema): number {
  const least = Math.max(minimum ?? -10, -2_147_483_648)
  const most = Math.min(maximum ?? 1_000_000, 2_147_483_647)
  return random.pick([least, most, least - 1, most + 1, least + random.int(most - least + 1), least + random.int(10)])
}

const letters = ['a', 'B', '7', '-', '_', 'あ', 'ア', '漢', '「', ' ', '&', '<', '𠮷', '\n']

function textOf(random: Random, { format, minLength = 0, maxLength = 40, pattern }: Schema): string {
  if (format === 'date')
    return `${1860 + random.int(1_200)}-${two(1 + random.int(12))}-${two(1 + random.int(random.chance(95) ? 28 : 31))}`
  if (format === 'date-time') {
    const day = `${1860 + random.int(1_200)}-${two(1 + random.int(12))}-${two(1 + random.int(28))}`
    return `${day}T${two(random.int(24))}:${two(random.int(60))}:00${random.pick(['Z', '.000Z', '+09:00', '-12:00'])}`
  }
  if (format === 'uuid') return `01980000-0000-7000-8000-${String(random.int(1_000_000)).padStart(12, '0')}`
  if (format === 'email') return `fuzz-${random.int(10_000)}@captain.example`
  if (format === 'uri' || pattern?.includes('https?')) return `https://item-${random.int(10_000)}.example/`
  const ascii = pattern !== undefined
  const length = random.chance(10) ? maxLength + random.int(2) : minLength + random.int(Math.min(maxLength, 30) + 1)
  const from = ascii ? letters.slice(0, 3) : letters
  return Array.from({ length: Math.min(length, 30_000) }, () => random.pick(from)).join('')
}

const two = (value: number): string => String(value).padStart(2, '0')

/** A value with some of its places filled with something else: of the right kind, or nasty. */
export function mutated(random: Random, value: unknown, schema: Schema, existing: Existing): unknown {
  let result = structuredClone(value)
  for (let count = random.chance(70) ? 1 : 2 + random.int(2); count > 0; count -= 1)
    result = mutatedOnce(random, result, schema, existing)
  return result
}

function mutatedOnce(random: Random, value: unknown, input: Schema, existing: Existing): unknown {
  const schema = resolved(input)
  const parts = (schema.anyOf ?? schema.oneOf)?.map(resolved)
  const within = parts?.find(({ type }) => type === (Array.isArray(value) ? 'array' : typeof value)) ?? schema
  if (Array.isArray(value) && value.length > 0 && random.chance(70)) {
    const place = random.int(value.length)
    if (random.chance(15)) return [...value, value[place]]
    if (random.chance(10)) return value.toSpliced(place, 1)
    return value.with(place, mutatedOnce(random, value[place], within.items ?? {}, existing))
  }
  if (value !== null && typeof value === 'object' && random.chance(85)) {
    const properties = propertiesOf(within)
    const names = [...new Set([...Object.keys(properties), ...Object.keys(value)])]
    if (names.length === 0 || random.chance(3)) return { ...value, [nastyText(random)]: nastyValue(random) }
    const name = random.pick(names)
    const { [name]: held, ...rest } = value as Record<string, unknown>
    if (random.chance(8)) return rest
    if (typeof held === 'string' && random.chance(40)) return { ...rest, [name]: spoiled(random, held) }
    if (held !== undefined && typeof held === 'object' && random.chance(60))
      return { ...rest, [name]: mutatedOnce(random, held, properties[name] ?? {}, existing) }
    return { ...rest, [name]: valueOf(random, properties[name] ?? {}, existing, name) }
  }
  if (typeof value === 'string' && random.chance(50)) return spoiled(random, value)
  return random.chance(40) ? nastyValue(random) : valueOf(random, schema, existing)
}
