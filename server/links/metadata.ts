import { wellFormed } from '../well-formed.ts'
import type { Page } from './read-page.ts'

/** What a page says of itself. */
export interface Metadata {
  readonly title: string
  readonly description: string
  readonly image: { readonly url: string }
}

/** The longest text that is taken over. */
const longest = 300

/** Title, description and image of a page: what it says for cards first, then its own. */
export async function metadataOf({ html, url }: Page): Promise<Metadata> {
  const { Parser } = await import('htmlparser2')
  const said = new Map<string, string>()
  let title: string | undefined
  let inTitle = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'title' && title === undefined) {
          inTitle = true
          title = ''
        }
        const key = (attributes.property ?? attributes.name)?.toLowerCase()
        if (name === 'meta' && key && attributes.content && !said.has(key)) said.set(key, attributes.content)
      },
      ontext(text) {
        if (inTitle) title += text
      },
      onclosetag(name) {
        if (name === 'title') inTitle = false
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  const image = said.get('og:image') ?? said.get('twitter:image') ?? ''
  const address = image && URL.canParse(image, url) ? new URL(image, url) : undefined
  return {
    title: plain(said.get('og:title') ?? title ?? ''),
    description: plain(said.get('og:description') ?? said.get('description') ?? ''),
    image: { url: address && /^https?:$/.test(address.protocol) ? address.href : '' },
  }
}

const plain = (text: string): string =>
  Array.from(wellFormed(text).replace(/\s+/g, ' ').trim()).slice(0, longest).join('')
