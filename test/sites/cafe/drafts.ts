import { createHash, timingSafeEqual } from 'node:crypto'
import { cookie, page, redirect, type Answer, type Asked } from '../http.ts'
import { readContent, type Captain } from './content.ts'
import { pagesOf } from './pages.ts'
import { languages } from './words.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Answers for the pages under `/draft/`, which show what is not published as well, to whoever came with the secret once:
 * `/draft/?secret=…`. They are made for each visit, by what makes the public ones, and kept nowhere. Undefined for
 * everybody else, and for what is not there.
 */
export function draftPages(captain: Captain, drafts: Captain, secret: string) {
  const isKnown = (text: string | null | undefined): boolean =>
    secret !== '' && timingSafeEqual(digest(text ?? ''), digest(secret))
  return async ({ url, cookies }: Asked): Promise<Answer | undefined> => {
    const given = url.searchParams.get('secret')
    if (url.pathname === '/draft/' && isKnown(given))
      return redirect('/draft/ja/', { 'set-cookie': [cookie('draft', secret, 1)] })
    if (!isKnown(cookies.get('draft'))) return undefined
    const lang = languages.find((each) => url.pathname.startsWith(`/draft/${each}/`))
    const found = lang && pagesOf(await readContent(captain, lang, drafts)).get(url.pathname)
    return found && page(found, 200, { 'x-robots-tag': 'noindex' })
  }
}
