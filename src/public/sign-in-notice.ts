import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { deleteCookie, readCookie } from '../shell/base/cookies.ts'
import { noticeCookie } from '../shell/routing/redirect-cookies.ts'
import { useToast } from '../shell/ui/toast.tsx'
import { useWords } from '../shell/words/words-context.tsx'

/** Shows a user who was redirected from a page that requires signing in why they are here, once. */
export function useSignInNotice(): void {
  const show = useToast()
  const { translate } = useWords()
  const router = useRouter()

  useEffect(() => {
    if (readCookie(document.cookie, noticeCookie.name) !== noticeCookie.value) return
    deleteCookie(noticeCookie.name)
    show({
      kind: 'info',
      life: 0,
      text: translate('commons.signIn.required'),
      action: { label: translate('commons.actions.signIn'), run: () => router.navigate({ to: '/auth/login' }) },
    })
  }, [show, translate, router])
}
