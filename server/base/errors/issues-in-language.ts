import { issueText, type AnsweredIssue } from '../../../locales/issue-text.ts'
import { labelsOf } from '../../../locales/labels.ts'
import { ApiError } from './api-error.ts'
import { englishSentence } from '../locale/english.ts'
import { translatorOf, type Language } from '../locale/translator.ts'

/** A refusal whose issues speak to people, in the caller's language: a site shows them to its customers. */
export function inLanguage(error: unknown, language: Language, entity: string): unknown {
  if (!(error instanceof ApiError) || !error.data['issues']) return error
  const translate = translatorOf(language)
  const labels = labelsOf({ translate }, entity)
  const issues = (error.data['issues'] as readonly AnsweredIssue[]).map((issue) => ({
    ...issue,
    message: language === 'en' ? englishSentence(issue, entity) : issueText(translate, labels, issue),
  }))
  return new ApiError(error.statusCode, error.message, { ...error.data, issues })
}
