import type { BodyFormat, ExpandPath, Language, Narrowed, RecordQuery, Shown, ShownTypes } from './queries.ts'
import type { Answer, Transport } from './transport.ts'

/** What `entities.ts` says of an entity whose records keys may read or write. */
export interface RecordTypes extends ShownTypes {
  /** A record as staff see it. */
  readonly record: { readonly id: string; readonly version: number }
  /** The fields of the form that creates, and of the one that changes a record; none where there is no such form. */
  readonly create: string
  readonly update: string
  /** The fields that lists leave out. */
  readonly heavy: string
  readonly states: string
  /** Whether the tenant has one of it alone, without an id. */
  readonly single: boolean
}

/** The fields of a record, without what the server writes. */
export type FieldOf<R> = Exclude<keyof R & string, 'id' | 'version' | `${'created' | 'updated'}${'At' | 'By'}`>

/** What a site has of an entity: without the fields `F`, which only others have, with its own options `N` and forms `V`. */
export interface RecordsAt<T extends RecordTypes, F extends string, V extends 'create' | 'update', N = object> {
  readonly record: Narrowed<T['record'], F, N>
  readonly create: 'create' extends V ? Exclude<T['create'], F> : never
  readonly update: 'update' extends V ? Exclude<T['update'], F> : never
  readonly bodies: Exclude<T['bodies'], F>
  readonly twins: Exclude<T['twins'], F | (F extends `${infer Twin}En` ? Twin : never)>
  readonly references: Narrowed<T['references'], F | `${F}.${string}`, object>
  readonly heavy: Exclude<T['heavy'], F>
  readonly states: 'update' extends V ? T['states'] : never
  readonly single: T['single']
}

export type RecordsTypes<R> = { readonly [E in keyof R]: RecordTypes }

/** What is sent of a record: any of its fields, with null for one that is empty. */
type Input<R, F> = { readonly [K in keyof R as K extends F ? K : never]?: R[K] | null }
type Row<T extends RecordTypes> = {
  readonly [K in keyof T['record'] as K extends T['heavy'] ? never : K]: T['record'][K]
}

/** How records are answered: as they are stored unless one of these is given. */
type ShownQuery<P extends string, B extends BodyFormat, L extends Language, F extends string> = Omit<
  RecordQuery<P, B, L, F>,
  'state'
>

/** What is stored, or what is shown where a query says how. */
type Answered<Stored, Asked, Seen> = [Asked] extends [never] ? Stored : Seen

/** What is shown of a list: without heavy fields that were not asked for. */
type ShownRow<
  S extends RecordsTypes<S>,
  E extends keyof S,
  P extends string,
  B extends BodyFormat,
  L extends Language,
  F extends string,
> = {
  readonly [
    K in keyof Shown<S, E, P, B, L, F> as K extends Exclude<S[E]['heavy'], S[E]['bodies'] | F> ? never : K
  ]: Shown<S, E, P, B, L, F>[K]
}

export interface RecordsQuery {
  /** Conditions as in the lists of the API, where their names are described. */
  readonly filter?: Readonly<Record<string, unknown>>
  readonly sort?: readonly [string, 'ASC' | 'DESC']
  readonly range?: readonly [number, number]
}

export interface RecordsPage<T> {
  readonly records: readonly T[]
  readonly total: number
}

/** Records of an entity, by a key. Changes name the version that was read: if it is another now, 412 with `data.current`. */
export type Records<S extends RecordsTypes<S>, E extends keyof S> = S[E]['single'] extends true
  ? SingleRecord<S, E>
  : ManyRecords<S, E, S[E]>

export interface SingleRecord<S extends RecordsTypes<S>, E extends keyof S> {
  /** The only one; before it was ever saved, with version 0 and what it begins with. */
  read<
    P extends ExpandPath<S, E> = never,
    B extends BodyFormat = never,
    L extends Language = never,
    F extends keyof S[E]['record'] & string = never,
  >(
    query?: ShownQuery<P, B, L, F>,
  ): Promise<Answered<S[E]['record'], P | B | L | F, Shown<S, E, P, Whole<B>, L, F>>>
  /** Version 0 for the first time. */
  save(values: Input<S[E]['record'], S[E]['update']> & { readonly version: number }): Promise<S[E]['record']>
}

/** One record comes with its bodies. */
type Whole<B extends BodyFormat> = [B] extends [never] ? 'blocks' : B

export type ManyRecords<S extends RecordsTypes<S>, E extends keyof S, T extends RecordTypes> = {
  /** A page of whatever is not in the trash, without heavy fields. */
  list<
    P extends ExpandPath<S, E> = never,
    B extends BodyFormat = never,
    L extends Language = never,
    F extends keyof T['record'] & string = never,
  >(
    query?: RecordsQuery & ShownQuery<P, B, L, F>,
  ): Promise<RecordsPage<Answered<Row<T>, P | B | L | F, ShownRow<S, E, P, B, L, F>>>>
  get<
    P extends ExpandPath<S, E> = never,
    B extends BodyFormat = never,
    L extends Language = never,
    F extends keyof T['record'] & string = never,
  >(
    id: string,
    query?: ShownQuery<P, B, L, F>,
  ): Promise<Answered<T['record'], P | B | L | F, Shown<S, E, P, Whole<B>, L, F>>>
} & ([T['create']] extends [never]
  ? object
  : {
      /** With an `idempotencyKey` a repeated call creates nothing. */
      create(
        values: Input<T['record'], T['create']>,
        options?: { readonly idempotencyKey?: string },
      ): Promise<T['record']>
    }) &
  ([T['update']] extends [never]
    ? object
    : {
        update(id: string, values: Input<T['record'], T['update']> & { readonly version: number }): Promise<T['record']>
      }) &
  ([T['states']] extends [never]
    ? object
    : {
        /**
         * Moves a record to another state, for instance publishes it. `values` are those that the rules of the state ask
         * for, and working fields.
         */
        transition(
          id: string,
          move: {
            readonly to: T['states']
            readonly version: number
            readonly values?: Input<T['record'], FieldOf<T['record']>>
          },
        ): Promise<T['record']>
      })

export function recordsOver<T extends RecordTypes>({ call }: Transport, entity: string): object {
  const at = (id: string): string => `${entity}/${encodeURIComponent(id)}`
  const send = async (method: 'POST' | 'PUT', path: string, body: object, headers = {}): Promise<T['record']> =>
    (await call({ method, path, body, headers, authorized: true })).body as T['record']
  const read = async (path: string, query?: object): Promise<unknown> =>
    (await call({ path, query, authorized: true })).body
  return {
    list: async (query?: RecordsQuery) => {
      const { body, range }: Answer = await call({ path: entity, query, authorized: true })
      const records = body as readonly Row<T>[]
      return { records, total: Number(/\/(\d+)$/.exec(range ?? '')?.[1] ?? records.length) }
    },
    get: (id: string, query?: object) => read(at(id), query),
    create: (values: object, { idempotencyKey }: { readonly idempotencyKey?: string } = {}) =>
      send('POST', entity, values, {
        'idempotency-key': idempotencyKey === undefined ? undefined : JSON.stringify(idempotencyKey),
      }),
    update: (id: string, values: object) => send('PUT', at(id), values),
    transition: (id: string, move: object) => send('POST', `${at(id)}/transitions`, move),
    // The API lists the only one, so that programs that read lists read it too.
    read: async (query?: object) => ((await read(entity, query)) as readonly unknown[])[0],
    save: (values: object) => send('PUT', entity, values),
  }
}
