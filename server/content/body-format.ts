import type { Entity, Field } from '../../entities/language/entity.ts'
import { isPublic } from '../../entities/language/public-visibility.ts'
import type { RichText } from '../../entities/language/blocks/blocks.ts'
import type { Renderer } from '../pages/renderer.ts'
import type { PublicRecord } from '../public/public-record.ts'

/** The formats of rich text in responses: as stored, or as the HTML that pages show. */
export const bodyFormats = ['blocks', 'html'] as const
export type BodyFormat = (typeof bodyFormats)[number]

/** An entity's public rich text fields. */
export const publicBodyFields = (entity: Entity): readonly Field[] =>
  Object.values(entity.fields).filter(({ name, kind }) => kind === 'rich-text' && isPublic(entity, name))

/** A record with its rich text as HTML, written by the page renderer. */
export async function withHtml(entity: Entity, record: PublicRecord, renderer: Renderer): Promise<PublicRecord> {
  const written = publicBodyFields(entity)
    .filter(({ name }) => record[name])
    .map(async ({ name }) => [name, await htmlOf(record[name] as RichText, languageOf(name), renderer)] as const)
  return { ...record, ...Object.fromEntries(await Promise.all(written)) }
}

/** English fields have the name of the Japanese one followed by `En`. */
const languageOf = (name: string): 'ja' | 'en' => (name.endsWith('En') ? 'en' : 'ja')

// A rich text stays the same object until its tenant writes again, so its HTML is rendered only once.
const htmlOfBodies = new WeakMap<RichText, Promise<string>>()

function htmlOf(body: RichText, language: 'ja' | 'en', { renderBody }: Renderer): Promise<string> {
  const html = htmlOfBodies.get(body) ?? renderBody(body, language).then(({ html }) => html)
  htmlOfBodies.set(body, html)
  return html
}
