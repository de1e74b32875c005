import { useQueryClient } from '@tanstack/react-query'
import { apiFetch } from '../../shell/api/api.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { labelsOf } from '../../kernel/words/labels.ts'

/** A change that is made at once, without a form. */
export interface QuickWrite {
  readonly entity: string
  readonly method: 'POST' | 'PUT'
  /** Below the address of the entity. */
  readonly path?: string
  readonly body: object
  /** What is said when it is done. */
  readonly done: string
}

/** Makes a change, says so with an undo, and reads the page again. Resolves to whether it was made. */
export function useQuickWrite(): (write: QuickWrite) => Promise<boolean> {
  const words = useWords()
  const { translate } = words
  const { slug, site } = useTenant()
  const toast = useToast()
  const client = useQueryClient()
  const base = `/api/v1/authorized/tenants/${slug}`
  const refetch = () => client.invalidateQueries({ queryKey: [slug] })

  async function withErrorToast(entity: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      // What is wrong with a record is said in words that a page does not load before.
      await words.load('validations', `entities/${entity}`).catch(() => {})
      const { errorText } = await import('../../kernel/words/error-text.ts')
      toast({ kind: 'error', text: errorText(translate, labelsOf(words, entity, site), error) })
      return false
    } finally {
      await refetch()
    }
  }

  return ({ entity, method, path = '', body, done }) =>
    withErrorToast(entity, async () => {
      const address = `${base}/${entity}${path}`
      const { headers } = await apiFetch(address, { method, body: JSON.stringify(body) })
      const set = headers.get('change-set')
      const undo = () =>
        withErrorToast(entity, async () => {
          await apiFetch(`${base}/change-sets/${set}/restorations`, { method: 'POST', body: '{}' })
          toast({ kind: 'success', text: translate('commons.toasts.undone') })
        })
      toast({
        kind: 'success',
        text: done,
        about: address,
        ...(set && { action: { label: translate('commons.actions.undo'), run: async () => void (await undo()) } }),
      })
    })
}
