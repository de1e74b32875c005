import type { createClient } from '../../../generators/client/sites/toki-tsumugi-cafe.ts'
import type { Language } from './words.ts'

export type Captain = ReturnType<typeof createClient>

/** How many days of opening hours a page has: as long as nobody may have built it anew. */
const days = 28

const timeZone = 'Asia/Tokyo'
/** A day in Japan: `2026-04-01`. */
const dayOf = (at: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

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

/**
 * All that the pages of a language show, as it is now. The client's cache asks only whether answers are still right: if
 * one article has changed, the lists of articles travel anew, and everything else is 304.
 */
export async function readContent(captain: Captain, lang: Language, now = Date.now()) {
  const today = dayOf(now)
  // The day, not the moment: so that the address is the same all day, and the cache knows it.
  const since = new Date(`${today}T00:00:00+09:00`).toISOString()
  const [news, events, games, foods, drinks, plays, opening, specials, policy, seller] = await Promise.all([
    every(captain.article.all({ lang, body: 'blocks', expand: ['boardgames'] })),
    every(
      captain.event.all({
        lang,
        body: 'blocks',
        expand: ['boardgames'],
        filter: { endAt_gte: since },
        sort: ['startAt', 'ASC'],
      }),
    ),
    every(captain.boardgame.all({ lang })),
    every(captain.food.all({ lang, expand: ['category'] })),
    every(captain.drink.all({ lang, expand: ['category'] })),
    every(captain.play.all({ lang, expand: ['category'] })),
    captain.businessSchedule.opening({ days }),
    every(captain.businessSchedule.all({ lang, filter: { date_gte: today } })),
    captain.privacyPolicy.get('current', { lang, body: 'html' }),
    captain.tokusho.get('current', { lang }),
  ])
  return {
    lang,
    now,
    news,
    events: events.filter(({ endAt }) => Date.parse(endAt) > now),
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
