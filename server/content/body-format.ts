import { setImmediate } from 'node:timers/promises'
import type { Entity } from '../../entities/language/entity.ts'
import { publicBodyFields } from '../../entities/language/public-content.ts'
import type { RichText } from '../../entities/language/blocks/blocks.ts'
import { plainText } from '../../entities/language/blocks/plain-text.ts'
import { unavailable } from '../errors/api-error.ts'
import type { Renderer } from '../pages/renderer.ts'
import type { PublicRecord } from '../public/public-record.ts'

/** The formats of rich text in responses: as stored, as the HTML that pages show, or as its words alone. */
export const bodyFormats = ['blocks', 'html', 'text'] as const
export type BodyFormat = (typeof bodyFormats)[number]

/** A record with its rich text in a format; HTML is written by the page renderer. */
export async function withBodies(
  entity: Entity,
  record: PublicRecord,
  format: BodyFormat,
  origin: string,
  renderer: () => Promise<Renderer>,
): Promise<PublicRecord> {
  const written = publicBodyFields(entity)
    .filter(({ name }) => record[name])
    .map(async ({ name }) => {
      const body = record[name] as RichText
      if (format === 'blocks') return [name, withBlockAddresses(body, origin)] as const
      if (format === 'text') return [name, plainText(body)] as const
      return [name, await htmlOf(body, languageOf(name), origin, await renderer())] as const
    })
  return { ...record, ...Object.fromEntries(await Promise.all(written)) }
}

/** English fields have the name of the Japanese one followed by `En`. */
const languageOf = (name: string): 'ja' | 'en' => (name.endsWith('En') ? 'en' : 'ja')

// A rich text stays the same object until its tenant writes again, so its HTML is rendered only once.
const htmlOfBodies = new WeakMap<RichText, Promise<string>>()

/** How many bodies wait to be rendered at most: some seconds of work. */
const maxWaiting = 1000
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

function htmlOf(body: RichText, language: 'ja' | 'en', origin: string, { renderBody }: Renderer): Promise<string> {
  const known = htmlOfBodies.get(body)
  if (known) return known
  if (waiting >= maxWaiting) throw unavailable()
  waiting += 1
  // One after the other, and everybody else has a turn in between: rendering keeps the thread busy.
  const html = last
    .then(() => setImmediate())
    .then(() => renderBody(body, language, origin))
    .then(({ html }) => html)
    .finally(() => (waiting -= 1))
  last = html.catch(() => undefined)
  htmlOfBodies.set(body, html)
  return html
}

/** Blocks whose files have addresses that work on any site. */
function withBlockAddresses<T>(part: T, origin: string): T {
  if (Array.isArray(part)) return part.map((each) => withBlockAddresses(each, origin)) as T
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === 'url' && typeof value === 'string' && value.startsWith('/uploads/')
        ? origin + value
        : withBlockAddresses(value, origin),
    ]),
  ) as T
}
