import { issueText } from '../../../locales/issue-text.ts'
import type { Words } from '../../shell/words/words.ts'
import { issuesOfError } from './issues-of-error.ts'
import type { Labels } from './labels.ts'

/** A record that prevents another from being deleted. */
export interface Blocker {
  readonly entity: string
  readonly id: string
  readonly title: string
}

const errorSentences: Readonly<Record<number, string>> = {
  0: 'network',
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  412: 'stale',
  413: 'tooLarge',
  429: 'tooMany',
  503: 'unavailable',
  507: 'full',
}

/** The message for a failed call: what went wrong, and that nothing is lost. */
export function errorText(translate: Words['translate'], labels: Labels, error: unknown): string {
  const status = statusOf(error)
  const [issue] = issuesOfError(error)
  if (deletionBlockersOf(error).length > 0) return translate('commons.failures.inUse')
  if (issue && [400, 403, 409, 412, 413].includes(status)) return issueText(translate, labels, issue)
  if (timedOut(error)) return translate('commons.failures.tooLong')
  if (reasonOf(error) === 'busy') return translate('commons.failures.busy')
  return translate(`commons.failures.${errorSentences[status] ?? (status >= 500 ? 'server' : 'other')}`)
}

/** Whether the server's time limit cut a call off; it may have taken effect all the same. */
export const timedOut = (error: unknown): boolean => reasonOf(error) === 'timeLimit'

const reasonOf = (error: unknown): string | undefined =>
  (error as { body?: { data?: { reason?: string } } } | null)?.body?.data?.reason

/**
 * A record named in an error response; `title` is null where the record's title is itself a record, and of those that the
 * call named by their ids.
 */
export interface NamedRecord {
  readonly entity: string
  readonly id: string
  readonly title: string | null
}

/**
 * The message for an undo that failed and left everything as it is. For a change set it names the records that were
 * changed since, or the one that was rejected; `labelsFor` returns the labels of any entity, `titleOf` what a named
 * record is called.
 */
export function undoErrorText(
  translate: Words['translate'],
  labels: Labels,
  error: unknown,
  labelsFor: (entity: string) => Labels = () => labels,
  titleOf: (record: NamedRecord) => string | null = ({ title }) => title,
): string {
  const nameOf = (record: NamedRecord) =>
    translate('commons.quoted', { title: titleOf(record) || labelsFor(record.entity).name })
  const { changed = [], record } = dataOf(error)
  const [issue] = issuesOfError(error)
  if (issue && changed.length > 0) {
    const titles = changed.map(nameOf).join(translate('commons.listSeparator', { _: ', ' }))
    return issueText(translate, labels, { ...issue, params: { ...issue.params, titles } })
  }
  if (!record) return refusedUndoText(translate, labels, error)
  const reason = refusedUndoText(translate, labelsFor(record.entity), error)
  return translate('commons.failures.undoOf', { name: nameOf(record), reason })
}

/** The records named in the error of undoing a change set. */
export function recordsNamedIn(error: unknown): readonly NamedRecord[] {
  const { changed = [], record } = dataOf(error)
  return record ? [...changed, record] : changed
}

/**
 * The message for a failed call that may name the record that was refused: one of several, or one that moves along.
 * `titleOf` says what a named record is called.
 */
export function relatedErrorText(
  translate: Words['translate'],
  labels: Labels,
  error: unknown,
  labelsFor: (entity: string) => Labels,
  titleOf: (record: NamedRecord) => string | null = ({ title }) => title,
): string {
  const { record } = dataOf(error)
  if (!record) return errorText(translate, labels, error)
  const named = labelsFor(record.entity)
  const name = translate('commons.quoted', { title: titleOf(record) || named.name })
  return translate('commons.failures.undoOf', { name, reason: errorText(translate, named, error) })
}

const dataOf = (error: unknown) =>
  (error as { body?: { data?: { changed?: readonly NamedRecord[]; record?: NamedRecord } } } | null)?.body?.data ?? {}

function refusedUndoText(translate: Words['translate'], labels: Labels, error: unknown): string {
  const status = statusOf(error)
  if (status === 412) return translate('commons.failures.undoStale')
  const reason = errorText(translate, labels, error)
  if (status !== 400) return reason
  const isTaken = issuesOfError(error).some(({ rule }) => rule === 'duplicate')
  return translate(`commons.failures.${isTaken ? 'undoCollision' : 'undoRefused'}`, { reason })
}

/** The HTTP status of a failed call; 0 without a response. */
export const statusOf = (error: unknown): number => (error as { status?: number } | null)?.status ?? 0

/** The records named in the error of a rejected deletion. */
export const deletionBlockersOf = (error: unknown): readonly Blocker[] =>
  (error as { body?: { data?: { blockers?: readonly Blocker[] } } } | null)?.body?.data?.blockers ?? []
