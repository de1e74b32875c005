import type { LeftComment } from '../../../generators/client/index.ts'
import type { createClient } from '../../../generators/client/sites/toki-tsumugi-cafe.ts'
import type { Language } from './words.ts'

export type Captain = ReturnType<typeof createClient>

/** How many days of opening hours a page has: as long as nobody may have built it anew. */
const days = 28

const timeZone = 'Asia/Tokyo'
/** A day in Japan: `2026-04-01`. */
const dayOf = (at: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

/** Where what is not published is read: by a client whose key has `read-unpublished`, or by one with a preview link. */
export interface Unpublished {
  readonly from: Captain
  readonly preview?: Shown
}

/** A preview link as the pages show it. */
export interface Shown {
  readonly origin: string
  readonly tenant: string
  readonly token: string
  readonly until: string
  /** What was left by it, where it takes comments. */
  readonly comments?: readonly LeftComment[]
  /** A comment that was sent and not taken, with what is wrong. */
  readonly refused?: { readonly name: string; readonly text: string; readonly sentence: string }
}

async function every<T>(records: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = []
  for await (const record of records) all.push(record)
  return all
}

/** What is served on a day. */
const inSeason =
  (today: string) =>
  ({ availableFrom, availableUntil }: Readonly<Record<'availableFrom' | 'availableUntil', string | null>>) =>
    (!availableFrom || availableFrom <= today) && (!availableUntil || today <= availableUntil)

/** When a day in Japan ends next: at midnight, and at six for opening hours, which may go on in the night. */
function dayEnds(at: number): readonly number[] {
  const begin = Date.parse(`${dayOf(at)}T00:00:00+09:00`)
  return [begin + 6 * 3_600_000, begin + 24 * 3_600_000]
}

/**
 * All that the pages of a language show, as it is now. The client's cache asks only whether answers are still right: if
 * one article has changed, the lists of articles travel anew, and everything else is 304. With `unpublished`, what is not
 * published is there too: some of it may lack its address, its text or its time.
 */
export async function readContent(captain: Captain, lang: Language, unpublished?: Unpublished) {
  const now = Date.now()
  const today = dayOf(now)
  const from = unpublished?.from ?? captain
  const state = unpublished && !unpublished.preview ? 'draft' : undefined
  // The day, not the moment: so that the address is the same all day, and the cache knows it.
  const since = new Date(`${today}T00:00:00+09:00`).toISOString()
  const [news, events, games, foods, drinks, plays, opening, specials, policy, seller] = await Promise.all([
    every(from.article.all({ state, lang, body: 'blocks', expand: ['boardgames'] })),
    every(
      from.event.all({
        state,
        lang,
        body: 'blocks',
        expand: ['boardgames'],
        // What is planned may have no time yet.
        ...(!unpublished && { filter: { endAt_gte: since } }),
        sort: ['startAt', 'ASC'],
      }),
    ),
    every(from.boardgame.all({ state, lang })),
    every(from.food.all({ state, lang, expand: ['category'] })),
    every(from.drink.all({ state, lang, expand: ['category'] })),
    every(from.play.all({ state, lang, expand: ['category'] })),
    captain.businessSchedule.opening({ days }),
    every(captain.businessSchedule.all({ lang, filter: { date_gte: today } })),
    captain.privacyPolicy.get('current', { lang, body: 'html' }),
    captain.tokusho.get('current', { lang }),
  ])
  const coming = events.filter(({ endAt }) => !endAt || Date.parse(endAt) > now)
  const turns = coming.flatMap(({ startAt, endAt, applicationStartAt, applicationEndAt }) =>
    [startAt, endAt, applicationStartAt, applicationEndAt].map((at) => Date.parse(at ?? '')),
  )
  return {
    lang,
    /** Where the pages are: drafts have addresses of their own. */
    home: `${state ? '/draft' : ''}/${lang}`,
    isDraft: unpublished !== undefined,
    /** What somebody sees who came by a preview link. */
    preview: unpublished?.preview,
    now,
    /** When something else is to be shown though nothing changes: the day ends, or an event, or the time to apply for one. */
    until: Math.min(...[...dayEnds(now), ...turns].filter((at) => at > now)),
    news,
    events: coming,
    games,
    foods: foods.filter(inSeason(today)),
    drinks: drinks.filter(inSeason(today)),
    plays,
    opening,
    specials,
    policy,
    seller,
    feed: captain.article.feed('rss', { lang }),
    calendar: captain.event.calendar({ lang }),
  }
}

export type Content = Awaited<ReturnType<typeof readContent>>
export type News = Content['news'][number]
export type Event = Content['events'][number]
export { timeZone }
