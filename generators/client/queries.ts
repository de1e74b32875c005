import type {
  FileValue,
  ListedPicture,
  Picture,
  RichText,
  StoredFile,
  StoredListedPicture,
  StoredPicture,
} from './values.ts'

/** What decides how a record is shown. */
export interface ShownTypes {
  /** A record with its bodies. */
  readonly record: { readonly id: string }
  /** The fields with rich text. */
  readonly bodies: string
  /** The fields that have an English twin: `title` with `titleEn`. */
  readonly twins: string
  /** What can stand in the place of ids: the entity, by field or by `field.part`. */
  readonly references: object
}

/** What `entities.ts` says of the public records of an entity, by names of its record. */
export interface ContentTypes extends ShownTypes {
  /** The fields that lists are filtered by, by what they can be compared with. */
  readonly filters: { readonly [F in FilterKind]?: string }
  readonly sorts: string
  readonly counts: string
  /** The fields in which words are searched. */
  readonly searched: string
}

/** A record without some fields, and with narrower types of others. */
export type Narrowed<R, F extends string, N> = {
  readonly [K in keyof R as K extends F ? never : K]: K extends keyof N ? N[K] : R[K]
}

/** What a site has of an entity: without the fields `F`, which only others have, and with its own options `N`. */
export type ContentAt<T extends ContentTypes, F extends string, N = object> = Omit<T, keyof ContentTypes> & {
  readonly record: Narrowed<T['record'], F, N>
  readonly bodies: Exclude<T['bodies'], F>
  readonly twins: Exclude<T['twins'], F | (F extends `${infer Twin}En` ? Twin : never)>
  readonly references: Narrowed<T['references'], F | `${F}.${string}`, object>
  readonly filters: { readonly [K in keyof T['filters']]: Exclude<T['filters'][K], F> }
  readonly sorts: Exclude<T['sorts'], F>
  readonly counts: Exclude<T['counts'], F>
  readonly searched: Exclude<T['searched'], F>
}

/** `each`: whether it is, or is not, one of some; `ordered`: before and after too; `words`: a part of it; `item`: holds one. */
type FilterKind = 'equal' | 'ordered' | 'text' | 'orderedText' | 'item'

/** What a site has, by the client's names of its entities. */
export type SiteTypes<S> = { readonly [E in keyof S]: ContentTypes }
type AnyTypes<S> = { readonly [E in keyof S]: ShownTypes }

export type Language = 'ja' | 'en'
export type BodyFormat = 'blocks' | 'html' | 'text'

type Value<R, F> = F extends keyof R ? NonNullable<R[F]> : never
type OrNull<T> = T | null
type Of<T extends ContentTypes, K extends FilterKind> = Extract<T['filters'][K], string>
type AnyOf<T extends ContentTypes> = Of<T, 'equal'> | Of<T, 'ordered'> | Of<T, 'text'> | Of<T, 'orderedText'>
type OrderedOf<T extends ContentTypes> = Of<T, 'ordered'> | Of<T, 'orderedText'>
type TextOf<T extends ContentTypes> = Of<T, 'text'> | Of<T, 'orderedText'>

/** Conditions that must all hold: `{ category: 'event', publishAt_gte: '2026-04-01T00:00:00Z' }`. */
export type FilterOf<T extends ContentTypes, R = T['record']> = {
  readonly [F in AnyOf<T>]?: OrNull<Value<R, F>> | readonly Value<R, F>[]
} & {
  readonly [F in AnyOf<T> as `${F}_neq`]?: OrNull<Value<R, F>>
} & {
  readonly [F in AnyOf<T> as `${F}_in`]?: readonly Value<R, F>[]
} & {
  readonly [F in OrderedOf<T> as `${F}_${'gte' | 'lte' | 'gt' | 'lt'}`]?: Value<R, F>
} & {
  readonly [F in TextOf<T> as `${F}_contains`]?: string
} & {
  readonly [F in Of<T, 'item'> as `${F}_contains`]?: Value<R, F> extends readonly (infer I)[] ? I : never
} & ([T['searched']] extends [never] ? object : { readonly q?: string })

type Fewer = [never, 0, 1, 2]

/** The fields whose records can stand in the place of ids, and those of these, three references deep. */
export type ExpandPath<S extends AnyTypes<S>, E extends keyof S, D extends number = 3> = D extends 0
  ? never
  : {
      // Other sites may have what this one does not.
      [F in keyof S[E]['references'] & string]: S[E]['references'][F] extends keyof S
        ? F | `${F}.${ExpandPath<S, S[E]['references'][F], Fewer[D]>}`
        : never
    }[keyof S[E]['references'] & string]

