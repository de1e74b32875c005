import { z } from 'zod'
import { kindOf } from '../field-kind.ts'

/** What of a declaration speaks of translated texts. Its names are not checked yet. */
interface Translating {
  readonly schema: z.ZodObject
  readonly translated?: readonly string[]
}

/** The name of the English of a text. */
export const englishNameOf = (name: string): string => `${name}En`

/** The name of the text whose English a name is; undefined for the name of no English. */
export const sourceNameOf = (name: string): string | undefined => /^(.+)En$/.exec(name)?.[1]

/**
 * A declaration with the English of each `translated` text: in the schema, after its source, and in every list that names
 * the source and says who sees a field, who fills it in, or by which words a record is found. What the declaration says
 * of the English itself counts.
 */
export function withEnglish<D extends object>(declaration: D): D {
  const { schema, translated = [] } = declaration as unknown as Translating
  const sources = translated.filter((name) => schema.shape[name] !== undefined)
  if (sources.length === 0) return declaration
  const withTwins = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) =>
      sources.includes(name) && !names.includes(englishNameOf(name)) ? [name, englishNameOf(name)] : [name],
    )
  const { sites, search, create, edit, sections, public: shown, ...rest } = declaration as Lists
  const placed = new Set(Object.values(sections ?? {}).flat())
  return {
    ...rest,
    schema: schemaWithEnglish(schema, sources),
    sites: Array.isArray(sites)
      ? sites
      : mapValues(sites as Sites, (site) => (site.fields ? { ...site, fields: withTwins(site.fields) } : site)),
    ...(search && { search: withTwins(search) }),
    ...(create && { create: Array.isArray(create) ? withTwins(create) : create }),
    ...(edit && { edit: Array.isArray(edit) ? withTwins(edit) : edit }),
    ...(sections && {
      sections: mapValues(sections, (names) =>
        withTwins(names).filter((name) => names.includes(name) || !placed.has(name)),
      ),
    }),
    ...(shown && {
      public: {
        ...shown,
        fields: withTwins(shown.fields),
        ...(shown.redact && { redact: { ...shown.redact, fields: withTwins(shown.redact.fields) } }),
      },
    }),
  } as unknown as D
}

interface Lists {
  readonly [key: string]: unknown
  readonly sites?: unknown
  readonly search?: readonly string[]
  readonly create?: true | readonly string[]
  readonly edit?: true | 'single' | readonly string[]
  readonly sections?: Readonly<Record<string, readonly string[]>>
  readonly public?: {
    readonly fields: readonly string[]
    readonly redact?: { readonly fields: readonly string[] }
  }
}

type Sites = Readonly<Record<string, { readonly fields?: readonly string[] }>>

const mapValues = <V, W>(values: Readonly<Record<string, V>>, map: (value: V) => W): Readonly<Record<string, W>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))

/** The schema with the English that it lacks. */
function schemaWithEnglish(schema: z.ZodObject, sources: readonly string[]): z.ZodObject {
  const shape = Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, value]) => {
      const english = englishNameOf(name)
      const make = sources.includes(name) && !schema.shape[english] ? kindOf(value)?.english : undefined
      return make ? [[name, value] as const, [english, make()] as const] : [[name, value] as const]
    }),
  )
  return z.object(shape)
}
