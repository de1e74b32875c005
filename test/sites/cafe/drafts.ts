import { page, type Answer, type Asked } from '../http.ts'
import { secretVisits } from '../secret-visit.ts'
import { readContent, type Captain } from './content.ts'
import { pagesOf } from './pages.ts'
import { languages } from './words.ts'

/**
 * Answers for the pages under `/draft/`, which show what is not published as well, to whoever came with the secret once:
 * `/draft/?secret=…`. They are made for each visit, by what makes the public ones, and kept nowhere. Undefined for
 * everybody else, and for what is not there.
 */
export function draftPages(captain: Captain, drafts: Captain, secret: string) {
  const visit = secretVisits(secret, '/draft/ja/')
  return async (asked: Asked): Promise<Answer | undefined> => {
    const visitor = visit(asked)
    if (typeof visitor === 'object') return visitor
    const { pathname } = asked.url
    const lang = languages.find((each) => pathname.startsWith(`/draft/${each}/`))
    const found =
      visitor && lang ? pagesOf(await readContent(captain, lang, { from: drafts })).get(pathname) : undefined
    return found && page(found, 200, { 'x-robots-tag': 'noindex' })
  }
}
