import { englishNameOf } from '../declaration/translated.ts'
import { siteFields } from '../site-fields.ts'
import { fieldOf, type Entity, type Field } from '../entity.ts'
import { toggle } from '../fields/toggle.ts'
import type { SiteSlug } from '../../installation.ts'

/** The filter of lists by whether a record has a draft; no field has this name. */
export const draftFilterName = 'hasDraft'

/** The filter as a field of the lists of entities that keep drafts. */
export const draftFilter = fieldOf(draftFilterName, toggle())

/** The member of an answered record that says whether it has a draft; no field has this name. */
export const draftMemberName = 'draft'

/**
 * The fields that the draft of a published record may change: those of its form, but for what decides whether the public
 * sees it at all, what other records count, and what never changes.
 */
export const draftFields = (entity: Entity, site: SiteSlug): readonly Field[] =>
  siteFields(entity, site).filter(({ name }) => isKeptInDraft(entity, name))

/** The languages of which one may be published before the other. */
export const draftLanguages = ['ja', 'en'] as const
export type DraftLanguage = (typeof draftLanguages)[number]

/** What is done with a draft, as the history of its record says it. `refused` is a publication that was due and not made. */
export const draftEventKinds = [
  'saved',
  'scheduled',
  'unscheduled',
  'published',
  'refused',
  'discarded',
  'restored',
] as const

/** In which language a field is published: the English of a translated text in English, all else in Japanese. */
export const languageOf = ({ translated = [] }: Entity, name: string): DraftLanguage =>
  translated.some((source) => englishNameOf(source) === name) ? 'en' : 'ja'

/** Whether a draft may change a field. */
export function isKeptInDraft(entity: Entity, name: string): boolean {
  const { edit, counted, recorded, fixed, derived, public: visibility } = entity
  if (Array.isArray(edit) && !edit.includes(name)) return false
  if (visibility && visibility.when !== 'always' && Object.hasOwn(visibility.when, name)) return false
  return !(counted?.includes(name) || recorded?.includes(name) || fixed?.includes(name) || derived?.[name])
}
