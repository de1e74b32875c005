import type { LightMyRequestResponse } from 'fastify'
import { Parser } from 'htmlparser2'

/** What a page says of itself, read from its HTML as a search engine reads it. */
export interface ParsedPage {
  readonly status: number
  readonly html: string
  readonly lang: string
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** The addresses of its other languages. */
  readonly languages: Readonly<Record<string, string>>
  readonly headings: readonly string[]
  readonly links: readonly string[]
  readonly ids: readonly string[]
  /** What a browser would fetch for it. */
  readonly fetched: readonly string[]
  readonly facts: { readonly '@context': string; readonly '@graph': readonly Readonly<Record<string, unknown>>[] }
}

export function parsePage(answer: LightMyRequestResponse): ParsedPage {
  const page = {
    lang: '',
    title: '',
    description: '',
    canonical: '',
    languages: {} as Record<string, string>,
    headings: [] as string[],
    links: [] as string[],
    ids: [] as string[],
    fetched: [] as string[],
  }
  let facts = ''
  let inside: 'title' | 'h1' | 'facts' | undefined
  const parser = new Parser({
    onopentag(name, { id, lang, href, src, rel, hreflang, content, type, ...rest }) {
      if (id) page.ids.push(id)
      if (name === 'html') page.lang = lang ?? ''
      if (name === 'title') inside = 'title'
      if (name === 'h1') page.headings[page.headings.length] = ''
      if (name === 'h1') inside = 'h1'
      if (name === 'a' && href) page.links.push(href)
      if (name === 'meta' && rest['name'] === 'description') page.description = content ?? ''
      if (name === 'link' && rel === 'canonical') page.canonical = href!
      if (name === 'link' && rel === 'alternate' && hreflang) page.languages[hreflang] = href!
      if (name === 'link' && href && /stylesheet|icon|preload/.test(rel ?? '')) page.fetched.push(href)
      for (const each of (rest['srcset'] ?? rest['imagesrcset'])?.split(', ') ?? [])
        page.fetched.push(each.split(' ')[0]!)
      if (src) page.fetched.push(src)
      if (name === 'script' && type === 'application/ld+json') inside = 'facts'
    },
    ontext(text) {
      if (inside === 'title') page.title += text
      if (inside === 'h1') page.headings[page.headings.length - 1] += text
      if (inside === 'facts') facts += text
    },
    onclosetag(name) {
      if (['title', 'h1', 'script'].includes(name)) inside = undefined
    },
  })
  parser.end(answer.body)
  return {
    ...page,
    status: answer.statusCode,
    html: answer.body,
    facts: facts ? (JSON.parse(facts) as ParsedPage['facts']) : { '@context': '', '@graph': [] },
  }
}
