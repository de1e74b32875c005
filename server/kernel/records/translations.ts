import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import {
  fieldsWithTexts,
  translatedTexts,
  type TranslatedText,
} from '../../../entities/language/derived/translated-texts.ts'
import { authorName } from '../../base/db/account-name.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, runUnawaited, type Operation } from '../../base/db/query.ts'
import { tenantBindings, type Context, type Store } from './context.ts'
import type { Participant } from './participants.ts'
import { fromStored, type Row } from './stored-values.ts'

/** Of which Japanese an English text of a record was made; see `entities/system/translation.ts`. */
export interface TranslationRow {
  tenant_id: string
  id: string
  entity: string
  recordId: string
  field: string
  english: string
  source: string
  version: number
  at: string
  by: string | null
  byPerson: number
  state: 'current' | 'stale' | 'former'
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    translation: TranslationRow
  }
}

/**
 * Every English text that a record had is remembered with the Japanese that it was made of. So a text that comes back, by
 * an undo or from an earlier version, is judged by its own source, and not by the one of that day. A text without a row is
 * right for its source: it was there before rows were, or came with the record from elsewhere.
 */
export const translationStates: Participant = {
  name: 'translations',
  concerns: (entity) => entity.translated !== undefined,
  *after(context, { kind, before, after }) {
    if (!after || kind === 'import') return
    const made: MadeTranslation[] = []
    const [former, present] = [storedTexts(context, before), storedTexts(context, after)]
    for (const field of new Set([...former.keys(), ...present.keys()])) {
      const { source, english: text } = present.get(field) ?? noText
      const earlier = former.get(field) ?? noText
      if (source === earlier.source && text === earlier.english) continue
      // Without English before and after, no text that the field had is the present one.
      if (text === null && earlier.english === null) continue
      const record = { context, field, id: after.id }
      if (earlier.english !== null)
        yield* remember(record, earlier.english, earlier.source, { ...unknownAuthor, version: before!.version })
      if (text === null || text === earlier.english || kind === 'restore') yield* judge(record, text, source)
      else {
        if (earlier.english !== null) yield* judge(record, text, source)
        made.push({ field, english: text, source })
      }
    }
    if (made.length > 0) yield* noteTranslations(context, after.id, made, after.version)
  },
  *removed(context, id) {
    yield* runUnawaited(statementsOf(context.store).remove({ ...tenantBindings(context), id }))
  },
}

const noText = { source: null, english: null } as const

/** The texts of a stored record by what names them, each in its stored form. */
export function storedTexts({ entity, tenant }: Context, row: Row | undefined): ReadonlyMap<string, TranslatedText> {
  if (!row) return new Map()
  const whole = new Set(fieldsWithTexts(entity, tenant.site).map(({ name }) => name))
  const valueOf = (name: string) => (whole.has(name) ? fromStored('json', row[name] ?? null) : row[name])
  return new Map(translatedTexts(entity, tenant.site, valueOf).map((text) => [text.key, text]))
}

interface RecordField {
  readonly context: Context
  readonly id: string
  /** What names the text. */
  readonly field: string
}

const unknownAuthor = { at: '', by: null, byPerson: 1 } as const

/** The hash of a stored text. */
const hashOf = (text: unknown): string => hash('sha256', String(text ?? ''), 'base64url')

/** An English text and the Japanese that it was made of; `field` is what names the text. */
interface MadeTranslation {
  readonly field: string
  readonly english: unknown
  readonly source: unknown
}

/** Notes that English texts of a record were made, or confirmed, now, of the record at a version: all at once. */
export function* noteTranslations(
  context: Context,
  id: string,
  made: readonly MadeTranslation[],
  version: number,
): Operation<void> {
  const { by, session } = context
  const at = new Date().toISOString()
  const bindings = made.map(({ field, english, source }, place) => ({
    [`rowId${place}`]: uuid(),
    [`field${place}`]: field,
    [`english${place}`]: hashOf(english),
    [`source${place}`]: hashOf(source),
  }))
  // A program has a key, and no session.
  const shared = { ...tenantBindings(context), id, version, at, by, byPerson: session === '' ? 0 : 1, state: 'current' }
  const { note } = statementsOf(context.store)
  yield* runUnawaited(note(made.length)(Object.assign(shared, ...bindings)))
}

