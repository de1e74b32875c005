import { CaptainError } from './errors.ts'
import { formsTo, type Application, type Applications, type Inquiries, type Inquiry } from './forms.ts'
import { ordersOver, type Orders } from './orders.ts'
import type {
  BodyFormat,
  ContentTypes,
  ExpandPath,
  FilterOf,
  Language,
  ListQuery,
  Page,
  RecordQuery,
  Shown,
  SiteTypes,
} from './queries.ts'
import { recordsOver, type RecordTypes, type Records, type RecordsTypes } from './records.ts'
import { previewOver, type Preview } from './preview-links.ts'
import { transportTo, type Answer, type ClientOptions, type Transport } from './transport.ts'
import type { Change, Changes, Opening } from './values.ts'

/** What is public of an entity. */
export interface Content<S extends SiteTypes<S>, E extends keyof S> {
  /** A page of what is published; bodies are there if `body` asks for them. */
  list<
    P extends ExpandPath<S, E> = never,
    B extends BodyFormat = never,
    L extends Language = never,
    F extends FieldOf<S, E, L> = never,
  >(
    query?: ListQuery<S[E], P, B, L, F>,
  ): Promise<Page<Shown<S, E, P, B, L, F>>>
  /** One after another, page by page: nothing that is published or withdrawn meanwhile repeats or skips one. */
  all<
    P extends ExpandPath<S, E> = never,
    B extends BodyFormat = never,
    L extends Language = never,
    F extends FieldOf<S, E, L> = never,
  >(
    query?: ListQuery<S[E], P, B, L, F>,
  ): AsyncGenerator<Shown<S, E, P, B, L, F>, void, undefined>
  /**
   * One by its slug or id, or `current` of versions, with its body; undefined where the public sees none. By a slug that it
   * had before, `movedTo` is its present one: answer visitors with a redirect to that.
   */
  get<
    P extends ExpandPath<S, E> = never,
    B extends BodyFormat = 'blocks',
    L extends Language = never,
    F extends FieldOf<S, E, L> = never,
  >(
    key: string,
    query?: RecordQuery<P, B, L, F>,
  ): Promise<(Shown<S, E, P, B, L, F> & { readonly movedTo?: string }) | undefined>
  /** How many have each value of a field, the most frequent first. */
  counts<C extends S[E]['counts']>(field: C, filter?: FilterOf<S[E]>): Promise<readonly ValueCount<S[E], C>[]>
  /** Where a feed of the newest is, for `<link rel="alternate">`. */
  feed: S[E] extends { readonly feed: true } ? FeedAddress<'rss' | 'atom'> : never
  /** Where people subscribe to a calendar. */
  calendar: S[E] extends { readonly calendar: true } ? (options?: FeedOptions) => string : never
  /** Whether it is open now, until when, and when next. */
  opening: S[E] extends { readonly opening: true } ? (options?: { readonly days?: number }) => Promise<Opening> : never
}

/** The fields that can be asked for: in one language there are none with `En`. */
type FieldOf<S extends SiteTypes<S>, E extends keyof S, L extends Language> = Exclude<
  keyof S[E]['record'] & string,
  [L] extends [never] ? never : `${S[E]['twins']}En`
>
type FeedAddress<F> = (form: F, options?: FeedOptions) => string

interface FeedOptions {
  readonly lang?: Language
  /** The address of a record's page on the tenant's own site, with `{slug}` or `{id}` in it. */
  readonly link?: string
}

interface ValueCount<T extends ContentTypes, C> {
  readonly value: C extends keyof T['record'] ? ItemOf<T['record'][C]> : never
  readonly count: number
}
type ItemOf<V> = V extends readonly (infer I)[] ? I : V

/** Names that are no methods of an entity are left out. */
type WithoutNever<T> = { readonly [K in keyof T as [T[K]] extends [never] ? never : K]: T[K] }

/** The client of a site: what is public by the name of each entity, and what keys may do. */
export type Client<S extends SiteTypes<S>, R extends RecordsTypes<R>, I extends string> = {
  readonly [E in keyof S]: WithoutNever<Content<S, E>>
} & {
  /**
   * What was published, changed or withdrawn since `next` of the answer before. Without it nothing is listed, and `next`
   * is the place of now: keep it, then read the lists. Undefined if what followed is no longer known, after 90 days or
   * the restore of a backup: read everything again.
   */
  changes(since?: string): Promise<Changes<keyof S & string> | undefined>
  /** The preview whose token the client was made with. */
  readonly preview: Preview<keyof S & string>
  /** Records as staff see them, for a key with scopes such as `news:read-unpublished`, `news:create`, `news:update`. */
  readonly records: { readonly [E in keyof R]: Records<R, E> }
} & ('orders:place' extends I ? { readonly orders: Orders } : object) &
  ('inquiries:send' extends I ? { readonly inquiries: Inquiries } : object) &
  ('applications:send' extends I ? { readonly applications: Applications } : object)

