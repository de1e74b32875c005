import { sql, type RawBuilder } from 'kysely'
import type { SiteSlug } from '../../../entities/installation.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { column } from '../../base/db/column.ts'
import type { Bindings } from '../../base/db/statement.ts'
import type { Context, Store } from '../records/context.ts'
import type { Participant } from '../records/participants.ts'
import { fromStored, type Row } from '../records/stored-values.ts'
import { foldText } from '../../../entities/language/text/fold-text.ts'
import { ngramsOfWord, scopeKey } from './ngrams.ts'
import { searchIndex } from './search-index-of.ts'

/**
 * The ids of the records that match all words. The index is exact for one and two characters; for longer words it only
 * knows that all their pairs occur, so the text itself is checked.
 */
export function searchQuery({ scope }: Store, words: readonly string[]): RawBuilder<unknown> {
  const index = searchIndex(scope.dialect)
  return index.search(
    sql.join(
      longWords(words).map((_, place) => sql` and ${index.containsWord(place)}`),
      sql``,
    ),
  )
}

const longWords = (words: readonly string[]): readonly string[] => words.filter((word) => word.length > 2)

/** Distinguishes the statements of different searches. */
export const searchShape = (words: readonly string[]): string =>
  words.length === 0 ? '' : `q${longWords(words).length}`

/** The values bound by a search: terms for the index, words for the text. */
export function searchBindings({ store, tenant, entity }: Context, words: readonly string[]): Bindings {
  const key = scopeKey(tenant.id, entity.name)
  const terms = new Set(words.flatMap(ngramsOfWord))
  const index = searchIndex(store.scope.dialect)
  return { terms: index.bindTerms([...terms].map((term) => key + term)), ...index.bindWords(longWords(words)) }
}

/**
 * Whether an entity has a search index. Accounts also change outside their view, so they are read on demand instead.
 */
export const isIndexed = ({ search, viewOf }: Entity): boolean => search !== undefined && viewOf === undefined

/** Keeps the index as the records are. */
export const searchParticipant: Participant = {
  name: 'search',
  concerns: isIndexed,
  *with(context, { before, after }, changed) {
    const index = searchIndexOf(context)
    if (!before) yield* index.insert(context, after.id, searchableText(context, after))
    else if (context.entity.search!.some((name) => changed.includes(name)))
      yield* index.update(context, after.id, searchableText(context, after))
  },
  removed: (context, id) => searchIndexOf(context).remove(context, id),
}

const searchIndexOf = ({ store }: Context) => searchIndex(store.scope.dialect)

/** A query for the searchable fields of an entity's records, with their ids. */
export function selectSearched({ store, entity }: Context) {
  const { table, select } = store.scope.records(entity)
  return select().select(['id', ...entity.search!].map((name) => column(table, name).as(name)))
}

/** The entity of a record, and the site whose fields it has. */
interface RecordKind {
  readonly entity: Entity
  readonly tenant: { readonly site: SiteSlug }
}

/** The folded text of a record's searchable fields, one per line, so that no match spans two of them. */
export const searchableText = ({ entity, tenant }: RecordKind, row: Row): string =>
  foldText(
    siteFields(entity, tenant.site)
      .filter(
        ({ name, searchText: words }) =>
          words && entity.search!.includes(name) && row[name] !== null && row[name] !== undefined,
      )
      .map(({ name, storage, searchText: words }) => words!(fromStored(storage, row[name]!)))
      .join('\n'),
  )
