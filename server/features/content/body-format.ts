import { setImmediate } from 'node:timers/promises'
import type { Entity } from '../../../entities/language/entity.ts'
import type { RichText } from '../../../entities/language/blocks/blocks.ts'
import { plainText } from '../../../entities/language/blocks/plain-text.ts'
import { unavailable } from '../../base/errors/api-error.ts'
import type { Renderer } from '../pages/renderer.ts'
import type { PublicRecord } from '../../kernel/public/public-record.ts'
import { fairQueue } from '../../base/fair-queue.ts'
import { bodiesIn, type BodyFormat, type View } from '../../kernel/crud/views.ts'

/** A record with its rich text in a format; HTML is written by the page renderer. */
export async function withBodies(
  view: View,
  tenant: { readonly id: string },
  entity: Entity,
  record: PublicRecord,
  format: BodyFormat,
  origin: string,
  renderer: () => Promise<Renderer>,
): Promise<PublicRecord> {
  const written = bodiesIn(view, entity)
    .filter(({ name }) => record[name])
    .map(async ({ name }) => {
      const body = record[name] as RichText
      if (format === 'blocks') return [name, withBlockAddresses(body, origin)] as const
      if (format === 'text') return [name, plainText(body)] as const
      return [name, await htmlOf(tenant.id, body, languageOf(name), origin, await renderer())] as const
    })
  return { ...record, ...Object.fromEntries(await Promise.all(written)) }
}

/** English fields have the name of the Japanese one followed by `En`. */
const languageOf = (name: string): 'ja' | 'en' => (name.endsWith('En') ? 'en' : 'ja')

// A rich text stays the same object until its tenant writes again, so its HTML is rendered only once.
const htmlOfBodies = new WeakMap<RichText, Promise<string>>()

/** How many bodies of a tenant wait to be rendered at most: some seconds of work. */
const maxWaiting = 1000
/** One after the other, tenants in turn, and everybody else in between: rendering keeps the thread busy. */
const renderings = fairQueue()

function htmlOf(
  tenant: string,
  body: RichText,
  language: 'ja' | 'en',
  origin: string,
  { renderBody }: Renderer,
): Promise<string> {
  const known = htmlOfBodies.get(body)
  if (known) return known
  if (renderings.waiting(tenant) >= maxWaiting) throw unavailable()
  const html = renderings.run(tenant, async () => {
    await setImmediate()
    return (await renderBody(body, language, origin)).html
  })
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
