import { useQueryClient } from '@tanstack/react-query'
import { ApiError, apiFetch } from '../../shell/api/api.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useUndoQuestion } from '../../kernel/undo/use-undo-question.tsx'
import { labelsOf } from '../../kernel/words/labels.ts'

/** A change that is made at once, without a form. */
export interface QuickWrite {
  /** In whose words is said what is wrong. */
  readonly entity: string
  readonly method: 'POST' | 'PUT'
  /** Below the address of the tenant. */
  readonly path: string
  readonly body: object
  /** What is said when it is done. */
  readonly done: string
  /** What takes it back where it is in no change set, given the answer. */
  undo?(answer: any): Pick<QuickWrite, 'method' | 'path' | 'body'>
}

/** Makes a change, says so with an undo, and reads the page again. Resolves to the answer; undefined if it was refused. */
export function useQuickWrite(): (write: QuickWrite) => Promise<any> {
  const words = useWords()
  const { translate } = words
  const { slug, site } = useTenant()
  const toast = useToast()
  const client = useQueryClient()
  const undoing = useUndoQuestion()
  const base = `/api/v1/authorized/tenants/${slug}`
  const refetch = () => client.invalidateQueries({ queryKey: [slug] })

  const send = ({ method, path, body }: Pick<QuickWrite, 'method' | 'path' | 'body'>) =>
    apiFetch(`${base}/${path}`, { method, body: JSON.stringify(body) })

  async function refusal(entity: string, error: unknown): Promise<string> {
    // Without a connection no more words can be loaded.
    if (error instanceof ApiError && error.status === 0) return translate('commons.signIn.unreachable')
    // What is wrong with a record is said in words that a page does not load before.
    await words.load('validations', `entities/${entity}`).catch(() => {})
    const { errorText } = await import('../../kernel/words/error-text.ts')
    return errorText(translate, labelsOf(words, entity, site), error)
  }

  async function withErrorToast<T>(entity: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      toast({ kind: 'error', text: await refusal(entity, error) })
      return undefined
    } finally {
      await refetch()
    }
  }

  return (write) =>
    withErrorToast(write.entity, async () => {
      const response = await send(write)
      const answer = await response.json()
      const set = response.headers.get('change-set')
      const restoration = set
        ? ({ method: 'POST', path: `change-sets/${set}/restorations`, body: {} } as const)
        : write.undo?.(answer)
      const undo = () =>
        withErrorToast(write.entity, async () => {
          const isUndone = await undoing((changed) => send(set ? { ...restoration!, body: { changed } } : restoration!))
          if (!isUndone) return
          toast({ kind: 'success', text: translate('commons.toasts.undone') })
        })
      toast({
        kind: 'success',
        text: write.done,
        about: `${base}/${write.path}`,
        ...(restoration && {
          action: { label: translate('commons.actions.undo'), run: async () => void (await undo()) },
        }),
      })
      return answer
    })
}