/** Keeps what was true of a text that was there before rows were. */
function* remember(
  record: RecordField,
  english: unknown,
  source: unknown,
  made: Readonly<{ version: number; at: string; by: null; byPerson: 1 }>,
): Operation<void> {
  const { remember: insert } = statementsOf(record.context.store)
  yield* runUnawaited(insert({ ...bindingsOf(record, english, source), ...made, rowId: uuid(), state: 'current' }))
}

/** Says of each English text that a field had whether the record has it now, and for the present source. */
function* judge(record: RecordField, english: unknown, source: unknown): Operation<void> {
  yield* runUnawaited(statementsOf(record.context.store).judge(bindingsOf(record, english, source)))
}

const bindingsOf = ({ context, id, field }: RecordField, english: unknown, source: unknown) => ({
  ...tenantBindings(context),
  id,
  field,
  // No text has this hash.
  english: english === null ? '' : hashOf(english),
  source: hashOf(source),
})

/** What is known of a text that a record has now. */
export interface KnownTranslation extends Pick<
  TranslationRow,
  'field' | 'version' | 'at' | 'by' | 'byPerson' | 'state'
> {
  readonly byName: string | null
}

/** What is known of the English texts that a record has now. */
export function* translationsOf(context: Context, id: string): Operation<readonly KnownTranslation[]> {
  return yield* all(statementsOf(context.store).read({ ...tenantBindings(context), id }))
}

/**
 * How well an English text matches its Japanese: `empty` without Japanese, `missing` without English, `unread` if a
 * program wrote it.
 */
export function translationState(
  { source, english }: TranslatedText,
  known: KnownTranslation | undefined,
): 'empty' | 'missing' | 'stale' | 'unread' | 'current' {
  if (source === null) return 'empty'
  if (english === null) return 'missing'
  if (known?.state === 'stale') return 'stale'
  return known && !known.byPerson ? 'unread' : 'current'
}

function statementsOf({ scope, cachedStatement }: Store) {
  const row = (place: number | '') => ({
    id: param(`rowId${place}`),
    entity: param('entity'),
    recordId: param('id'),
    field: param(`field${place}`),
    english: param(`english${place}`),
    source: param(`source${place}`),
    version: param('version'),
    at: param('at'),
    by: param('by'),
    byPerson: param('byPerson'),
    state: param('state'),
  })
  const key = ['tenant_id', 'entity', 'recordId', 'field', 'english'] as const
  return {
    remember: cachedStatement`remember translation`(() =>
      scope.insertInto('translation', row('')).onConflict((conflict) => conflict.columns(key).doNothing()),
    ),
    note: (count: number) =>
      cachedStatement`note translations|${count}`(() =>
        scope
          .insertInto(
            'translation',
            Array.from({ length: count }, (_, place) => row(place)),
          )
          .onConflict((conflict) =>
            conflict.columns(key).doUpdateSet({
              source: sql`excluded."source"`,
              version: sql`excluded."version"`,
              at: sql`excluded."at"`,
              by: sql`excluded."by"`,
              byPerson: sql`excluded."byPerson"`,
              state: sql`excluded."state"`,
            }),
          ),
      ),
    judge: cachedStatement`judge translations`(() =>
      scope
        .updateTable('translation')
        .set({
          state: sql`case when "english" <> ${param('english')} then 'former' when "source" = ${param('source')} then 'current' else 'stale' end`,
        })
        .where('translation.entity', '=', param('entity'))
        .where('translation.recordId', '=', param('id'))
        .where('translation.field', '=', param('field')),
    ),
    read: cachedStatement<KnownTranslation>`translations`(() =>
      scope
        .selectFrom('translation')
        .where('translation.entity', '=', param('entity'))
        .where('translation.recordId', '=', param('id'))
        .where('translation.state', '<>', sql.lit('former'))
        .select([
          'translation.field',
          'translation.version',
          'translation.at',
          'translation.by',
          'translation.byPerson',
          'translation.state',
          authorName(scope, column('translation', 'by')).as('byName'),
        ]),
    ),
    remove: cachedStatement`remove translations`(() =>
      scope
        .deleteFrom('translation')
        .where('translation.entity', '=', param('entity'))
        .where('translation.recordId', '=', param('id')),
    ),
  }
}
