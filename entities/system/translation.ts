import { z } from 'zod'
import { systemOperations, type Answered } from '../language/system-operation.ts'

/** The columns of the table of translations: of which Japanese each English text was made, and by whom. */
export const translationColumns = {
  id: z.uuid(),
  entity: z.string(),
  recordId: z.string(),
  /** What names the text: `TranslatedText.key`. */
  field: z.string(),
  /** The hashes of both texts. */
  english: z.string(),
  source: z.string(),
  /** The version of the record that had this source. */
  version: z.int(),
  at: z.string(),
  by: z.string().nullable(),
  byPerson: z.boolean(),
  /** `former` if the record has another English text by now; `stale` if it has another source. */
  state: z.enum(['current', 'stale', 'former']),
}

const person = z.object({ id: z.string(), name: z.string().nullable().describe('Null where the account is gone.') })
const text = z.unknown()
const fieldName = z
  .string()
  .describe('The name of the Japanese field, such as `title`; of a text of a picture `images.alt.` and its file.')

const translation = z.object({
  field: fieldName,
  state: z
    .enum(['empty', 'missing', 'stale', 'unread', 'current'])
    .describe(
      '`empty` without Japanese; `missing` without English; `stale` if the Japanese has changed since; `unread` if a program wrote the English and no person has confirmed it.',
    ),
  by: person.nullable().describe('Who translated it or confirmed it; null if that is not known.'),
  byPerson: z.boolean().describe('Whether that was a person, and not a program with a key.'),
  at: z.iso.datetime().nullable().describe('When that was; null if it was before this was kept.'),
  sourceThen: text.describe('If it is stale, the Japanese that was translated; null if that is not known.'),
  source: text.describe('If it is stale, the Japanese of today.'),
})

/** What is known of a translation, as it is answered. */
export type ShownTranslation = Answered<typeof translation>

/** How well the English of records matches their Japanese. */
export const translations = systemOperations({
  path: 'translations/:entity',
  tag: 'Translations',
  access: 'member',
  params: { entity: z.string(), id: z.string().describe('The record.'), field: fieldName },
  operations: {
    read: {
      id: 'readTranslations',
      summary: 'Get the state of a record’s translations',
      call: 'GET /:id',
      answer: z.object({
        version: z.int().describe('The version of the record that this is about.'),
        translations: z
          .array(translation)
          .describe('One for each pair, in the order of the fields; then those of pictures.'),
      }),
    },
    confirm: {
      id: 'confirmTranslation',
      summary: 'Confirm that a translation is right for the present Japanese',
      description: 'The record itself does not change. Refused with 412 if it has changed since it was read.',
      call: 'POST /:id/:field/confirmations',
      body: z.strictObject({ version: z.int().min(1).describe('The version of the record that was read.') }),
      answer: translation,
      status: 200,
      refusals: [409, 412],
    },
  },
})

/** Proposals of English, for accounts allowed to use AI. */
export const translationProposals = systemOperations({
  path: 'translations/:entity/proposals',
  tag: 'Translations',
  access: 'member',
  params: { entity: z.string() },
  operations: {
    propose: {
      id: 'proposeTranslations',
      summary: 'Translate texts of a record from Japanese to English',
      description:
        'For accounts allowed to use AI. Nothing is written. Terms of the tenant’s glossary are kept; a body keeps its blocks.',
      call: 'POST',
      body: z
        .strictObject({
          source: z.record(z.string(), z.unknown()).describe('Japanese texts by their names, also unsaved ones.'),
        })
        .meta({ examples: [{ source: { title: '夏のメニュー' } }] }),
      answer: z.object({
        english: z.record(z.string(), z.unknown()).describe('The proposals, by the names of the Japanese texts.'),
      }),
      status: 200,
      refusals: [429, 503],
    },
  },
})
