import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../entities/language/check/check-entities.ts'

/** Where the contract of the last release is kept, and where its changes are named, within the project. */
export const contractPath = 'generators/api-contract.txt'
const changelogPath = 'CHANGELOG.md'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}
interface Content {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>
}
interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema?: Schema
}
interface Operation {
  readonly 'x-scope'?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses?: Readonly<Record<string, Content>>
}
interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** What callers send must not ask for more; what they get must not hold less. */
type Direction = 'sent' | 'received'

const required = ' is required'
const always = ' is always there'

/**
 * What an OpenAPI document promises to programs, in sorted lines: every operation with an `x-scope` and every webhook,
 * their parameters, and the properties, types and options of the schemas they use.
 */
export function contractOf(document: object): readonly string[] {
  const { paths = {}, webhooks = {} } = document as Document
  const lines = new Set<string>()
  const known = new Set<string>()

  const describe = (at: string, schema: Schema, direction: Direction, isWhole = false): void => {
    // What is called by a name has what it is made of; a property refers to it.
    for (const each of schema.allOf ?? []) describe(at, isWhole ? resolved(document, each) : each, direction, isWhole)
    for (const each of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) describe(at, each, direction)
    if (schema.items) describe(`${at}[]`, schema.items, direction)
    for (const option of schema.enum ?? []) lines.add(`${at} = ${JSON.stringify(option)}`)
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      lines.add(`${at}.${name}: ${typeOf(property)}`)
      if (direction === 'received') lines.add(`${at}.${name}: ${typeOf(property, () => 'object')}`)
      if (schema.required?.includes(name)) lines.add(`${at}.${name}${direction === 'sent' ? required : always}`)
      describe(`${at}.${name}`, property, direction)
    }
    if (schema.$ref === undefined || known.has(`${schema.$ref} ${direction}`)) return
    known.add(`${schema.$ref} ${direction}`)
    const name = nameIn(schema.$ref)
    lines.add(name)
    describe(name, resolved(document, schema), direction, true)
  }
  const describeContent = (at: string, content: Content | undefined, direction: Direction): void => {
    for (const [type, { schema }] of Object.entries(resolved(document, content ?? {}).content ?? {})) {
      lines.add(`${at} ${type}${schema ? `: ${typeOf(schema)}` : ''}`)
      if (schema) describe(at, schema, direction)
    }
  }

  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (operation['x-scope'] === undefined) continue
      const at = `${method.toUpperCase()} ${path}`
      lines.add(at)
      for (const each of operation.parameters ?? []) {
        const { name, in: place, required: isRequired, schema } = resolved(document, each)
        // It stands in the path.
        if (place === 'path') continue
        const parameter = `${at} ${place} ${name}`
        lines.add(`${parameter}${schema ? `: ${typeOf(schema)}` : ''}`)
        if (isRequired) lines.add(`${parameter}${required}`)
        if (schema) describe(parameter, schema, 'sent')
      }
      describeContent(`${at} body`, operation.requestBody, 'sent')
      for (const [status, response] of Object.entries(operation.responses ?? {}))
        if (status.startsWith('2')) describeContent(`${at} ${status}`, response, 'received')
    }
  for (const [name, methods] of Object.entries(webhooks))
    for (const operation of Object.values(methods)) {
      lines.add(`webhook ${name}`)
      describeContent(`webhook ${name} body`, operation.requestBody, 'received')
    }
  return [...lines].toSorted()
}

/**
 * The lines of a contract that hold no more, and those that newly ask something of calls that were right before. Of an
 * operation or a schema that is gone, that alone.
 */
export function breakingChanges(released: readonly string[], current: readonly string[]): readonly string[] {
  const [before, now] = [new Set(released), new Set(current)]
  const subjects = new Set(released.map(subjectOf))
  const removed = released.filter((line) => !now.has(line) && !line.endsWith(required))
  const removedSubjects = new Set(removed.map(subjectOf))
  const isWithin = (line: string): boolean => ancestorsOf(line).some((each) => removedSubjects.has(each))
  const asked = current.filter(
    (line) =>
      line.endsWith(required) &&
      !before.has(line) &&
      before.has(rootOf(line)) &&
      !removedSubjects.has(rootOf(line)) &&
      // What a new property asks for is asked of those who send it; whether it must be sent is said of itself.
      ancestorsOf(line).every((each) => each.endsWith('[]') || subjects.has(each)),
  )
  // That something was always there says less than that it was there.
  const broken = removed.filter(
    (line) => !isWithin(line) && !(line.endsWith(always) && removed.some(isTypeOf(subjectOf(line)))),
  )
  return [...broken, ...asked]
}

/** The changes of the contract of the last release that the changelog of a tree does not name; none without either file. */
export function contractFaults(root: string, document: string): readonly Fault[] {
  const [released, changelog] = [contractPath, changelogPath].map((path) => {
    const file = join(root, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  })
  if (released === undefined || changelog === undefined) return []
  const changes = breakingChanges(released.trimEnd().split('\n'), contractOf(JSON.parse(document) as object))
  return unnamedChanges(changes, changelog).map((line) => ({
    code: 'E401',
    at: 'openapi.json',
    value: `Programs rely on what is no longer so: ${line}`,
    hint: `Keep it; or name it under "Unreleased" in ${changelogPath}, in backquotes, with what to do instead.`,
  }))
}

/** Those changes that the unreleased part of a changelog does not name, each in backquotes. */
function unnamedChanges(changes: readonly string[], changelog: string): readonly string[] {
  const unreleased = changelog.split(/^## /m).find((part) => part.startsWith('[Unreleased]')) ?? ''
  return changes.filter((line) => !unreleased.includes(`\`${line}\``))
}

const isTypeOf =
  (subject: string) =>
  (line: string): boolean =>
    line.startsWith(`${subject}: `)

/** What a line is about: all of it up to what it says. */
const subjectOf = (line: string): string =>
  line
    .replace(/(: | = ).*$/, '')
    .replace(required, '')
    .replace(always, '')

/** The operation, webhook or schema that a line belongs to. */
const rootOf = (line: string): string => /^([A-Z]+ \S+|webhook \S+|[^\s.:[]+)/.exec(line)?.[0] ?? line

/** The subjects that the one of a line stands within, from the widest. */
function ancestorsOf(line: string): readonly string[] {
  const [root, subject] = [rootOf(line), subjectOf(line)]
  if (subject === root) return line === root ? [] : [root]
  const steps = subject.slice(root.length).split(/(?=\.|\[\])/)
  return [root, ...steps.slice(0, -1).map((_, index) => root + steps.slice(0, index + 1).join(''))]
}

/** The type of a schema; what is received is an object whether or not its schema has a name of its own. */
function typeOf(schema: Schema, nameOf = nameIn): string {
  const { $ref, type, items, anyOf, oneOf, allOf } = schema
  const within = (part: Schema): string => typeOf(part, nameOf)
  if ($ref !== undefined) return nameOf($ref)
  const choices = anyOf ?? oneOf
  if (choices) return [...new Set(choices.map(within))].toSorted().join(' | ')
  if (allOf) return allOf.map(within).join(' & ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (items) return `(${within(items)})[]`
  return typeof type === 'string' ? type : (type?.toSorted().join(' | ') ?? 'any')
}

const nameIn = (reference: string): string => reference.split('/').at(-1)!

/** A part of a document, or what it refers to. */
function resolved<T extends { readonly $ref?: string }>(document: object, part: T): T {
  if (part.$ref === undefined) return part
  const steps = part.$ref.slice(2).split('/')
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], document) as T
}
