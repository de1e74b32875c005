import { useDataProvider, useRefresh } from 'react-admin'
import { statesOf } from '../../../entities/language/entity.ts'
import { hasTakenEffect, publishedState } from '../../../entities/language/versions.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { useIsOwnMembership } from './is-own-membership.ts'
import type { CaptainDataProvider, RecordVersion } from '../api/data-provider.ts'
import { useEntity, useParent } from '../screens/entity-context.tsx'
import { errorText, recordsNamedIn, undoErrorText } from '../words/error-text.ts'
import { labelsOf, useLabels } from '../words/labels.ts'
import type { CaptainRecord } from '../api/record.ts'
import { useTenant } from '../tenant/tenant-context.tsx'
import { useRecordTitle } from '../words/record-title.ts'

type CaptainRecords = readonly CaptainRecord[]

/** What can be done with records of the entity at hand. Each is one call of the server, told in a toast that can take it back. */
export interface RecordActions {
  /** Moves records to the trash. Rejects where the server refuses, for the caller has more to show than a sentence. */
  remove(records: CaptainRecords): Promise<void>
  /** Brings records into a state; false where the server refused. */
  transition(records: CaptainRecords, to: string): Promise<boolean>
  /** Tells of a record that entered a state by a change set, with the way back, and shows what is now. */
  notifyTransition(record: CaptainRecord, to: string, changeSet: string | null): void
  /** Brings records back from the trash; false where the server refused. */
  recover(records: CaptainRecords): Promise<boolean>
  /** Takes records out of the trash for good. Rejects where the server refuses, for the caller has more to show than a sentence. */
  purge(records: CaptainRecords): Promise<void>
  /** Makes the content of an earlier version the newest one; false where the server refused. */
  revert(record: CaptainRecord, to: number, words: string): Promise<boolean>
  /** Takes back all that was changed in one call, with the way forth again; false where the server refused. */
  undoSet(changeSet: string): Promise<boolean>
  /** Puts records into this order among themselves; false where the server refused. */
  reorder(ids: readonly string[]): Promise<boolean>
}

export function useRecordActions(): RecordActions {
  const entity = useEntity()
  const meta = { parent: useParent() }
  const labels = useLabels(entity)
  const { site } = useTenant()
  const provider = useDataProvider<CaptainDataProvider>()
  const refresh = useRefresh()
  const titleOf = useRecordTitle()
  const isAboutOneself = useIsOwnMembership()
  const toast = useToast()
  const { translate, load } = useWords()

  /** A refusal comes with the words to tell it, which a list does without until then. */
  async function withValidationWords<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      const named = recordsNamedIn(error).map((record) => `entities/${record.entity}` as const)
      await load('validations', ...new Set(named)).catch(() => {})
      throw error
    }
  }

  /** The way back from a change set, where anything changed. */
  const undo = (changeSet: string | null) =>
    changeSet !== null && {
      action: { label: translate('commons.actions.undo'), run: async () => void (await undoSet(changeSet)) },
    }

  async function undoSet(changeSet: string): Promise<boolean> {
    try {
      await withValidationWords(provider.undoChangeSet(changeSet))
      toast({ kind: 'success', text: translate('commons.toasts.undone') })
      return true
    } catch (error) {
      toast({ kind: 'error', text: undoFailure(error) })
      return false
    } finally {
      refresh()
    }
  }

  const undoFailure = (error: unknown): string =>
    undoErrorText(translate, labels, error, (name) => labelsOf({ translate }, name, site))

  /** Does it, tells it with the way back, and shows what is now; or tells why not. */
  async function runWithFeedback(
    text: string,
    work: () => Promise<string | null>,
    { final = false, why = (error: unknown) => errorText(translate, labels, error) } = {},
  ): Promise<boolean> {
    try {
      const changeSet = await withValidationWords(work())
      toast({ kind: 'success', text, ...(!final && undo(changeSet)) })
      return true
    } catch (error) {
      toast({ kind: 'error', text: why(error) })
      return false
    } finally {
      refresh()
    }
  }

  const toastText = (key: string, records: CaptainRecords, params: object = {}): string =>
    records.length === 1
      ? translate(`commons.toasts.${key}`, {
          name: translate('commons.quoted', { title: truncated(titleOf(records[0]!)) }),
          ...params,
        })
      : translate(`commons.toasts.${key}Many`, { smart_count: records.length, ...params })

  /** Whether a record brought into a state stays in it: a version that took effect is no draft again. */
  const staysAs = (to: string, record: CaptainRecord): boolean =>
    to === publishedState && hasTakenEffect(entity, { ...record, [statesOf(entity)!.name]: to })

  return {
    async remove(records) {
      const { changeSet } = await withValidationWords(
        provider.remove(entity.name, { records: records.map(recordVersion), meta }),
      )
      toast({
        kind: 'success',
        text: toastText('deleted', records),
        ...(!records.some(isAboutOneself) && undo(changeSet)),
      })
      refresh()
    },

    transition: (records, to) =>
      runWithFeedback(
        toastText('statusChanged', records, { status: labels.option(statesOf(entity)!.name, to) }),
        async () => {
          const { changeSet } = await provider.transition(entity.name, {
            to,
            records: records.map(recordVersion),
            meta,
          })
          return changeSet
        },
        { final: records.some((record) => staysAs(to, record)) },
      ),

    notifyTransition(record, to, changeSet) {
      const status = labels.option(statesOf(entity)!.name, to)
      toast({ kind: 'success', text: toastText('statusChanged', [record], { status }), ...undo(changeSet) })
      refresh()
    },

    async recover(records) {
      try {
        await withValidationWords(provider.restore(entity.name, { records: records.map(recordVersion), meta }))
        toast({ kind: 'success', text: toastText('restored', records) })
        return true
      } catch (error) {
        toast({ kind: 'error', text: undoFailure(error) })
        return false
      } finally {
        refresh()
      }
    },

    async purge(records) {
      await withValidationWords(provider.purge(entity.name, { records: records.map(recordVersion), meta }))
      toast({ kind: 'success', text: toastText('purged', records) })
      refresh()
    },

    revert: (record, to, words) =>
      runWithFeedback(
        words,
        async () => {
          const { changeSet } = await provider.restoreRevision(entity.name, { ...recordVersion(record), to, meta })
          return changeSet
        },
        { why: undoFailure },
      ),

    undoSet,

    reorder: (ids) =>
      runWithFeedback(
        translate('commons.toasts.sortSaved'),
        async () => (await provider.reorder(entity.name, { ids, meta })).changeSet,
      ),
  }
}

/** A toast has room for a glance at a title. */
const truncated = (title: string): string => ([...title].length > 40 ? `${[...title].slice(0, 39).join('')}…` : title)

const recordVersion = ({ id, version }: CaptainRecord): RecordVersion => ({ id, version })
