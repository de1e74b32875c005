import type { AnsweredIssue } from '../../../locales/issue-text.ts'

/** The issues in an API error, or an empty list. */
export function issuesOfError(error: unknown): readonly AnsweredIssue[] {
  const body = (error as { body?: { data?: { issues?: readonly AnsweredIssue[] } } } | null)?.body
  return body?.data?.issues ?? []
}
