import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '../../shell/api/answer.ts'
import { authPost, errorCode } from '../../shell/api/auth-call.ts'
import { signOut } from '../../shell/session/session.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { accountErrorText } from '../account-error-text.ts'
import { takeToken } from './link-token.ts'

/** Whom a link is for; nobody yet where it is to make the first admin. */
export type LinkTarget = Answer<'POST /api/v1/invitations/accept'>

export type LinkState =
  | { readonly is: 'reading' }
  | { readonly is: 'accepted'; readonly accepted: LinkTarget; readonly token: string }
  /** Somebody is signed in here: they sign out first, so that nothing is done to the wrong account. */
  | { readonly is: 'signedIn' }
  | { readonly is: 'refused'; readonly fault: string; readonly again: boolean }

/** Opens the link one came by. It is used up only by what is done with it. */
export function useLink() {
  const words = useWords()
  const [token] = useState(takeToken)
  const [state, setState] = useState<LinkState>(() =>
    token ? pendingRead : { is: 'refused', fault: words.translate('accounts.link.missing'), again: false },
  )

  const accept = (found: string): Promise<void> =>
    authPost('/api/v1/invitations/accept', { token: found }).then(
      (accepted) => setState({ is: 'accepted', accepted, token: found }),
      (error: unknown) => {
        const code = errorCode(error)
        if (code === 'SIGN_OUT_FIRST') setState({ is: 'signedIn' })
        else setState({ is: 'refused', fault: accountErrorText(words, error), again: code === undefined })
      },
    )
  const open = useEffectEvent(accept)
  useEffect(() => {
    if (token) void open(token)
  }, [token])

  function retry(): void {
    setState(pendingRead)
    if (token) void accept(token)
  }

  return { state, retry, signOutFirst: () => void signOut().then(retry, retry) }
}

const pendingRead: LinkState = { is: 'reading' }
