import type { Entity } from '../../../../entities/language/entity.ts'
import type { JsonSchema } from '../../../../entities/language/derived/value-schema.ts'
import {
  bodiesIn,
  bodyFormats,
  contentLanguages,
  expandableIn,
  expandableOf,
  isBilingual,
  maxBodies,
  maxDepth,
  type View,
} from '../views.ts'
import { sitesWith } from './components.ts'
import { jsonParameter } from './query-parameters.ts'

/** What the dialect of reads is, for documents. */
export const dialectWords = `Reads also take \`fields\`, \`expand\`, \`lang\` and \`body\`, which say what is answered of each record. \`expand\` puts records in
the place of ids, as the schemas with \`Expanded\` at the end have them: a dot goes on to a field of those records, up to ${maxDepth}
references deep. A parameter that a call does not know is refused with 400.`

/** The parameters that say what is answered of each record: `expand`, `fields`, `lang` and `body`. */
export function shownQuery(view: View, entity: Entity, isList: boolean): JsonSchema {
  const references = expandableOf(view, entity).map(({ name }) => name)
  // At the site that the whole document is tried with.
  const [usual] = expandableIn(view, entity, sitesWith(entity)[0]!)
  return {
    ...((references.length > 0 || view.name !== 'stored') && { expand: expandQuery(references, usual?.name) }),
    fields: fieldsQuery,
    ...(isBilingual(view, entity) && { lang: languageQuery }),
    ...(bodiesIn(view, entity).length > 0 && { body: bodyQuery(isList) }),
  }
}

const expandQuery = (references: readonly string[], example: string | undefined): JsonSchema =>
  jsonParameter(
    references.length > 0
      ? `References whose records are wanted in the place of ids, as JSON: ${references.join(', ')}.`
      : 'Nothing of this entity can be expanded.',
    JSON.stringify(example === undefined ? [] : [example]),
  )

const fieldsQuery = jsonParameter(
  'The fields that are wanted, as JSON. Then only these, `id` and, with `lang`, `fallback` are there, whatever else the schema requires.',
  '["id"]',
)

const languageQuery: JsonSchema = {
  type: 'string',
  enum: contentLanguages,
  description:
    'Answers in one language, without fields with `En`; where a text is missing the other stands in, and `fallback` names the field.',
  examples: ['en'],
}

const bodyQuery = (isList: boolean): JsonSchema => ({
  type: 'string',
  enum: bodyFormats,
  ...(!isList && { default: 'blocks' }),
  description: `How bodies are answered: as blocks, as its words alone, or as the HTML that Captain's own pages show, safe to be put into a page of any site as it is.${
    isList ? ` Left out of a list unless asked for, and then with ${maxBodies} records at most.` : ''
  }`,
  examples: ['html'],
})