/** The addresses of a site's entities, by the client's names of them. */
export interface SiteAddresses {
  readonly content: Readonly<Record<string, string>>
  readonly records: Readonly<Record<string, string>>
  /** The addresses of those with opening hours. */
  readonly opening: readonly string[]
}

/** A client of one tenant; the types say which site it is. Used by the files in `sites/`. */
export function connect<S extends SiteTypes<S>, R extends RecordsTypes<R>, I extends string>(
  { content, records, opening }: SiteAddresses,
  options: ClientOptions,
): Client<S, R, I> {
  const transport = transportTo(options)
  const client = {
    ...mapped(content, (entity) => contentOver(transport, entity, opening.includes(entity), options.preview)),
    changes: changesOver(transport, content),
    preview: previewOver(transport, content, options.preview),
    records: mapped(records, (entity) => recordsOver<RecordTypes>(transport, entity)),
    orders: ordersOver(transport),
    inquiries: formsTo<Inquiry, object>(transport, 'contact'),
    applications: formsTo<Application, object>(transport, 'application'),
  }
  return client as unknown as Client<S, R, I>
}

const mapped = <T>(names: Readonly<Record<string, string>>, of: (entity: string) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(names).map(([name, entity]) => [name, of(entity)]))

interface PlainQuery {
  readonly cursor?: string
}

/** Slugs, ids and `current`. What has a dot, such as `feed.rss`, names no record, nor does `..`, which leads elsewhere. */
const keyShape = /^[A-Za-z0-9_-]+$/

function contentOver({ call, address }: Transport, entity: string, hasOpening: boolean, preview: string | undefined) {
  // Declarations give what has opening hours no slugs, so that this is never one.
  const namesRecord = (key: string): boolean => keyShape.test(key) && !(hasOpening && key === 'opening')
  const list = async (query?: PlainQuery): Promise<Page<unknown>> =>
    pageOf(await call({ path: entity, query: { ...query, preview } }))
  return {
    list,
    async *all(query: PlainQuery = {}) {
      let page = await list(query)
      yield* page.records
      while (page.cursor !== undefined) {
        const { range: _, ...rest } = query as PlainQuery & { readonly range?: unknown }
        page = await list({ ...rest, cursor: page.cursor })
        yield* page.records
      }
    },
    async get(key: string, query?: object): Promise<unknown> {
      if (!namesRecord(key)) return undefined
      try {
        return (await call({ path: `${entity}/${key}`, query: { ...query, preview } })).body
      } catch (error) {
        if (error instanceof CaptainError && error.status === 404) return undefined
        throw error
      }
    },
    counts: async (field: string, filter?: object) =>
      (await call({ path: `${entity}/counts/${field}`, query: { filter } })).body,
    feed: (form: string, options?: FeedOptions) => address({ path: `${entity}/feed.${form}`, query: options }),
    calendar: (options?: FeedOptions) => address({ path: `${entity}/calendar.ics`, query: options }),
    opening: async (options?: object) => (await call({ path: `${entity}/opening`, query: options })).body,
  }
}

interface ChangesPage extends Changes {
  readonly hasMore: boolean
}

/** All pages at once. What a later version of Captain publishes besides has no name here, and is left out. */
function changesOver({ call }: Transport, content: SiteAddresses['content']) {
  const names = new Map(Object.entries(content).map(([name, address]) => [address, name]))
  return async (since?: string): Promise<Changes | undefined> => {
    const changes: Change[] = []
    let next = since
    try {
      for (;;) {
        const page = (await call({ path: 'changes', query: { since: next } })).body as ChangesPage
        for (const change of page.changes) {
          const entity = names.get(change.entity)
          if (entity !== undefined) changes.push({ ...change, entity })
        }
        next = page.next
        if (!page.hasMore) return { changes, next }
      }
    } catch (error) {
      if (error instanceof CaptainError && error.status === 410) return undefined
      throw error
    }
  }
}

/** A page from its answer: `Content-Range: news 0-24/319`, and `Link` to the next one. */
export function pageOf<T>({ body, range, link }: Answer): Page<T> {
  const [, from = '0', total] = /(\d+)-\d+\/(\d+)$/.exec(range ?? '') ?? /()\*?\/(\d+)$/.exec(range ?? '') ?? []
  const next = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1]
  const records = body as readonly T[]
  return {
    records,
    total: Number(total ?? records.length),
    from: Number(from),
    cursor: next === undefined ? undefined : (new URL(next).searchParams.get('cursor') ?? undefined),
  }
}
