import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { z } from 'zod'
import type {
  AccessClass,
  Answered,
  DeclaredPage,
  OperationGroup,
  SystemOperation,
  SystemOperations,
} from '../../../entities/language/system-operation.ts'
import type { Operation } from '../../base/db/query.ts'
import type { MaybePromise, ReadOptions } from '../../base/db/database.ts'
import type { StatusCode } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import type { Caller, RequestTenant } from '../auth/access.ts'
import { storeOf, type Store } from '../records/context.ts'
import { contentRange } from '../requests/content-range.ts'
import { pageQuerySchema, readPage } from '../requests/list-query.ts'
import { expectedVersionOf } from '../requests/request.ts'

type OutputOf<S> = S extends z.ZodType ? z.output<S> : unknown

/** The names of the parameters in a path. */
type ParamsIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

/** A call of an operation, with what was sent, which is valid. */
export interface Call<A extends AccessClass, P extends string, O extends SystemOperation> {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly store: Store
  readonly tenant: A extends 'member' ? RequestTenant : undefined
  readonly user: A extends 'public' ? undefined : Caller
  readonly params: Readonly<Record<ParamsIn<`${P}/${O['call']}`>, string>>
  readonly query: OutputOf<O['query']>
  readonly body: OutputOf<O['body']>
  /** The version that is meant, of an operation that asks for it. */
  readonly version: O['isVersioned'] extends true ? number : undefined
  readonly page: O['page'] extends DeclaredPage
    ? {
        readonly sort: { readonly column: O['page']['sortable'][number]; readonly descending: boolean }
        readonly first: number
        readonly last: number
        readonly filter: z.output<O['page']['filter']>
      }
    : O['page'] extends number
      ? { readonly first: number; readonly last: number }
      : undefined
  /** Work on the rows of the tenant, or on the tables of the installation where the path has none. */
  read<T>(operation: () => Operation<T>, options?: ReadOptions): MaybePromise<T>
  write<T>(operation: () => Operation<T>): Promise<T>
}

/** What the calls of a tenant's operations have in common. */
export type MemberCall = Pick<
  Call<'member', string, SystemOperation>,
  'request' | 'reply' | 'store' | 'tenant' | 'user' | 'read' | 'write'
>

/** What is answered: of a list in pages its rows, and how many there are in all. */
type AnswerOf<O extends SystemOperation, S = O['answer']> = S extends z.ZodType
  ? O['page'] extends DeclaredPage | number
    ? { readonly rows: Answered<S>; readonly total: number }
    : Answered<S>
  : S extends string
    ? void
    : FastifyReply

/** What the operations of a group do. */
export type Handlers<A extends AccessClass, P extends string, O extends SystemOperations> = {
  readonly [N in keyof O]: (call: Call<A, P, O[N]>) => MaybePromise<AnswerOf<O[N]>>
}

const bases: Readonly<Record<AccessClass, string>> = {
  public: '/api/v1',
  session: '/api/v1',
  ai: '/api/v1',
  member: '/api/v1/authorized/tenants/:tenant',
  operator: '/api/v1/admin',
}

/** The parameters of a path below a tenant, and of one that names a record of it besides. */
export const tenantParams = z.object({ tenant: z.string().describe('The slug of the tenant.') })
const recordParams = tenantParams.extend({ id: z.uuid() })

/**
 * Adds the routes of a group of operations. What they may be refused with follows from the declaration; so does the tag of
 * an answer with a version, in a group whose operations ask for one.
 */
export function operationRoutes<A extends AccessClass, P extends string, O extends SystemOperations>(
  app: FastifyInstance,
  group: OperationGroup<A, P, O>,
  handlers: Handlers<A, P, O>,
): void {
  const { access, right, keyScope, tag, path } = group
  const known: Readonly<Record<string, z.ZodType>> = {
    ...recordParams.shape,
    ...(group.params as Record<string, z.ZodType>),
  }
  const isTagged = Object.values(group.operations).some(({ isVersioned }) => isVersioned)

  for (const [name, operation] of Object.entries<SystemOperation>(group.operations)) {
    const { id, summary, description, call, query, body, page, isVersioned, answer, status, shows, limit } = operation
    const [method, rest = ''] = call.split(' ') as [HTTPMethods, string?]
    const url = `${bases[access]}/${path}${rest}`
    const params = [...url.matchAll(/:(\w+)/g)].map(([, param]) => param!)
    const success = typeof answer === 'string' ? 204 : (status ?? (method === 'POST' ? 201 : 200))
    const handle = handlers[name] as (call: unknown) => MaybePromise<unknown>
    app.route({
      method,
      url,
      config: {
        access,
        ...(right && { right }),
        ...(keyScope && { keyScope }),
        ...shows,
        ...(limit && { rateLimit: limit }),
      },
      schema: {
        operationId: id,
        summary,
        ...(description !== undefined && { description }),
        tags: [tag],
        ...(params.length > 0 && { params: z.object(Object.fromEntries(params.map((each) => [each, known[each]!]))) }),
        ...(query && { querystring: query }),
        ...(page && { querystring: pageQuerySchema(page) }),
        ...(body && { body }),
        response: {
          [success]: typeof answer === 'string' ? { description: answer, type: 'null' } : answer,
          ...errorResponses(...refusalsOf(operation, access, params.length > 0)),
        },
      },
      handler: async (request, reply) => {
        const store = storeOf(app.database!)
        const tenant = access === 'public' ? undefined : request.access.tenant
        const owner = tenant?.id ?? null
        const asked = page && readPage(request.query, page)
        const answered = await handle({
          request,
          reply,
          store,
          tenant,
          user: access === 'public' ? undefined : request.access.user,
          params: request.params,
          query: request.query,
          body: request.body,
          version: isVersioned
            ? expectedVersionOf(request, (request.body ?? {}) as Readonly<Record<string, unknown>>)
            : undefined,
          page: asked,
          read: (work: () => Operation<unknown>, options?: ReadOptions) => store.database.read(owner, work, options),
          write: (work: () => Operation<unknown>) => store.database.write(owner, work),
        })
        if (answered === reply) return reply
        reply.status(success)
        if (asked) {
          const { rows, total } = answered as { readonly rows: readonly unknown[]; readonly total: number }
          return reply
            .header('content-range', contentRange(url.split('/').at(-1)!, asked.first, rows.length, total))
            .send(rows)
        }
        const { version } = (answered ?? {}) as { readonly version?: number }
        if (isTagged && version !== undefined) reply.header('etag', `"${version}"`)
        return reply.send(answered)
      },
    })
  }
}

/** Those of its input are in the document of any route. */
function refusalsOf(
  { isVersioned, refusals = [] }: SystemOperation,
  access: AccessClass,
  hasParams: boolean,
): readonly StatusCode[] {
  return [
    ...(access === 'public' ? [] : [401 as const]),
    ...(access === 'public' || access === 'session' ? [] : [403 as const]),
    ...(hasParams ? [404 as const] : []),
    ...(isVersioned ? [412 as const, 428 as const] : []),
    ...refusals,
  ]
}
