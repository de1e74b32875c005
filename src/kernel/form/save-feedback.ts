import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useToast } from '../../shell/ui/toast.tsx'
import type { Values } from '../../../entities/language/input/body.ts'
import { statesOf } from '../../../entities/language/entity.ts'
import { hasTitle } from './has-title.ts'
import { useUndoQuestion } from '../undo/use-undo-question.tsx'
import { undoErrorText } from '../words/error-text.ts'
import { titleIn, type CaptainRecord } from '../api/record.ts'
import { derivedStatusOf as stateOf } from '../status/status.ts'
import { joinSentences } from '../words/join-sentences.ts'
import { useEntity } from '../context/entity-context.tsx'
import { isOwnWriting } from './conflict.ts'
import type { FormSession } from './form-session.ts'
import type { Transport } from './transport.ts'
import type { SaveResult } from './save-record.ts'
import { useScope } from '../words/scope.ts'

/** Query key of the record a form edits; separate from list data, which leaves heavy fields out. */
export const formKey = (entity: string, id: string | undefined, parent?: string) =>
  [entity, 'form', { id, parent }] as const

/** Puts what a call answered into the form of its record when that is opened again, and invalidates all lists. */
export function useUpdateCaches(): (record: Values, children?: readonly string[]) => void {
  const { name: entity } = useEntity()
  const queries = useQueryClient()
  return useCallback(
    (record, children = []) => {
      queries.setQueriesData(
        {
          predicate: ({ queryKey: [name, kind], state: { data } }) =>
            name === entity && kind === 'form' && (data as Values | undefined)?.id === record.id,
        },
        record,
      )
      void queries.invalidateQueries({
        predicate: ({ queryKey: [name, kind] }) =>
          (name === entity && kind !== 'form') || children.includes(String(name)),
      })
    },
    [queries, entity],
  )
}

/** What a toast about a record calls it. */
export function useNameInToast(): (record: Values) => string {
  const { locale, translate, entity, labels } = useScope()
  return useCallback(
    (record) =>
      hasTitle(entity)
        ? translate('commons.quoted', { title: truncated(titleIn(locale, entity, record as CaptainRecord)) })
        : labels.name,
    [locale, translate, entity, labels],
  )
}

/** Shows a toast with an undo action after a save, and invalidates all lists. */
export function useSaveFeedback(transport: Transport): (saved: SaveResult, session: FormSession) => void {
  const toast = useToast()
  const { translate, entity, labels, format } = useScope()
  const undoing = useUndoQuestion()
  const updateCaches = useUpdateCaches()
  const nameOf = useNameInToast()

  const words = useCallback(
    ({ record, before, intent, merged, told }: SaveResult): string => {
      const name = nameOf(record)
      const mergedToo = merged && translate(`commons.toasts.${isOwnWriting(before) ? 'mergedOwn' : 'merged'}`)
      if (told) return joinSentences(translate, told(name), mergedToo)
      const states = statesOf(entity)
      const state = states && stateOf(states, record)
      if (states && state === 'scheduled' && intent.to !== undefined)
        return translate('commons.toasts.scheduled', {
          time: format.dateTime(String(record[states.window?.from ?? ''])),
        })
      if (states && intent.to !== undefined && intent.to === states.window?.during)
        return translate('commons.toasts.published', { name })
      if (states && intent.to !== undefined)
        return translate('commons.toasts.statusChanged', { name, status: labels.option(states.name, intent.to) })
      if (mergedToo) return mergedToo
      const { calendar } = entity
      if (calendar && before.id === undefined) {
        const day = format.day(String(record[calendar.date]))
        const state = labels.option(calendar.state, String(record[calendar.state]))
        return translate('commons.toasts.dayCreated', { day, state })
      }
      return translate(before.id === undefined ? 'commons.toasts.created' : 'commons.toasts.updated', { name })
    },
    [entity, labels, translate, format, nameOf],
  )

  return useCallback(
    (saved, session) => {
      const { record, before, changeSet, undo: undoWritten } = saved
      const { tables } = session
      updateCaches(record, tables?.names)
      const undo = async () => {
        try {
          const id = String(record.id)
          let own: Values | undefined
          if (undoWritten) own = await undoWritten()
          else if (changeSet === undefined) own = await transport.restoreVersion(record, Number(before.version))
          else await undoing(async (changed) => (own = await transport.undo(changeSet, id, changed)))
          if (!own) return
          const restored = tables ? { ...own, ...(await tables.read(id)) } : own
          session.rebase(restored)
          updateCaches(restored, tables?.names)
          toast({ kind: 'success', text: translate('commons.toasts.undone') })
        } catch (error) {
          toast({ kind: 'error', text: undoErrorText(translate, labels, error) })
        }
      }
      const canUndo = Number(before.version) > 0
      toast({
        kind: 'success',
        text: words(saved),
        // The undo of an earlier one would meet another draft, or none.
        ...(saved.told && { about: String(record.id) }),
        ...(canUndo && { action: { label: translate('commons.actions.undo'), run: undo } }),
      })
    },
    [updateCaches, words, transport, toast, translate, labels, undoing],
  )
}

/** Keeps the title short enough for a toast. */
const truncated = (title: string): string => ([...title].length > 40 ? `${[...title].slice(0, 39).join('')}…` : title)
