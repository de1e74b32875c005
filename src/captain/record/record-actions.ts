import { useDataProvider, useNavigate, useRefresh } from 'react-admin'
import { statesOf } from '../../../entities/language/entity.ts'
import { hasTakenEffect, publishedState } from '../../../entities/language/declaration/versions.ts'
import { listText } from '../../../locales/issue-text.ts'
import { toggleText } from '../../fields/values/toggle-text.ts'
import type { Toast } from '../../shell/ui/toast-list.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useIsOwnMembership } from './is-own-membership.ts'
import type { CaptainDataProvider, RecordVersion } from '../../kernel/api/data-provider.ts'
import { useParent } from '../../kernel/context/entity-context.tsx'
import { recordsNamedIn, relatedErrorText, undoErrorText, type NamedRecord } from '../../kernel/words/error-text.ts'
import { joinSentences } from '../../kernel/words/join-sentences.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
import { useUndoQuestion } from '../../kernel/undo/use-undo-question.tsx'
import { moveKey, useRecordPaths } from '../navigation/record-paths.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useRecordTitle } from '../../kernel/words/record-title.ts'
import { useScope } from '../../kernel/words/scope.ts'

type CaptainRecords = readonly CaptainRecord[]

/** Actions on records of the current entity. Each is one API call, confirmed by a toast with an undo. */
export interface RecordActions {
  /** Moves records to the trash. Rejects on an error, because the caller shows more than a message. */
  remove(records: CaptainRecords): Promise<void>
  /** Moves a record to another state; false if the server refused. */
  transition(record: CaptainRecord, to: string): Promise<boolean>
  /** Shows the toast, with undo, for records already moved by a change set, names those that were left, and refreshes. */
  notifyMoved(records: CaptainRecords, to: string, changeSet: string | null, left?: CaptainRecords): void
  /** Shows a toast for records already edited by a change set, with undo, and refreshes. */
  notifyEdited(text: string, changeSet: string | null): void
  /** Gives a toggle its other value; false if the server refused. */
  flip(record: CaptainRecord, field: string): Promise<boolean>
  /** Restores records from the trash; false if the server refused. */
  recover(records: CaptainRecords): Promise<boolean>
  /** The message for a call on records that failed; it names the one that was refused. */
  failure(error: unknown, records: CaptainRecords): string
  /** Permanently deletes records from the trash. Rejects on an error, because the caller shows more than a message. */
  purge(records: CaptainRecords): Promise<void>
  /** Restores the content of an earlier version as the newest; false if the server refused. */
  revert(record: CaptainRecord, to: number, words: string): Promise<boolean>
  /** Gives one field back an earlier value; false if the server refused. */
  restoreValue(record: CaptainRecord, field: string, value: unknown): Promise<boolean>
  /** Undoes all changes of a change set; false if the server refused. */
  undoSet(changeSet: string): Promise<boolean>
  /** Puts records into the given order; false if the server refused. */
  reorder(ids: readonly string[]): Promise<boolean>
}

