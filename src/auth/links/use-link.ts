import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '../../shell/answer.ts'
import { authPost, codeOf } from '../../shell/auth-call.ts'
import { signOut } from '../../shell/session.ts'
import { useWords } from '../../shell/words-context.tsx'
import { refusalText } from '../refusal.ts'
import { takeToken } from './link-token.ts'

/** Whom a link is for; nobody yet where it is to make the first admin. */
export type Accepted = Answer<'POST /api/v1/invitations/accept'>

export type LinkState =
  | { readonly is: 'reading' }
  | { readonly is: 'accepted'; readonly accepted: Accepted; readonly token: string }
  /** Somebody is signed in here: they sign out first, so that nothing is done to the wrong account. */
  | { readonly is: 'signedIn' }
  | { readonly is: 'refused'; readonly fault: string; readonly again: boolean }

/** Opens the link one came by. It is used up only by what is done with it. */
export function useLink() {
  const words = useWords()
  const [token] = useState(takeToken)
  const [state, setState] = useState<LinkState>(() =>
    token ? reading : { is: 'refused', fault: words.translate('accounts.link.missing'), again: false },
  )

  const accept = (found: string): Promise<void> =>
    authPost('/api/v1/invitations/accept', { token: found }).then(
      (accepted) => setState({ is: 'accepted', accepted, token: found }),
      (error: unknown) => {
        const code = codeOf(error)
        if (code === 'SIGN_OUT_FIRST') setState({ is: 'signedIn' })
        else setState({ is: 'refused', fault: refusalText(words, error), again: code === undefined })
      },
    )
  const open = useEffectEvent(accept)
  useEffect(() => {
    if (token) void open(token)
  }, [token])

  function retry(): void {
    setState(reading)
    if (token) void accept(token)
  }

  return { state, retry, signOutFirst: () => void signOut().then(retry, retry) }
}

const reading: LinkState = { is: 'reading' }
