import { issueText } from '../../../locales/issue-text.ts'
import type { Toast } from '../../shell/ui/toast-list.ts'
import type { Words } from '../../shell/words/words.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { joinSentences } from '../../kernel/words/join-sentences.ts'
import { recordsNamedIn, statusOf } from '../../kernel/words/error-text.ts'
import { issuesOfError } from '../../kernel/words/issues-of-error.ts'
import type { Labels } from '../../kernel/words/labels.ts'

interface Refusal {
  readonly error: unknown
  readonly records: readonly CaptainRecord[]
  readonly translate: Words['translate']
  readonly labels: Labels
  titleOf(record: CaptainRecord): string
  /** Opens the form of a record, where everything it lacks is marked; undefined if there is none. */
  readonly complete: ((record: CaptainRecord) => void) | undefined
}

/**
 * The toast for records that lack what a state requires: all of it, of the first that was refused, and a way to its form.
 * Undefined if they were refused for another reason.
 */
export function refusedTransition(refusal: Refusal): Pick<Toast, 'text' | 'action'> | undefined {
  const { error, records, translate, labels, titleOf, complete } = refusal
  const [named] = recordsNamedIn(error)
  const record = records.length === 1 ? records[0] : records.find(({ id }) => id === named?.id)
  const issues = issuesOfError(error)
  // A record that moves along has labels of its own.
  const isOther = records.length === 1 && named !== undefined
  if (statusOf(error) !== 400 || !record || isOther || issues.length === 0) return undefined
  const sentences = [...new Set(issues.map((issue) => issueText(translate, labels, issue)))]
  const reason = sentences.reduce((first, second) => joinSentences(translate, first, second))
  const name = translate('commons.quoted', { title: titleOf(record) })
  return {
    text: records.length === 1 ? reason : translate('commons.failures.undoOf', { name, reason }),
    ...(complete && { action: { label: translate('commons.actions.edit'), run: () => complete(record) } }),
  }
}
