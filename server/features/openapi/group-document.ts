import type { Language } from '../../base/locale/translator.ts'
import type { Tag } from '../feature.ts'
import { inLanguage, type Localizable } from './localized.ts'
import type { Json, Operation } from './narrowed-site.ts'
import { referencedComponents, withoutSharedParts, type DocumentParts } from './shared-parts.ts'

/** A document as it is served. */
export type WholeDocument = Localizable & DocumentParts

/** What no document says otherwise. */
export const keyPlaceholder = '--key--'

interface Parameter extends Json {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly example?: unknown
  readonly description?: string
}

/**
 * The part of a document with the operations of one group. What may be left out of a call is not filled in, so that each
 * runs as it is shown; `keyPlaceholder` stands for what names a record.
 */
export function groupDocument(document: WholeDocument, { name, description }: Tag, language: Language): object {
  const offered = Object.entries(document.paths).flatMap(([path, methods]) => {
    const own = Object.entries(methods).filter(([, { tags }]) => tags?.includes(name))
    return own.length === 0 ? [] : [[path, Object.fromEntries(own)] as const]
  })
  const components = { ...document.components, schemas: withoutDefinitions(document.components['schemas']!) }
  const expanded = withoutSharedParts({ ...document, components, webhooks: {}, paths: Object.fromEntries(offered) })
  const paths = Object.fromEntries(
    Object.entries(expanded.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods as Record<string, Operation>).map(([method, operation]) => [method, asTried(operation)]),
      ),
    ]),
  )
  return inLanguage(
    {
      ...expanded,
      // Wherever this server is called.
      servers: [{ url: '/' }],
      tags: [{ name, description }],
      paths,
      webhooks: {},
      components: referencedComponents({ paths, webhooks: {} }, expanded.components),
    },
    language,
  )
}

/** Schemas without those that no call has: Swagger UI cannot show some that lead back to themselves. */
const withoutDefinitions = (schemas: Json): Json =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $defs: _, ...rest } = schema as Json
      return [name, rest]
    }),
  )

function asTried(operation: Operation): Operation {
  const parameters = (operation.parameters ?? []) as readonly Parameter[]
  return {
    ...operation,
    parameters: parameters.map(({ example, ...parameter }) => {
      if (parameter.name === 'key' && parameter.in === 'path')
        return { ...parameter, example: example ?? keyPlaceholder }
      if (parameter.required || example === undefined)
        return { ...parameter, ...(example !== undefined && { example }) }
      return { ...parameter, description: `${parameter.description} \`${String(example)}\`` }
    }),
  }
}
