import { issueText } from '../../../locales/issue-text.ts'
import type { Toast } from '../../shell/ui/toast-list.ts'
import type { Words } from '../../shell/words/words.ts'
import { joinSentences } from '../../kernel/words/join-sentences.ts'
import { recordsNamedIn, statusOf } from '../../kernel/words/error-text.ts'
import { issuesOfError } from '../../kernel/words/issues-of-error.ts'
import type { Labels } from '../../kernel/words/labels.ts'

interface Refusal {
  readonly error: unknown
  readonly translate: Words['translate']
  readonly labels: Labels
  /** Opens the form of the record, where everything it lacks is marked; undefined if there is none. */
  readonly complete: (() => void) | undefined
}

/**
 * The toast for a record that lacks what a state requires: all of it, and a way to its form. Undefined if it was refused
 * for another reason.
 */
export function refusedTransition({
  error,
  translate,
  labels,
  complete,
}: Refusal): Pick<Toast, 'text' | 'action'> | undefined {
  const issues = issuesOfError(error)
  // A record that moves along has labels of its own.
  if (statusOf(error) !== 400 || recordsNamedIn(error).length > 0 || issues.length === 0) return undefined
  const sentences = [...new Set(issues.map((issue) => issueText(translate, labels, issue)))]
  return {
    text: sentences.reduce((first, second) => joinSentences(translate, first, second)),
    ...(complete && { action: { label: translate('commons.actions.edit'), run: complete } }),
  }
}
