import { bilingual, publicBodyFields } from '../../../entities/language/derived/public-content.ts'
import { titleOf, type Entity } from '../../../entities/language/entity.ts'
import { excerpt } from '../../../entities/language/blocks/plain-text.ts'
import type { RichText } from '../../../entities/language/blocks/blocks.ts'
import type { PublicCalendar } from '../../../entities/language/declaration/declaration.ts'
import { instantFrom, lastNews, startOfDay } from '../../../entities/language/dates/wall-clock.ts'
import { plainDateOf, addDays, today } from '../../../entities/language/dates/plain-date.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Database } from '../../base/db/database.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import type { FeedEntry } from '../feeds/feed.ts'
import type { Appointment } from '../feeds/icalendar.ts'
import type { CachedReading } from '../../kernel/public/cache.ts'
import type { PublicRecord } from '../../kernel/public/public-record.ts'
import type { ContentTenant } from './content-tenant.ts'
import { inLanguage } from './languages.ts'
import { publicView, type BodyFormat, type ContentLanguage } from '../../kernel/crud/views.ts'
import type { ContentQuery } from './query.ts'
import { readContentPage } from './read-records.ts'

/** How a reader wants a feed or a calendar. */
export interface Subscription {
  readonly language: ContentLanguage
  /** The address of a record's page on the tenant's site, with `{slug}` or `{id}` in it. */
  readonly link: string | undefined
}

/** How many records a feed has at most. */
const newest = 20
/** How many records a calendar has at most, and how long it keeps those that are over, in days. */
const mostAppointments = 1000
const keptDays = 90
const excerptLength = 200

/** The newest public records of an entity with a feed, made entries by whoever needs them. */
export async function readFeed(
  database: Database,
  tenant: ContentTenant,
  entity: Entity,
  { language, link }: Subscription,
): Promise<CachedReading<() => readonly FeedEntry[]>> {
  const { at, summary } = entity.public!.feed!
  const translatedFields = bilingual(entity, tenant.site).map(([{ name }]) => name)
  const bodies = publicBodyFields(entity).map(({ name }) => name)
  const reading = await readRecords(database, tenant, entity, [at, 'DESC'], newest, 'text')
  const entryOf = (each: PublicRecord): FeedEntry => {
    const record = inLanguage(publicView, entity, tenant.site, each, [], language)
    const published = String(record[at] ?? record.updatedAt)
    // A summary in Japanese alone says nothing of a text in English.
    const translated = translatedFields.filter((name) => hasOwnText(record, name))
    const hasOnlyBodyInEnglish =
      language === 'en' && !translated.includes(summary ?? '') && bodies.some((name) => translated.includes(name))
    return {
      id: record.id,
      title: String(record[titleOf(entity)] ?? ''),
      link: linkTo(link, record),
      published,
      updated: lastNews(record.updatedAt, published),
      summary: hasOnlyBodyInEnglish
        ? excerptOf(entity, record)
        : (textIn(record, summary) ?? excerptOf(entity, record)),
    }
  }
  return { ...reading, value: () => reading.value.map(entryOf) }
}

/** The public records of an entity with a calendar, from the first on that ended within three months; likewise. */
export async function readAppointments(
  database: Database,
  tenant: ContentTenant,
  entity: Entity,
  { language, link }: Subscription,
): Promise<CachedReading<() => readonly Appointment[]>> {
  const calendar = entity.public!.calendar!
  const since = startOfDay(addDays(today(), -keptDays))
  const ended = { field: calendar.end, operator: 'gte', value: since, array: false } as const
  const reading = await readRecords(
    database,
    tenant,
    entity,
    [calendar.start, 'ASC'],
    mostAppointments,
    undefined,
    ended,
  )
  const appointmentsOf = (each: PublicRecord): readonly Appointment[] => {
    const record = inLanguage(publicView, entity, tenant.site, each, [], language)
    const common = {
      title: String(record[titleOf(entity)] ?? ''),
      updated: record.updatedAt,
      description: textIn(record, calendar.summary),
      place: textIn(record, calendar.place),
      link: linkTo(link, record),
      state: stateOf(calendar, record),
    }
    return spansOf(calendar, record).map(({ span, theme }, index): Appointment => ({
      ...common,
      uid: `${record.id}-${index}@${tenant.slug}`,
      title: theme ? `${common.title} ${theme}` : common.title,
      span,
    }))
  }
  return { ...reading, value: () => reading.value.flatMap(appointmentsOf) }
}

