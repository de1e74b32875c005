import { z } from 'zod'
import type { Screen } from './screens.ts'

/**
 * Who may call an operation. public: anyone. session: signed-in users. member: users who may enter the tenant in the
 * path. ai: users who may use AI. operator: administrators.
 */
export type AccessClass = 'public' | 'session' | 'member' | 'ai' | 'operator'

/**
 * What a member may do only if their membership says so: the fields of that name. Administrators may do all of it.
 */
export const memberRights = ['mayMakePreviewLinks'] as const

export type MemberRight = (typeof memberRights)[number]

/** How an operation stands in the API document. */
export interface DeclaredOperation {
  readonly id: string
  readonly summary: string
  readonly description?: string
}

/** The maximum number of rows in one answer. */
export const maxRange = 1000

/** A list that is read in pages. */
export interface DeclaredPage {
  /** The columns that it may be sorted by. */
  readonly sortable: readonly [string, ...string[]]
  /** How it is sorted by itself. */
  readonly initially: readonly [column: string, direction: 'ASC' | 'DESC']
  /** How many rows a page has by itself; as many as a page may have, if left out. */
  readonly size?: number
  readonly filter: z.ZodType
  /** What the document says of the filter, with an example. */
  readonly words: string
  readonly example: string
}

/** An operation of the API that is no entity's: what it is called with, and what it answers. */
export interface SystemOperation extends DeclaredOperation {
  /** The method, and what follows the address of its group, as `PATCH /:id`. */
  readonly call: string
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Of a list in pages: how it is sorted and filtered, or only how many rows a page has by itself. */
  readonly page?: DeclaredPage | number
  /** Whether the caller says which version is meant, by `If-Match` or in the body. */
  readonly isVersioned?: boolean
  /** A sentence where it answers 204, without a body; or a response that is not JSON, as the document has it. */
  readonly answer: z.ZodType | string | { readonly description: string; readonly content: object }
  /** 201 for a POST and 200 for anything else, if left out. */
  readonly status?: 200 | 201 | 202
  /** What it may be refused with besides what follows from its access, path and body. */
  readonly refusals?: readonly (409 | 412 | 413 | 415 | 429 | 503)[]
  /** The entity that the tenant's site must have, with this screen. */
  readonly shows?: { readonly entity: string; readonly screen?: Screen }
  /** How often one place may call it. */
  readonly limit?: { readonly max: number; readonly timeWindow: string }
}

type DeepReadonly<T> = T extends object ? { readonly [N in keyof T]: DeepReadonly<T[N]> } : T

/** What is answered by a schema: nothing of it is changed after. */
export type Answered<S extends z.ZodType> = DeepReadonly<z.output<S>>

export type SystemOperations = Readonly<Record<string, SystemOperation>>

/** Operations with one address, one class of callers and one heading in the API document. */
export interface OperationGroup<
  A extends AccessClass = AccessClass,
  P extends string = string,
  O extends SystemOperations = SystemOperations,
> {
  /** Below the tenant for members, below `admin` for administrators. */
  readonly path: P
  readonly tag: string
  readonly access: A
  /** What members need besides, of operations for members. */
  readonly right?: MemberRight
  /** The scope with which API keys may call them, `*` for any; without one, keys may not, unless they are public. */
  readonly keyScope?: string
  /** The parameters in its paths besides `:tenant` and `:id`, or in their place. */
  readonly params?: z.ZodRawShape
  readonly operations: O
}

export const systemOperations = <A extends AccessClass, const P extends string, const O extends SystemOperations>(
  group: OperationGroup<A, P, O>,
): OperationGroup<A, P, O> => group

/** The filters of a list that is searched for text, and others of its own. */
export const searched = <F extends z.ZodRawShape = {}>(filters: F = {} as F) => ({
  filter: z.strictObject({
    q: z.string().max(200).optional(),
    id: z.union([z.string(), z.array(z.string()).max(maxRange)]).optional(),
    ...filters,
  }),
  words: `JSON: ${[
    '`q` for text, `id` for one id or several',
    Object.keys(filters)
      .map((name) => `\`${name}\``)
      .join(', '),
  ]
    .filter(Boolean)
    .join('; ')}.`,
  example: '{"q":"cafe"}',
})
