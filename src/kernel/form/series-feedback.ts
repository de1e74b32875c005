import { useRefresh } from 'react-admin'
import { useCallback } from 'react'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'

/** Reports how many records of a series were created, and invalidates all lists. */
export function useSeriesFeedback(): (made: number) => void {
  const toast = useToast()
  const refresh = useRefresh()
  const { translate } = useWords()
  return useCallback(
    (made) => {
      refresh()
      toast({ kind: 'success', text: translate('forms.series.made', { smart_count: made }) })
    },
    [toast, refresh, translate],
  )
}
