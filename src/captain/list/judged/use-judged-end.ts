import { useEffect } from 'react'
import { useRefresh } from 'react-admin'
import { useToast } from '../../../shell/ui/toast.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { endOfJudged, isAtWork, type Judged } from './use-judged.ts'

const severities: Readonly<Partial<Record<Judged['status'], 'success' | 'error'>>> = {
  done: 'success',
  failed: 'error',
}

/** How loud the outcome is said. A bulk edit is refused by whoever cancels it, an import by a row. */
export const severityOf = (current: Judged): 'success' | 'error' | 'info' =>
  current.status === 'refused' && !('action' in current) ? 'error' : (severities[current.status] ?? 'info')

/**
 * Shows what was written or undone in the list behind a dialog, and in whatever else shows these records. The returned
 * function is called when the dialog is closed: while records are written, the outcome is still shown, as `textOf` says it.
 */
export function useJudgedEnd<T extends Judged>(
  kind: T extends { readonly action: unknown } ? 'bulk-edits' : 'imports',
  current: T | undefined,
  textOf: (ended: T) => string,
): () => Promise<void> {
  const { slug } = useTenant()
  const refresh = useRefresh()
  const toast = useToast()
  const status = current?.status
  useEffect(() => {
    if (status === 'done' || status === 'undone' || status === 'refused') refresh()
  }, [status, refresh])
  return async () => {
    if (!current || status === 'judging' || !isAtWork(current)) return
    const ended = (await endOfJudged(slug, kind, current.id)) as T | undefined
    if (!ended) return
    refresh()
    toast({ kind: severityOf(ended), text: textOf(ended) })
  }
}
