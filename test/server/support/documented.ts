import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { withoutSharedParts } from '../../../server/features/openapi/shared-parts.ts'

interface Response {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, object>>
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Response>> }>>>
  >
}
interface Sent {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** What openapi.json says of answers, compiled when the first of its kind comes. */
function readDocument() {
  const written = JSON.parse(readFileSync(join(import.meta.dirname, '../../../openapi.json'), 'utf8'))
  const document = withoutSharedParts(written) as unknown as Document
  // A document of OpenAPI is no JSON Schema itself; the schemas in it are of 2020-12.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false })
  addFormats.default(ajv)
  ajv.addSchema(document, 'openapi')
  const paths = Object.keys(document.paths)
    .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`) }))
    // Of two that fit, the one that names more of the address.
    .toSorted((a, b) => parametersIn(a.path) - parametersIn(b.path))
  const validators = new Map<string, ValidateFunction>()
  const validatorAt = (...path: readonly string[]): ValidateFunction => {
    const $ref = `openapi#/${path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
    const known = validators.get($ref) ?? ajv.compile({ $ref })
    validators.set($ref, known)
    return known
  }
  return { document, paths, validatorAt }
}

const parametersIn = (path: string): number => path.split('{').length

let read: ReturnType<typeof readDocument> | undefined

/** Whether an answer has a schema of its own: what went well, and the refusal that shows the record as it is now. */
const isCompared = (statusCode: number): boolean => (statusCode >= 200 && statusCode <= 299) || statusCode === 412

/** How an answer that is compared differs from what openapi.json says of it; undefined where it does not. */
export function documentMismatch(method: string, url: string, { statusCode, headers, body }: Sent): string | undefined {
  if (!isCompared(statusCode) || method === 'HEAD' || method === 'OPTIONS') return undefined
  const { document, paths, validatorAt } = (read ??= readDocument())
  const address = new URL(url, 'http://localhost').pathname
  const path = paths.find(
    (each) => each.pattern.test(address) && document.paths[each.path]?.[method.toLowerCase()],
  )?.path
  if (path === undefined) return undefined
  const at = `${method} ${path} ${statusCode}`
  const response = document.paths[path]![method.toLowerCase()]!.responses[statusCode]
  if (!response) return `${at} is not documented.`
  // All routes share it.
  if (response.$ref !== undefined) return undefined
  const type = String(headers['content-type'] ?? '').split(';')[0]!
  if (!response.content) return body === '' ? undefined : `${at} is documented without a body.`
  if (!response.content[type] && !response.content['*/*'])
    return `${at} is not documented as ${type || 'an answer without a body'}.`
  if (type !== 'application/json' || !response.content[type]) return undefined
  const validate = validatorAt(
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(statusCode),
    'content',
    type,
    'schema',
  )
  if (validate(JSON.parse(body))) return undefined
  const faults = validate.errors!.map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  )
  return `${at} is not as documented:\n${faults.slice(0, 10).join('\n')}\n${body.slice(0, 1000)}`
}

/** How a value differs from a schema of openapi.json; undefined where it does not. */
export function schemaMismatch(name: string, value: unknown): string | undefined {
  const { validatorAt } = (read ??= readDocument())
  const validate = validatorAt('components', 'schemas', name)
  return validate(value) ? undefined : `${name}: ${JSON.stringify(validate.errors!.slice(0, 5))}`
}

/** Holds every answer that is compared against openapi.json, whoever asks an app for it. */
export function assertDocumented(app: FastifyInstance): void {
  const inject = app.inject.bind(app) as (request: unknown) => Promise<Sent>
  app.inject = (async (
    request: string | { readonly method?: string; readonly url?: unknown; readonly path?: unknown },
  ) => {
    const answer = await inject(request)
    const { method = 'GET', url, path } = typeof request === 'string' ? { url: request, path: undefined } : request
    const address = url ?? path
    if (answer.headers['content-encoding'] !== undefined) return answer
    // Who names the fields that they want is not answered the others, which the document says are there; and drafts lack some.
    if (/[?&](?:fields=|state=draft)/.test(String(address))) return answer
    // Nor is it the stored record that is shown to members; `schemaMismatch` compares what takes the place of ids.
    if (/\/authorized\/.*[?&](?:expand|lang|body)=/.test(String(address))) return answer
    const fault = typeof address === 'string' ? documentMismatch(method.toUpperCase(), address, answer) : undefined
    if (fault !== undefined) throw new Error(fault)
    return answer
  }) as unknown as typeof app.inject
}