/** Whether an appointment takes place (RFC 5545, 3.8.1.11). */
function stateOf({ cancelled, tentative }: PublicCalendar, record: PublicRecord): NonNullable<Appointment['state']> {
  const has = (state: readonly [field: string, value: string] | undefined) =>
    state !== undefined && record[state[0]] === state[1]
  return has(cancelled) ? 'cancelled' : has(tentative) ? 'tentative' : 'confirmed'
}

/** When an appointment is: once, or at each of its sessions. */
function spansOf(
  { start, end, allDay, sessions }: PublicCalendar,
  record: PublicRecord,
): readonly { readonly span: Appointment['span']; readonly theme?: string | undefined }[] {
  const meetings = ((sessions && record[sessions.field]) ?? []) as readonly Values[]
  if (sessions && meetings.length > 0)
    return meetings.flatMap((row) => {
      const at = (name: string) => instantFrom(`${String(row[sessions.date])}T${String(row[name])}`)
      const [from, until] = [at(sessions.start), at(sessions.end)]
      return from && until ? [{ span: { start: from, end: until }, theme: textIn(row, sessions.theme) }] : []
    })
  const [from, until] = [record[start], record[end]]
  return record[allDay] === true
    ? [{ span: wholeDays(String(from), String(until)) }]
    : [{ span: { start: String(from), end: String(until) } }]
}

/** The days of an appointment that lasts whole ones; one that ends as a day begins has nothing of that day. */
function wholeDays(start: string, end: string): Appointment['span'] {
  const [firstDay, lastDay] = [plainDateOf(start), plainDateOf(end)]
  return { firstDay, lastDay: end > start && end === startOfDay(lastDay) ? addDays(lastDay, -1) : lastDay }
}

/** The first records in an order: so many, or as many as one answer holds. */
async function readRecords(
  database: Database,
  tenant: ContentTenant,
  entity: Entity,
  [field, direction]: readonly [field: string, direction: 'ASC' | 'DESC'],
  count: number,
  body: BodyFormat | undefined,
  condition?: ContentQuery['conditions'][number],
): Promise<CachedReading<readonly PublicRecord[]>> {
  const shown = {
    view: publicView,
    expand: [],
    body: publicBodyFields(entity).length > 0 ? body : undefined,
    fields: undefined,
    language: undefined,
  }
  const query: ContentQuery = {
    sort: { field, direction },
    from: 0,
    to: count - 1,
    conditions: condition ? [condition] : [],
    words: [],
    trashed: false,
    include: [],
    forPublic: true,
    place: undefined,
    shown,
  }
  // Files have no place in feeds, so that no address is needed.
  const read = (most: number) => readContentPage(database, tenant, entity, { ...query, to: most - 1 }, '')
  const reading = await read(count).catch((error: unknown) => {
    const fitting = fittingCount(error)
    if (fitting === undefined) throw error
    return read(fitting)
  })
  return { ...reading, value: reading.value.records }
}

/** How many records can be read, where the error is that not all of them can; one more is always read along. */
function fittingCount(error: unknown): number | undefined {
  const issues = error instanceof ApiError ? (error.data['issues'] as readonly Issue[] | undefined) : undefined
  const tooLarge = issues?.find(({ rule }) => rule === 'answerTooLarge')
  return tooLarge && Math.max(1, Number(tooLarge.params['fits']) - 1)
}

/** Whether a record in one language has a text of that language, and not the other's in its place. */
const hasOwnText = (record: PublicRecord, name: string): boolean =>
  (record[name] ?? null) !== null && !(record['fallback'] as readonly string[]).includes(name)

const textIn = (values: Values, name: string | undefined): string | undefined => {
  const value = name === undefined ? undefined : values[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** How a record's first body begins. */
function excerptOf(entity: Entity, record: PublicRecord): string | undefined {
  const body = publicBodyFields(entity)
    .map(({ name }) => record[name])
    .find((value) => value !== null && value !== undefined)
  return (body && excerpt(body as RichText, excerptLength)) || undefined
}

/** The address of a record's page; undefined where the pattern wants a slug and the record has none. */
export function linkTo(
  pattern: string | undefined,
  { id, slug }: { readonly id: string; readonly slug?: unknown },
): string | undefined {
  if (pattern === undefined || (pattern.includes('{slug}') && typeof slug !== 'string')) return undefined
  return pattern.replaceAll('{slug}', encodeURIComponent(String(slug))).replaceAll('{id}', id)
}
