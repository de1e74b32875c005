import { z } from 'zod'
import type { Entity } from '../../entities/language/entity.ts'
import * as fields from '../../entities/language/fields/index.ts'
import * as recordRules from '../../entities/language/record-rules/index.ts'
import { countMax } from '../../entities/language/rules/arrays.ts'

/** Where declarations import the makers of their parts from. */
const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  './language/fields/index.ts': fields,
  './language/record-rules/index.ts': recordRules,
  './language/rules/arrays.ts': { countMax },
  zod: { 'z.object': z.object },
}

/** The call of a maker, which is written into a declaration, and made here to see what comes of it. */
export class Call {
  readonly maker: string
  readonly args: readonly unknown[]
  /** Whether the field may be empty. */
  readonly optional: boolean

  constructor(maker: string, args: readonly unknown[], optional = false) {
    this.maker = maker
    this.args = args
    this.optional = optional
  }
}

/** The entity that another file of entities/ declares. */
export class Imported {
  readonly variable: string
  /** Its path within entities/. */
  readonly file: string
  readonly value: Entity

  constructor(variable: string, file: string, value: Entity) {
    this.variable = variable
    this.file = file
    this.value = value
  }
}

/** The source of a value with all calls in it; Prettier lays it out. */
export function sourceOf(value: unknown): string {
  if (value instanceof Imported) return value.variable
  if (value instanceof Call)
    return `${value.maker}(${value.args.map(sourceOf).join(', ')})${value.optional ? '.optional()' : ''}`
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, part]) => `${/^\w+$/.test(key) ? key : sourceOf(key)}: ${sourceOf(part)}`)
      .join(', ')} }`
  if (typeof value === 'number' && value >= 10_000) return value.toLocaleString('en').replaceAll(',', '_')
  return JSON.stringify(value).replaceAll('"', "'")
}

/** The value itself, with every call in it made. */
export function valueOf(value: unknown): unknown {
  if (value instanceof Imported) return value.value
  if (value instanceof Call) {
    const made = makerOf(value.maker)(...value.args.map(valueOf))
    return value.optional ? (made as z.ZodType).optional() : made
  }
  if (Array.isArray(value)) return value.map(valueOf)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, valueOf(part)]))
  return value
}

const makerOf = (name: string): ((...args: unknown[]) => unknown) =>
  Object.values(modules).find((makers) => makers[name])![name] as (...args: unknown[]) => unknown

/** The lines that import the makers of a value, and the other declarations that it names. */
export function importsOf(value: Readonly<Record<string, unknown>>): string {
  const used = new Set(makersIn(value))
  const makers = Object.entries(modules).flatMap(([path, makers]) => {
    const names = Object.keys(makers).filter((name) => used.has(name) && !name.includes('.'))
    return names.length > 0 ? [`import { ${names.toSorted().join(', ')} } from '${path}'`] : []
  })
  const declarations = Object.values(value).filter((each) => each instanceof Imported)
  return [...declarations.map(({ variable, file }) => `import { ${variable} } from './${file}'`), ...makers].join('\n')
}

function makersIn(value: unknown): readonly string[] {
  if (value instanceof Imported) return []
  if (value instanceof Call) return [value.maker, ...value.args.flatMap(makersIn)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(makersIn) : []
}
