import { CaptainError } from '../../../generators/client/index.ts'
import { page, redirect, type Answer, type Asked } from '../http.ts'
import { readContent, type Captain, type Shown } from './content.ts'
import { carrying, pagesOf, recordAt, sorryPage } from './pages.ts'
import { languages, words, type Language } from './words.ts'

/** Where Captain is, and of which tenant the site is. */
export interface Place {
  readonly origin: string
  readonly tenant: string
}

/** What makes a client of the tenant with the token of a preview. */
export type ClientWith = (token: string) => Captain

/**
 * Answers for any page with `?preview=…`, which shows what the link of that token does. The token stands in the address
 * of every page and form, and nowhere else: no cookie is set or read. `clientWith` reads as the public does; `senderWith`
 * has the site’s key, so that limits count each visitor.
 */
export function previewPages(captain: Captain, clientWith: ClientWith, senderWith: ClientWith, place: Place) {
  return async (asked: Asked): Promise<Answer | undefined> => {
    const { url, method } = asked
    const token = url.searchParams.get('preview')
    const lang = languages.find((each) => url.pathname.startsWith(`/${each}/`))
    if (token === null || !lang) return undefined
    const from = clientWith(token)
    try {
      const facts = await from.preview.read()
      const seen: Shown = { ...place, token, until: facts.expiresAt }
      if (method === 'POST' && !facts.allowsComments) return sorry(lang, 403, words[lang].preview.closed)
      const refused = method === 'POST' ? await leave(from, senderWith(token), asked, lang) : undefined
      if (method === 'POST' && !refused)
        return redirect(`${url.pathname}?preview=${encodeURIComponent(token)}#comments`)
      const comments = facts.allowsComments ? { comments: await from.preview.comments() } : {}
      const preview = { ...seen, ...comments, ...(refused && { refused }) }
      const found = pagesOf(await readContent(captain, lang, { from, preview })).get(url.pathname)
      if (!found) return sorry(lang, 404, words[lang].notFound)
      return page(carrying(found, token), refused ? 422 : 200, headersFor(place.origin))
    } catch (error) {
      if (!(error instanceof CaptainError)) throw error
      if (error.status === 410) return sorry(lang, 410, words[lang].preview.over)
      if (error.status === 404) return sorry(lang, 404, words[lang].notFound)
      throw error
    }
  }
}

/** Nobody lists it, and Captain may show it in its pane. */
const headersFor = (origin: string): Answer['headers'] => ({
  'x-robots-tag': 'noindex',
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' ${origin}; style-src-attr 'unsafe-inline'; img-src 'self' data: ${origin}; connect-src 'self' ${origin}; form-action 'self'; base-uri 'none'; frame-ancestors ${origin}`,
})

const sorry = (lang: Language, status: number, sentence: string): Answer =>
  page(sorryPage(lang, sentence), status, { 'x-robots-tag': 'noindex' })

/** Sends a comment on to Captain for the visitor; answers what is wrong if it is not taken. */
async function leave(from: Captain, sender: Captain, asked: Asked, lang: Language): Promise<Shown['refused']> {
  const values = new URLSearchParams(await asked.text())
  const [name, text] = ['name', 'text'].map((each) => values.get(each)?.trim() ?? '') as [string, string]
  const w = words[lang].preview
  const again = (sentence: string) => ({ name, text, sentence })
  if (name === '' || text === '') return again(w.missing)
  const { pathname } = asked.url
  const id = values.get('id') ?? ''
  try {
    const record = await recordAt(from, pathname)
    await sender.preview.comment(
      { name, body: text, page: pathname, ...(record && { record }), ...(id && { id }) },
      { visitor: asked.visitor },
    )
    return undefined
  } catch (error) {
    if (!(error instanceof CaptainError) || error.status === 404 || error.status === 410) throw error
    console.error(error)
    if (error.status === 429) return again(words[lang].apply.later(error.retryAfter ?? 60))
    return again(error.status === 409 ? w.full : error.status < 500 ? w.wrong : words[lang].apply.failed)
  }
}