/** What is left of paths behind a field. */
type Behind<P extends string, F extends string> = P extends `${F}.${infer R}` ? R : never
type HasPath<P extends string, F extends string> = Extract<P, F | `${F}.${string}`>

type Referenced<
  S extends AnyTypes<S>,
  E extends keyof S,
  F,
  P extends string,
  L extends Language,
> = F extends keyof S[E]['references']
  ? Expanded<S, Extract<S[E]['references'][F], keyof S>, Behind<P, Extract<F, string>>, never, L>
  : never

/** A value with the records that paths name in the place of ids. */
type Replaced<S extends AnyTypes<S>, E extends keyof S, F, P extends string, L extends Language, V> = F extends string
  ? F extends keyof S[E]['references']
    ? [HasPath<P, F>] extends [never]
      ? V
      : V extends null
        ? null
        : V extends readonly string[]
          ? readonly Referenced<S, E, F, P, L>[]
          : Referenced<S, E, F, P, L> | null
    : V extends readonly (infer Row)[]
      ? [Behind<P, F>] extends [never]
        ? V
        : readonly {
            readonly [K in keyof Row]: [HasPath<P, `${F}.${Extract<K, string>}`>] extends [never]
              ? Row[K]
              : Referenced<S, E, `${F}.${Extract<K, string>}`, P, L> | null
          }[]
      : V
  : V

/** Rich text in the format that was asked for, or in each of those that may have been. */
type Written<V, B extends BodyFormat> = B extends 'html' | 'text' ? (V extends RichText ? string : V) : V

/** Files and pictures as they are shown: with where they are. */
type Addressed<V> = V extends StoredListedPicture
  ? ListedPicture
  : V extends StoredPicture
    ? Picture
    : V extends StoredFile
      ? FileValue
      : V extends readonly StoredListedPicture[]
        ? readonly ListedPicture[]
        : V

type Left<T extends ShownTypes, B extends BodyFormat, L extends Language> =
  ([B] extends [never] ? T['bodies'] : never) | ([L] extends [never] ? never : `${T['twins']}En`)

/** A record as a query wants it. */
type Expanded<S extends AnyTypes<S>, E extends keyof S, P extends string, B extends BodyFormat, L extends Language> = {
  readonly [F in keyof S[E]['record'] as F extends Left<S[E], B, L> ? never : F]: F extends S[E]['bodies']
    ? Written<S[E]['record'][F], B>
    : Replaced<S, E, F, P, L, Addressed<S[E]['record'][F]>>
} & ([L] extends [never]
  ? object
  : {
      /** The fields that have no text in this language, and are answered in the other. */
      readonly fallback: readonly S[E]['twins'][]
    })

/** A record of an answer: with expanded references, in one language, with some fields alone. */
export type Shown<
  S extends AnyTypes<S>,
  E extends keyof S,
  P extends string,
  B extends BodyFormat,
  L extends Language,
  F extends string,
> = [F] extends [never]
  ? Expanded<S, E, P, B, L>
  : Pick<Expanded<S, E, P, B, L>, Extract<keyof Expanded<S, E, P, B, L>, F | 'id' | 'fallback'>>

/** How records are answered. */
export interface RecordQuery<P extends string, B extends BodyFormat, L extends Language, F extends string> {
  /** The fields whose records are wanted in the place of their ids. */
  readonly expand?: readonly P[]
  /** The fields that are wanted besides `id`; all unless given. */
  readonly fields?: readonly F[]
  /** One language alone: no fields with `En`, and `fallback` names those that have no text in it. */
  readonly lang?: L
  /** How rich text is answered. */
  readonly body?: B
  /**
   * Whatever is not in the trash, published or not, for a key with `read-unpublished`: so that what shows published
   * records shows drafts. These may lack what their types say.
   */
  readonly state?: 'draft' | undefined
}

/** Which records are answered, in which order. */
export interface ListQuery<
  T extends ContentTypes,
  P extends string,
  B extends BodyFormat,
  L extends Language,
  F extends string,
> extends RecordQuery<P, B, L, F> {
  readonly filter?: FilterOf<T>
  /** The order of the site itself unless given. */
  readonly sort?: readonly [T['sorts'], 'ASC' | 'DESC']
  /** The first and the last place, from 0; not together with `cursor`. */
  readonly range?: readonly [number, number]
  /** Where the page begins: the `cursor` of the page before. */
  readonly cursor?: string
}

export interface Page<T> {
  readonly records: readonly T[]
  /** How many there are in all. */
  readonly total: number
  /** The place of the first of them, from 0. */
  readonly from: number
  /** Where the next page begins; undefined at the end. */
  readonly cursor: string | undefined
}
