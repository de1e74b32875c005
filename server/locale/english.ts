import type { Issue } from '../../entities/language/input/issues.ts'
import { issueText } from '../../locales/issue-text.ts'
import { labelsOf } from '../../locales/labels.ts'
import { translatorOf } from './words.ts'

const translate = translatorOf('en')

// What a route takes that is no entity's goes by the shared names of fields.
const labels = (entity = 'record') => labelsOf({ translate }, entity)

/** An issue in plain English, for readers of the API. Screens make their own words from rule and parameters. */
export const englishMessage = (issue: Issue, entity?: string): string => issueText(translate, labels(entity), issue)

/** The names of an entity in English, one and many; its own key while it has no words yet. */
export const englishNames = (entity: string): { readonly name: string; readonly plural: string } => labels(entity)

/** A field's label in English: the entity's own, else the shared one, else its key. */
export const labelOf = (field: string, entity?: string): string => labels(entity).label(field)
