import { setImmediate as others } from 'node:timers/promises'
import { Tokenizer } from 'htmlparser2'
import { wellFormed } from '../../base/input/well-formed.ts'
import type { Page } from './read-page.ts'

/** A page's metadata. */
export interface Metadata {
  readonly title: string
  readonly description: string
  readonly image: { readonly url: string }
}

/** The maximum lengths of a text and of an address, in characters. */
const maxLength = 300
const maxAddressLength = 2048

/** A page's title, description and image: those for link cards first, then its own. Nothing after the head is read. */
export async function metadataOf({ text, url }: Page): Promise<Metadata> {
  const head = headReader()
  for await (const part of text) {
    if (head.read(part)) break
    // Yields between parts; parts that arrived together would otherwise be read in one go.
    await others()
  }
  const { properties, title } = head
  const image = properties.get('og:image') ?? properties.get('twitter:image') ?? ''
  return {
    title: singleLine(properties.get('og:title') ?? title()),
    description: singleLine(properties.get('og:description') ?? properties.get('description') ?? ''),
    image: { url: addressOf(image, url) },
  }
}

function addressOf(image: string, base: string): string {
  if (!image || image.length > maxAddressLength || !URL.canParse(image, base)) return ''
  const { protocol, href } = new URL(image, base)
  return /^https?:$/.test(protocol) && href.length <= maxAddressLength ? href : ''
}

/** A text in a single line, without control characters and lone surrogates. */
const singleLine = (text: string): string =>
  Array.from(
    wellFormed(text)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
    .slice(0, maxLength)
    .join('')

/** The maximum length kept of a value while parsing: more than is shown, since whitespace will be removed. */
const maxValueLength = 4096
/** How much of the previous part is kept: enough for the names looked for, if one is split between parts. */
const maxTailLength = 64

/**
 * Reads the head of a page, part by part. It looks at single tokens and builds no tree, so the cost depends only on the
 * page's length, however deeply it is nested or badly closed.
 */
function headReader() {
  const properties = new Map<string, string>()
  let title: string | undefined
  let inTitle = false
  let ended = false
  /** The attributes of the `meta` being read. */
  let meta: Map<string, string> | undefined
  let name = ''
  let value = ''
  /** The current text, and its offset in the page. */
  let text = ''
  let begin = 0

  const slice = (start: number, end: number): string => text.slice(Math.max(start - begin, 0), end - begin)
  const append = (before: string, more: string): string =>
    before.length < maxValueLength ? (before + more).slice(0, maxValueLength) : before
  const addToTitle = (more: string): void => {
    if (inTitle) title = append(title ?? '', more)
  }
  const addToValue = (more: string): void => {
    if (meta) value = append(value, more)
  }
  const endTag = (): void => {
    const key = (meta?.get('property') ?? meta?.get('name'))?.toLowerCase()
    const content = meta?.get('content')
    if (key && content && !properties.has(key) && propertyNames.has(key)) properties.set(key, content)
    meta = undefined
  }
  const end = (): void => {
    ended = true
    tokenizer.pause()
  }

  const tokenizer: Tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, stop) {
        const tag = slice(start, stop).toLowerCase()
        if (tag === 'body') return end()
        inTitle = tag === 'title' && title === undefined
        meta = tag === 'meta' ? new Map() : undefined
      },
      onattribname(start, stop) {
        name = meta ? slice(start, stop).toLowerCase() : ''
        value = ''
      },
      onattribdata: (start, stop) => addToValue(slice(start, stop)),
      onattribentity: (point) => addToValue(String.fromCodePoint(point)),
      onattribend() {
        // Of several attributes with the same name the first counts (HTML Living Standard, 13.2.5.33).
        if (attributes.has(name) && meta && !meta.has(name)) meta.set(name, value)
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      ontext: (start, stop) => addToTitle(slice(start, stop)),
      ontextentity: (point) => addToTitle(String.fromCodePoint(point)),
      onclosetag(start, stop) {
        inTitle = false
        if (slice(start, stop).toLowerCase() === 'head') end()
      },
      oncdata() {},
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  )

  return {
    properties: properties as ReadonlyMap<string, string>,
    title: () => title ?? '',
    /** Reads the next part; returns whether the head has ended. */
    read(part: string): boolean {
      const tail = text.slice(-maxTailLength)
      begin += text.length - tail.length
      text = tail + part
      tokenizer.write(part)
      return ended
    },
  }
}

const attributes: ReadonlySet<string> = new Set(['property', 'name', 'content'])
const propertyNames: ReadonlySet<string> = new Set([
  'og:title',
  'og:description',
  'og:image',
  'twitter:image',
  'description',
])
