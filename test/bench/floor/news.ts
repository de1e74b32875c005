import { foldText } from '../../../entities/language/text/fold-text.ts'
import { fields } from './fields.ts'

/** What the floor knows of news, whichever database it is on. */

export type News = Record<string, unknown>

export const refused = (statusCode: number, data: object = {}) =>
  Object.assign(new Error('refused'), { statusCode, data })

export const path = '/api/v1/authorized/tenants/:tenant/news'

/** The words that a search finds it by. */
export const words = ({ title, slug, body }: News): string =>
  foldText(
    [
      title,
      slug,
      ...((body as { blocks: { data: { text?: string } }[] } | null)?.blocks ?? []).map(({ data }) =>
        (data.text ?? '').replace(/<[^>]*>/g, ''),
      ),
    ].join('\n'),
  )

export function check(news: News): void {
  if (news.body === null && news.linkUrl === null) throw refused(400)
  if (news.publishAt && news.unpublishAt && String(news.unpublishAt) <= String(news.publishAt)) throw refused(400)
  if (Buffer.byteLength(String(news.slug)) > 100 || /^(new|edit|create|show)$/i.test(String(news.slug)))
    throw refused(400)
}

/** What a revision keeps. */
export const content = (news: News): string =>
  JSON.stringify(Object.fromEntries(fields.map((name) => [name, news[name] ?? null])))

const empty = {
  category: 'info',
  body: null,
  linkUrl: null,
  isPinned: false,
  status: 'draft',
  publishAt: null,
  unpublishAt: null,
  metaDescription: null,
}

export function newNews(given: News): News {
  const news: News = { ...empty, ...given }
  news.title = String(news.title).trim()
  check(news)
  return news
}

const moves: Record<string, readonly string[]> = {
  draft: ['draft', 'published'],
  published: ['published', 'draft', 'archived'],
  archived: ['archived', 'published'],
}

export function changedNews(before: News, given: News): News {
  if (before.version !== given.version) throw refused(412, { current: before })
  for (const name of ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']) {
    if (name in given && given[name] !== before[name]) throw refused(400)
  }
  const news: News = { ...before, ...given }
  if (!moves[String(before.status)]!.includes(String(news.status))) throw refused(409)
  check(news)
  return news
}

/** The sort, direction and places that a list is asked for. */
export function asked(query: Record<string, string>) {
  const [field, direction] = JSON.parse(query.sort ?? '["publishAt","DESC"]') as [string, string]
  const [from, to] = JSON.parse(query.range ?? '[0,24]') as [number, number]
  if (!(to >= from && to - from < 1000)) throw refused(400)
  return { order: `${field} ${direction}`, from, count: to - from + 1 }
}
