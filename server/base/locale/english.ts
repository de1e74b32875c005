import Polyglot from 'node-polyglot'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { issueText } from '../../../locales/issue-text.ts'
import { labelsOf, type Translate } from '../../../locales/labels.ts'
import { polyglotOptions } from '../../../locales/polyglot.ts'
import { apiSentences } from './api-sentences.ts'
import { translatorOf } from './translator.ts'

const translate = translatorOf('en')

const sentences = new Polyglot({ ...polyglotOptions, locale: 'en', phrases: apiSentences })
const sentence: Translate = (key, options) => {
  const rule = key.startsWith('validations.') ? key.slice('validations.'.length) : ''
  // Why a file cannot be imported; the words are those of the screens.
  if (rule.startsWith('imports.')) return translate(`imports.unreadable.${rule.slice('imports.'.length)}`, options)
  if (rule === 'invalid' && options && 'example' in options) return sentences.t('malformed', options)
  return sentences.has(rule) ? sentences.t(rule, options) : translate(key, options)
}

// Routes that do not belong to an entity use the shared field labels.
const labels = (entity = 'record') => labelsOf({ translate }, entity)

/** An issue in plain English, for people: a site shows it to its visitors. */
export const englishSentence = (issue: Issue, entity?: string): string => issueText(sentence, labels(entity), issue)

/**
 * An issue in plain English, for callers of the API: fields have their names in the API beside their labels, as in
 * “Title (`title`)”. Screens build their own messages from rule and parameters.
 */
export function englishMessage(issue: Issue, entity?: string): string {
  const names = labels(entity)
  const label = (field: string): string => {
    const text = names.label(field)
    return text === field ? field : `${text} (\`${field}\`)`
  }
  return issueText(sentence, { ...names, label }, issue)
}

/** An entity's singular and plural names in English; its key while it has no translation yet. */
const englishNames = (entity: string): { readonly name: string; readonly plural: string } => labels(entity)

/** A field's English label: the entity's own, otherwise the shared one, otherwise its key. */
export const labelOf = (field: string, entity?: string): string => labels(entity).label(field)

/** The English helper text of a field, if it has one. */
export const helpOf = (field: string, entity: string): string | undefined => labels(entity).help(field)

/** A name with “a” or “an”; a word begins with a consonant that sounds like one (user). */
export const withArticle = (name: string): string => `${/^(?!us)[aeiou]|^FAQ/i.test(name) ? 'an' : 'a'} ${name}`

/** An entity’s name within a sentence, in lower case but for what is written in capitals. */
const inSentence = (name: string): string => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())

/** One record in words: “an article”, “the opening hours” where there is no plural. */
export function oneOf(entity: string): string {
  const { name, plural } = englishNames(entity)
  return name === plural ? `the ${inSentence(name)}` : withArticle(inSentence(name))
}

/** The name of one record within a sentence: “news item”. */
export const nameOf = (entity: string): string => inSentence(englishNames(entity).name)

/** Its records in words: “articles”, “FAQs”. */
export const allOf = (entity: string): string => inSentence(englishNames(entity).plural)
