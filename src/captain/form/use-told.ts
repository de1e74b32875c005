import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useToast } from '../../shell/toast.tsx'
import { useWords } from '../../shell/words-context.tsx'
import type { Values } from '../../../entities/body.ts'
import { statesOf } from '../../../entities/entity.ts'
import { isTitled } from './titled.ts'
import { useEntity } from '../entity-context.tsx'
import { undoFailureText } from '../failure.ts'
import { useFormat } from '../format.ts'
import { useLabels } from '../labels.ts'
import { titleIn, type CaptainRecord } from '../record.ts'
import { statusOf as stateOf } from '../status.ts'
import type { Session } from './session.ts'
import type { Transport } from './transport.ts'
import type { Saved } from './saving.ts'

/** The record a form edits, as it is cached; apart from what lists have read, which leaves heavy fields out. */
export const formKey = (entity: string, id: string | undefined, parent?: string) =>
  [entity, 'form', { id, parent }] as const

/** Tells of a save in a toast that can take it back, and lets every list know. */
export function useTold(transport: Transport): (saved: Saved, session: Session) => void {
  const toast = useToast()
  const { translate } = useWords()
  const entity = useEntity()
  const labels = useLabels(entity)
  const format = useFormat()
  const queries = useQueryClient()

  const spread = useCallback(
    (record: Values) => {
      queries.setQueriesData(
        {
          predicate: ({ queryKey: [name, kind], state: { data } }) =>
            name === entity.name && kind === 'form' && (data as Values | undefined)?.id === record.id,
        },
        record,
      )
      void queries.invalidateQueries({
        predicate: ({ queryKey: [name, kind] }) => name === entity.name && kind !== 'form',
      })
    },
    [queries, entity.name],
  )

  const words = useCallback(
    ({ record, before, intent, merged }: Saved): string => {
      const name = isTitled(entity)
        ? translate('commons.quoted', { title: shortened(titleIn(entity, record as CaptainRecord)) })
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
      if (merged) return translate('commons.toasts.merged')
      return translate(before.id === undefined ? 'commons.toasts.created' : 'commons.toasts.updated', { name })
    },
    [entity, labels, translate, format],
  )

  return useCallback(
    (saved, session) => {
      const { record, before } = saved
      spread(record)
      const takeBack = async () => {
        try {
          const restored = await transport.bringBack(record, Number(before.version))
          session.rebase(restored)
          spread(restored)
          toast({ kind: 'success', text: translate('commons.toasts.undone') })
        } catch (error) {
          toast({ kind: 'error', text: undoFailureText(translate, labels, error) })
        }
      }
      const canTakeBack = Number(before.version) > 0
      toast({
        kind: 'success',
        text: words(saved),
        ...(canTakeBack && { action: { label: translate('commons.actions.undo'), run: takeBack } }),
      })
    },
    [spread, words, transport, toast, translate, labels],
  )
}

/** A toast has room for a glance at a title. */
const shortened = (title: string): string => ([...title].length > 40 ? `${[...title].slice(0, 39).join('')}…` : title)
