import type { Entity, Field } from '../../entities/language/entity.ts'
import { isPublic } from '../../entities/language/public-visibility.ts'
import type { RichText } from '../../entities/language/blocks/blocks.ts'
import type { Renderer } from '../pages/renderer.ts'
import type { PublicRecord } from '../public/public-record.ts'

/** The forms in which the bodies of a record are answered: as they are kept, or as the HTML that pages show. */
export const bodyFormats = ['blocks', 'html'] as const
export type BodyFormat = (typeof bodyFormats)[number]

/** The bodies of an entity that the public sees. */
export const publicBodyFields = (entity: Entity): readonly Field[] =>
  Object.values(entity.fields).filter(({ name, kind }) => kind === 'rich-text' && isPublic(entity, name))

/** A record with its bodies as HTML, written by what renders the pages. */
export async function withHtml(entity: Entity, record: PublicRecord, renderer: Renderer): Promise<PublicRecord> {
  const written = publicBodyFields(entity)
    .filter(({ name }) => record[name])
    .map(async ({ name }) => [name, await htmlOf(record[name] as RichText, languageOf(name), renderer)] as const)
  return { ...record, ...Object.fromEntries(await Promise.all(written)) }
}

/** The English of a field stands beside it, under its name and `En`. */
const languageOf = (name: string): 'ja' | 'en' => (name.endsWith('En') ? 'en' : 'ja')

// A body that was read stays the same object until its tenant writes again, and so its HTML is written once.
const htmlOfBodies = new WeakMap<RichText, Promise<string>>()

function htmlOf(body: RichText, language: 'ja' | 'en', { renderBody }: Renderer): Promise<string> {
  const html = htmlOfBodies.get(body) ?? renderBody(body, language).then(({ html }) => html)
  htmlOfBodies.set(body, html)
  return html
}
