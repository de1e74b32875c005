import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useToast } from '../../shell/ui/toast.tsx'
import type { Values } from '../../../entities/language/input/body.ts'
import { statesOf } from '../../../entities/language/entity.ts'
import { hasTitle } from './has-title.ts'
import { undoErrorText } from '../words/error-text.ts'
import { titleIn, type CaptainRecord } from '../api/record.ts'
import { derivedStatusOf as stateOf } from '../status/status.ts'
import { isOwnWriting } from './conflict.ts'
import type { FormSession } from './form-session.ts'
import type { Transport } from './transport.ts'
import type { SaveResult } from './save-record.ts'
import { useScope } from '../words/scope.ts'

/** Query key of the record a form edits; separate from list data, which leaves heavy fields out. */
export const formKey = (entity: string, id: string | undefined, parent?: string) =>
  [entity, 'form', { id, parent }] as const

/** Shows a toast with an undo action after a save, and invalidates all lists. */
export function useSaveFeedback(transport: Transport): (saved: SaveResult, session: FormSession) => void {
  const toast = useToast()
  const { locale, translate, entity, labels, format } = useScope()
  const queries = useQueryClient()

  const updateCaches = useCallback(
    (record: Values, children: readonly string[] = []) => {
      queries.setQueriesData(
        {
          predicate: ({ queryKey: [name, kind], state: { data } }) =>
            name === entity.name && kind === 'form' && (data as Values | undefined)?.id === record.id,
        },
        record,
      )
      void queries.invalidateQueries({
        predicate: ({ queryKey: [name, kind] }) =>
          (name === entity.name && kind !== 'form') || children.includes(String(name)),
      })
    },
    [queries, entity.name],
  )

  const words = useCallback(
    ({ record, before, intent, merged }: SaveResult): string => {
      const name = hasTitle(entity)
        ? translate('commons.quoted', { title: truncated(titleIn(locale, entity, record as CaptainRecord)) })
        : labels.name
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
      if (merged) return translate(`commons.toasts.${isOwnWriting(before) ? 'mergedOwn' : 'merged'}`)
      const { calendar } = entity
      if (calendar && before.id === undefined) {
        const day = format.day(String(record[calendar.date]))
        const state = labels.option(calendar.state, String(record[calendar.state]))
        return translate('commons.toasts.dayCreated', { day, state })
      }
      return translate(before.id === undefined ? 'commons.toasts.created' : 'commons.toasts.updated', { name })
    },
    [entity, labels, locale, translate, format],
  )

  return useCallback(
    (saved, session) => {
      const { record, before, changeSet } = saved
      const { tables } = session
      updateCaches(record, tables?.names)
      const undo = async () => {
        try {
          const id = String(record.id)
          const own =
            changeSet === undefined
              ? await transport.restoreVersion(record, Number(before.version))
              : await transport.undo(changeSet, id)
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
        ...(canUndo && { action: { label: translate('commons.actions.undo'), run: undo } }),
      })
    },
    [updateCaches, words, transport, toast, translate, labels],
  )
}

/** Keeps the title short enough for a toast. */
const truncated = (title: string): string => ([...title].length > 40 ? `${[...title].slice(0, 39).join('')}…` : title)
