import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '../../shell/base/answer.ts'
import { authPost, errorCode } from '../../shell/api/auth-call.ts'
import { signOut } from '../../shell/session/session.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { accountErrorText } from '../account-error-text.ts'
import { takeToken } from './link-token.ts'

/** The user a link is for; none where it creates the first admin. */
export type LinkTarget = Answer<'POST /api/v1/invitations/accept'>

export type LinkState =
  | { readonly is: 'reading' }
  | { readonly is: 'accepted'; readonly accepted: LinkTarget; readonly token: string }
  /** Another user is signed in here and must sign out first, so that the link is not applied to the wrong account. */
  | { readonly is: 'signedIn' }
  | { readonly is: 'refused'; readonly fault: string; readonly again: boolean }

/** Accepts the link from the URL. Accepting does not use it up; setting a passkey or password does. */
export function useLink() {
  const words = useWords()
  const [token] = useState(takeToken)
  const [state, setState] = useState<LinkState>(() =>
    token ? pendingRead : { is: 'refused', fault: words.translate('accounts.link.missing'), again: false },
  )

  const accept = (linkToken: string, outrun?: unknown): Promise<void> =>
    authPost('/api/v1/invitations/accept', { token: linkToken }).then(
      (accepted) => setState({ is: 'accepted', accepted, token: linkToken }),
      (error: unknown) => {
        const code = errorCode(error)
        if (code === 'SIGN_OUT_FIRST') setState({ is: 'signedIn' })
        else setState({ is: 'refused', fault: accountErrorText(words, outrun ?? error), again: code === undefined })
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

  return {
    state,
    retry,
    signOutFirst: () => void signOut().then(retry, retry),
    /**
     * The setup was done by the same link, in another tab perhaps: it goes on with the account that was made there, or,
     * where that has a way to sign in already, says so.
     */
    outrun(error: unknown): void {
      if (token) void accept(token, error)
    },
  }
}

const pendingRead: LinkState = { is: 'reading' }
