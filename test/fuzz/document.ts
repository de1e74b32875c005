import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteReader } from '../../server/features/openapi/group-sites.ts'
import { withoutSharedParts } from '../../server/features/openapi/shared-parts.ts'

/** As much of JSON Schema 2020-12 as `openapi.json` uses. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly examples?: readonly unknown[]
  readonly description?: string
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly schema: Schema
  readonly example?: unknown
  readonly description?: string
}

/** One operation of the API as its document tells it. */
export interface Operation {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly parameters: readonly Parameter[]
  /** The media type and the schema of its body; absent where it takes none. */
  readonly body: { readonly type: string; readonly schema: Schema } | undefined
  /** The kinds of site whose tenants have it; absent where all have. */
  readonly sites: readonly string[] | undefined
}

interface Described {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>
  readonly 'x-sites'?: readonly string[]
}

/** Whether the answer goes on until one side ends it: nobody can wait for that. */
const isStream = ({ responses }: Described): boolean => responses?.['200']?.content?.['text/event-stream'] !== undefined

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** The schemas of all documents that were read, by their addresses. */
const schemas = new Map<string, Schema>()

/** The operations of a document; `name` tells its schemas from those of others. */
export function operationsOf(written: object, name = 'whole'): readonly Operation[] {
  const whole = withoutSharedParts(written as never) as Document
  const text = JSON.stringify(whole).replaceAll('"#/components/schemas/', `"#/${name}/`)
  const document = JSON.parse(text) as Document
  for (const [key, schema] of Object.entries(document.components.schemas)) schemas.set(`#/${name}/${key}`, schema)
  const sitesOf = siteReader(document as never)
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, described]) => !isStream(described))
      .map(([method, described]) => {
        const { operationId, parameters = [], requestBody } = described
        const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
        return {
          id: operationId,
          method: method.toUpperCase() as Operation['method'],
          path,
          parameters,
          body: type && content ? { type, schema: content.schema } : undefined,
          sites: sitesOf(described as never),
        }
      }),
  )
}

export const operations: readonly Operation[] = operationsOf(
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'openapi.json'), 'utf8')) as object,
)

/** A schema with its reference followed. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolved(schemas.get(schema.$ref)!)

/** The properties of an object's schema, those of its parts too. */
export function propertiesOf(schema: Schema): Readonly<Record<string, Schema>> {
  const { properties, allOf = [] } = resolved(schema)
  return Object.assign({}, ...allOf.map(propertiesOf), properties) as Record<string, Schema>
}
