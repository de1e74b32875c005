import { issueText, type AnsweredIssue } from '../../locales/issue-text.ts'
import { labelsOf } from '../../locales/labels.ts'
import { ApiError } from '../errors/api-error.ts'
import { translatorOf, type Language } from './translator.ts'

/** The language that a caller prefers (`Accept-Language`, RFC 9110, section 12.5.4): English unless it is Japanese. */
export function callerLanguage(header: string | undefined): Language {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').split(',')) {
    const [, tag, weight] = /^\s*(ja|en)\b[^;]*(?:;\s*q=([\d.]+))?\s*$/i.exec(part) ?? []
    const language = tag?.toLowerCase()
    if (language && !weights.has(language)) weights.set(language, Number(weight ?? 1))
  }
  return (weights.get('ja') ?? 0) > (weights.get('en') ?? 0) ? 'ja' : 'en'
}

/** A refusal whose issues speak the caller's language: a site shows them to its customers. */
export function inLanguage(error: unknown, language: Language, entity: string): unknown {
  if (language === 'en' || !(error instanceof ApiError) || !error.data['issues']) return error
  const translate = translatorOf(language)
  const labels = labelsOf({ translate }, entity)
  const issues = (error.data['issues'] as readonly AnsweredIssue[]).map((issue) => ({
    ...issue,
    message: issueText(translate, labels, issue),
  }))
  return new ApiError(error.statusCode, error.message, { ...error.data, issues })
}