export function useRecordActions(): RecordActions {
  const { entity, labels, site, translate, load } = useScope()
  const meta = { parent: useParent() }
  const provider = useDataProvider<CaptainDataProvider>()
  const refresh = useRefresh()
  const titleOf = useRecordTitle()
  const navigate = useNavigate()
  const paths = useRecordPaths()
  const isOwnMembership = useIsOwnMembership()
  const toast = useToast()
  const undoing = useUndoQuestion()

  /** Before rethrowing an error, loads the translations needed for its message, which lists do not load in advance. */
  async function withValidationWords<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      const named = recordsNamedIn(error).map((record) => `entities/${record.entity}` as const)
      await load('validations', ...new Set(named)).catch(() => {})
      throw error
    }
  }

  /** The toast's undo action for a change set, if anything changed. */
  const undo = (changeSet: string | null) =>
    changeSet !== null && {
      action: { label: translate('commons.actions.undo'), run: async () => void (await undoSet(changeSet)) },
    }

  async function undoSet(changeSet: string): Promise<boolean> {
    try {
      if (!(await undoing((changed) => withValidationWords(provider.undoChangeSet(changeSet, changed))))) return false
      toast({ kind: 'success', text: translate('commons.toasts.undone') })
      return true
    } catch (error) {
      toast({ kind: 'error', text: undoFailure(error) })
      return false
    } finally {
      refresh()
    }
  }

  const labelsFor = (name: string) => labelsOf({ translate }, name, site)
  /** What the records of a call are called, of which its error names one by its id. */
  const titlesOf =
    (records: CaptainRecords) =>
    ({ id, title }: NamedRecord): string | null => {
      const record = records.find((each) => each.id === id)
      return record ? truncated(titleOf(record)) : title
    }
  const undoFailure = (error: unknown, records: CaptainRecords = []): string =>
    undoErrorText(translate, labels, error, labelsFor, titlesOf(records))
  const failure = (error: unknown, records: CaptainRecords = []): string =>
    relatedErrorText(translate, labels, error, labelsFor, titlesOf(records))

  /** Runs an action, reports success (with undo) or failure in a toast, and refreshes. */
  async function runWithFeedback(
    success: Pick<Toast, 'text' | 'merge'>,
    work: () => Promise<string | null>,
    {
      final = false,
      about = '',
      why = (error: unknown) => failure(error),
      refusal = async (_error: unknown): Promise<Partial<Toast> | undefined> => undefined,
    } = {},
  ): Promise<boolean> {
    try {
      const changeSet = await withValidationWords(work())
      toast({ kind: 'success', about, ...success, ...(!final && undo(changeSet)) })
      return true
    } catch (error) {
      const failed = { kind: 'error', text: why(error) } as const
      try {
        toast({ ...failed, ...(await refusal(error)) })
      } catch {
        toast(failed)
      }
      return false
    } finally {
      refresh()
    }
  }

  /** What a record lacks for a state, and a way to the form where it is filled in. Loaded when a state was refused. */
  const refusalOf = async (error: unknown, record: CaptainRecord, to: string) => {
    const complete = () => navigate(`${paths.edit(record)}?${moveKey}=${to}`)
    const { refusedTransition } = await import('./refused-transition.ts')
    return refusedTransition({ error, translate, labels, complete: entity.edit === true ? complete : undefined })
  }

  /** The text of the toast about a change of records, and how it merges with that about another of the same kind. */
  const toastText = (key: string, records: CaptainRecords, params: object = {}): Pick<Toast, 'text' | 'merge'> => {
    const many = (count: number) =>
      translate(`commons.toasts.${key}Many`, { records: labels.records(count), ...params })
    const name = () => translate('commons.quoted', { title: truncated(titleOf(records[0]!)) })
    return {
      text:
        records.length === 1 ? translate(`commons.toasts.${key}`, { name: name(), ...params }) : many(records.length),
      merge: { key: [entity.name, key, ...Object.values(params)].join(), count: records.length, text: many },
    }
  }

  const movedText = (records: CaptainRecords, to: string) =>
    toastText('statusChanged', records, { status: labels.option(statesOf(entity)!.name, to) })

  /** Which records stayed as they were; of many, the first. */
  const notMovedText = (records: CaptainRecords): string => {
    const names = records.map((record) => translate('commons.quoted', { title: truncated(titleOf(record)) }))
    const more = names.length - mostNamed
    return translate(more > 0 ? 'commons.toasts.notMovedMany' : 'commons.toasts.notMoved', {
      names: listText(translate, names.slice(0, mostNamed)),
      smart_count: more,
    })
  }

  const idsOf = (records: CaptainRecords): string => records.map(({ id }) => id).join()

  /** Whether the transition is final: a version that has taken effect cannot become a draft again. */
  const staysAs = (to: string, record: CaptainRecord): boolean =>
    to === publishedState && hasTakenEffect(entity, { ...record, [statesOf(entity)!.name]: to })

  return {
    async remove(records) {
      const { changeSet } = await withValidationWords(
        provider.remove(entity.name, { records: records.map(recordVersion), meta }),
      )
      toast({
        kind: 'success',
        about: idsOf(records),
        ...toastText('deleted', records),
        ...(!records.some(isOwnMembership) && undo(changeSet)),
      })
      refresh()
    },

    transition: (record, to) =>
      runWithFeedback(
        movedText([record], to),
        async () => {
          const { changeSet } = await provider.transition(entity.name, { to, records: [recordVersion(record)], meta })
          return changeSet
        },
        {
          about: record.id,
          final: staysAs(to, record),
          why: (error) => failure(error, [record]),
          refusal: (error) => refusalOf(error, record, to),
        },
      ),

    flip: (record, field) => {
      const value = record[field] !== true
      return runWithFeedback(
        toastText('statusChanged', [record], { status: toggleText(labels, translate, field, value) }),
        async () => {
          const { changeSet } = await provider.writeValues(entity.name, {
            ...recordVersion(record),
            values: { [field]: value },
            meta,
          })
          return changeSet
        },
        { about: record.id, why: (error) => failure(error, [record]) },
      )
    },

    notifyMoved(records, to, changeSet, left = []) {
      const moved = movedText(records, to)
      const final = records.some((record) => staysAs(to, record))
      toast({
        about: idsOf(records),
        ...(left.length > 0
          ? { kind: 'warning', text: joinSentences(translate, moved.text, notMovedText(left)), life: 0 }
          : { kind: 'success', ...moved }),
        ...(!final && undo(changeSet)),
      })
      refresh()
    },

    notifyEdited(text, changeSet) {
      toast({ kind: 'success', text, ...undo(changeSet) })
      refresh()
    },

    async recover(records) {
      try {
        await withValidationWords(provider.restore(entity.name, { records: records.map(recordVersion), meta }))
        toast({ kind: 'success', ...toastText('restored', records) })
        return true
      } catch (error) {
        toast({ kind: 'error', text: undoFailure(error, records) })
        return false
      } finally {
        refresh()
      }
    },

    failure,

    async purge(records) {
      await withValidationWords(provider.purge(entity.name, { records: records.map(recordVersion), meta }))
      toast({ kind: 'success', ...toastText('purged', records) })
      refresh()
    },

    revert: (record, to, words) =>
      runWithFeedback(
        { text: words },
        async () => {
          const { changeSet } = await provider.restoreRevision(entity.name, { ...recordVersion(record), to, meta })
          return changeSet
        },
        { why: (error) => undoFailure(error) },
      ),

    restoreValue: (record, field, value) =>
      runWithFeedback(
        { text: translate('commons.toasts.fieldPutBack', { field: labels.label(field) }) },
        async () =>
          (await provider.writeValues(entity.name, { ...recordVersion(record), values: { [field]: value }, meta }))
            .changeSet,
      ),

    undoSet,

    reorder: (ids) =>
      runWithFeedback(
        { text: translate('commons.toasts.sortSaved') },
        async () => (await provider.reorder(entity.name, { ids, meta })).changeSet,
      ),
  }
}

/** How many records a toast names. */
const mostNamed = 3

/** Keeps the title short enough for a toast. */
const truncated = (title: string): string => ([...title].length > 40 ? `${[...title].slice(0, 39).join('')}…` : title)

const recordVersion = ({ id, version }: CaptainRecord): RecordVersion => ({ id, version })
