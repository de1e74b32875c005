import type { AccessClass } from '../../../entities/language/system-operation.ts'
import { propertyWords } from './property-words.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * Who may call an operation that says nothing else of itself. Undefined for members of the tenant, of whom the document's
 * introduction tells once: they are most.
 */
export function accessSentence(access: AccessClass | undefined, security: readonly object[]): string | undefined {
  if (security.some((each) => 'session' in each)) return 'Takes the session of a sign-in, by its cookie.'
  return access === 'member' ? undefined : accessWords[access ?? 'public']
}

const accessWords: Readonly<Record<Exclude<AccessClass, 'member'>, string>> = {
  public: 'Asks for no sign-in.',
  session: 'For whoever is signed in.',
  ai: 'For accounts that may use the AI area.',
  operator: 'For administrators.',
}

/** A document in which every property and parameter that has no description of its own has that of its name. */
export function withPropertyWords<P>(part: P): P {
  if (Array.isArray(part)) return part.map(withPropertyWords) as P
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'example' || key === 'examples' || key === 'enum' || key === 'const') return [key, value]
      if (key === 'properties' && typeof value === 'object') return [key, describedProperties(value as Json)]
      if (key === 'parameters' && Array.isArray(value))
        return [key, value.map(withPropertyWords).map(describedParameter)]
      return [key, withPropertyWords(value)]
    }),
  ) as P
}

const describedProperties = (properties: Json): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, described(name, withPropertyWords(value))]),
  )

const describedParameter = (parameter: Json): Json => described(String(parameter['name']), parameter) as Json

function described(name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'description' in value || '$ref' in value) return value
  const description = propertyWords[name]
  return description === undefined ? value : { ...value, description }
}

/** The end of the name of a schema that says how a record is answered where `expand` names its references. */
const expandedSuffix = 'Expanded'

/** Schemas of which those of records lead to their expanded forms: no call names these, since a parameter decides. */
export const withExpandedForms = (schemas: Json): Json =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const expanded = `${name.replace(/Row$/, '')}${expandedSuffix}`
      const isListed = name.endsWith('Row') || !(`${name}Row` in schemas)
      return expanded in schemas && isListed
        ? [name, { ...(schema as Json), $defs: { expanded: { $ref: `#/components/schemas/${expanded}` } } }]
        : [name, schema]
    }),
  )
