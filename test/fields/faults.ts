import { readdirSync } from 'node:fs'
import type { Form, Values } from '../../entities/language/input/body.ts'
import { isDraft, type Entity, type Field } from '../../entities/language/entity.ts'
import type { Issue } from '../../entities/language/input/issues.ts'
import { kindNames, type KindName } from '../../entities/language/field-kind-names.ts'
import { itemFields } from '../../entities/language/derived/reference-fields.ts'
import type { SiteSlug } from '../../entities/installation.ts'
import { validateForm } from '../../src/kernel/form/validate.ts'
import { parseTypedValue } from '../../src/fields/values/parse-typed-value.ts'
import type { Table } from '../entities/rules/table.ts'
import type { Examples } from './example.ts'
import type { Fill, Read, Wrong } from './fill.ts'

/** What can be put into a form that breaks its rules, made of the examples of kinds and rules. */

export interface Halves {
  readonly examples: Examples
  readonly fill: Fill
  readonly wrong?: Wrong
  readonly read?: Read
}

const entries = kindNames.map(async (name) => [name, (await import(`./${name}.ts`)) as Halves] as const)
export const halvesOf = Object.fromEntries(await Promise.all(entries)) as unknown as Readonly<Record<KindName, Halves>>

const modules = readdirSync(new URL('../entities/rules/', import.meta.url))
  .filter((file) => file !== 'table.ts')
  .map(async (file) => ((await import(`../entities/rules/${file}`)) as { tables: readonly Table[] }).tables)
const tables: readonly Table[] = (await Promise.all(modules)).flat()

/** A form of an entity at a site, and a right value for each of its fields. */
export interface Asked {
  readonly entity: Entity
  readonly site: SiteSlug
  readonly form: Form
  readonly right: Values
}

/** Every fault that a form shows of its values. */
export const faultsIn = ({ entity, site, form, right }: Asked, values: Values): readonly Issue[] =>
  validateForm(entity, site, form, { ...right, ...values }).faults

export interface Faults {
  /** Values of the field, each with a fault that those before it do not have. */
  readonly values: readonly unknown[]
  /** The rules that none of them breaks, as `kind rule`. */
  readonly unbroken: readonly string[]
}

/** Faulty values that the input of a field can hold, one for each rule and place in the value. */
export function faultsOf(asked: Asked, field: Field): Faults {
  const seen = new Set<string>()
  const draft = isDraft(asked.entity, asked.right)
  const values = wrongOf(field, asked.right[field.name]).filter((value) => {
    const found = faultsIn(asked, { [field.name]: settled(field, value) })
      .filter(({ path }) => path[0] === field.name)
      .map(({ path, rule }) => [rule, ...path].join(' '))
      .filter((fault) => !seen.has(fault))
    for (const fault of found) seen.add(fault)
    return found.length > 0
  })
  const broken = new Set([...seen].map((fault) => fault.split(' ')[0]))
  const unbroken = [field, ...itemFields(field)].flatMap(({ kind, rules }) =>
    rules
      .filter(({ rule, warning, forPublishing }) => !warning && !(draft && forPublishing) && !broken.has(rule))
      .map(({ rule }) => `${kind} ${rule}`),
  )
  return { values, unbroken: [...new Set(unbroken)] }
}

/** What is kept of what is put into an input. */
export function settled(field: Field, value: unknown): unknown {
  if (value === '' || value === undefined) return null
  if (typeof value === 'string') return parseTypedValue(field, String(halvesOf[field.kind].read?.(value) ?? value))
  if (field.kind === 'lines' && Array.isArray(value)) return value.map((row: Values) => settledRow(field, row))
  return field.normalise ? field.normalise(value) : value
}

const settledRow = (field: Field, row: Values): Values =>
  Object.fromEntries(itemFields(field).map((part) => [part.name, settled(part, row[part.name])]))

/** Faulty values of a field by itself or of a part of one: its kind's own, or texts that break its rules. */
function wrongOf(field: Field, right: unknown): readonly unknown[] {
  const { wrong, examples } = halvesOf[field.kind]
  if (wrong) return right === null || right === undefined ? [] : wrong(field, right, wrongOf)
  if (!isTyped(field)) return field.kind === 'toggle' ? [false] : []
  const prefix = String(field.rules.find(({ rule }) => rule === 'startsWithUrl')?.params.prefix ?? 'https://')
  const texts = [
    ...examples.invalid.map(({ value }) => value),
    ...field.rules.flatMap(({ rule }) =>
      tables.filter((table) => table.rule.rule === rule).flatMap(({ invalid }) => invalid),
    ),
    ...field.rules.flatMap((rule) => beyond(rule, prefix)),
  ]
  // The first of each rule will do.
  const rules = new Map<string, string>()
  for (const text of texts.filter((text) => typeof text === 'string' || typeof text === 'number').map(String)) {
    const rule = brokenBy(field, text)
    if (rule && !rules.has(rule)) rules.set(rule, text)
  }
  return [...rules.values()]
}

/** The first rule that a text breaks as the value of a field. */
function brokenBy(field: Field, text: string): string | undefined {
  const value = settled(field, text)
  if (value === null || value === '') return undefined
  const { error } = field.schema.safeParse(value)
  const [issue] = error?.issues ?? []
  if (issue) return issue.code === 'custom' ? String(issue.params?.rule) : field.wrongTypeRule
  return field.rules.find(({ whenChanged, holds }) => whenChanged && !holds(value))?.rule
}

/** Just beyond the bounds of a rule, in whatever letters other rules may ask for. */
function beyond({ rule, params }: Field['rules'][number], prefix: string): readonly string[] {
  const { max, min } = params as { max?: number; min?: number }
  if (rule === 'startsWithUrl') return ['https://elsewhere.example/']
  if (rule === 'halfWidth') return ['@あ']
  if (rule === 'min') return [String(Number(min) - 1)]
  if (rule === 'max' || rule.endsWith('Max')) return [String(Number(max ?? 9_999_999_999_999) + 1)]
  if (max === undefined) return []
  return [
    ...[...'あアa'].map((letter) => letter.repeat(max + 1)),
    '😺'.repeat(max),
    `${prefix}${'a'.repeat(max)}`,
    `${'a'.repeat(max)}@example.com`,
    `@${'a'.repeat(max)}`,
    ...[...'0a1'].map((letter) => `${letter}-`.repeat(max)),
    `${'a'.repeat(60)}.`.repeat(Math.ceil(max / 61)) + 'example',
  ]
}

const isTyped = ({ storage, kind, options, to }: Field): boolean =>
  ['text', 'integer', 'decimal'].includes(storage) && !options && !to && kind !== 'account'
