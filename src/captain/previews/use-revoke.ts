import { useCallback } from 'react'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { apiFetch } from '../../shell/api/api.ts'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { linksPath, type PreviewLink } from './preview-link.ts'

/** Asks, and then revokes a link. */
export function useRevoke(reload: () => Promise<unknown>): (link: PreviewLink) => void {
  const words = useWords()
  const { slug } = useTenant()
  const ask = useConfirm()
  const show = useToast()
  return useCallback(
    ({ id }) => {
      const { translate } = words
      const revoke = async () => {
        const agreed = await ask({
          mode: 'delete',
          title: translate('previews.ask.title'),
          body: translate('previews.ask.body'),
          ok: translate('previews.revoke'),
        })
        if (!agreed) return
        try {
          await apiFetch(`${linksPath(slug)}/${id}`, { method: 'DELETE' })
          show({ text: translate('previews.revoked') })
        } catch (error) {
          show({ kind: 'error', text: accountErrorText(words, error) })
        }
        await reload()
      }
      void revoke()
    },
    [words, slug, ask, show, reload],
  )
}
