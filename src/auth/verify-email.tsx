import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { authGet } from '../shell/api/auth-call.ts'
import { DefaultLayout } from '../shell/ui/default-layout.tsx'
import { useSession } from '../shell/session/session.ts'
import { WithWords } from '../shell/words/with-words.tsx'
import { useWords } from '../shell/words/words-context.tsx'
import { ErrorMessage } from './error-message.tsx'
import { takeToken } from './links/link-token.ts'
import { accountErrorText } from './account-error-text.ts'

/** /auth/verify-email: confirms a new e-mail address by the link sent to it. */
export default function VerifyEmail() {
  return (
    <DefaultLayout narrow>
      <WithWords sets={['accounts']}>
        <Verification />
      </WithWords>
    </DefaultLayout>
  )
}

function Verification() {
  const words = useWords()
  const { translate } = words
  const session = useSession()
  // Opening the URL alone verifies nothing, because mail programs open links to scan them.
  const [token] = useState(takeToken)
  const [state, setState] = useState<'working' | 'done' | 'failed'>('working')
  const [fault, setFault] = useState<string>()

  const failed = useEffectEvent((error: unknown) => {
    setFault(accountErrorText(words, error))
    setState('failed')
  })
  useEffect(() => {
    authGet('/api/auth/verify-email', { query: new URLSearchParams({ token: token ?? '' }) }).then(
      () => setState('done'),
      failed,
    )
  }, [token])

  return (
    <section className="card" aria-busy={state === 'working'}>
      <div role="status">
        <h1>{translate(`accounts.verify.${state}`)}</h1>
      </div>
      <ErrorMessage>{fault}</ErrorMessage>
      <div className="actions">
        <Link to={session ? '/user/profile' : '/auth/login'} className="button main">
          {translate(session ? 'titles.pages.userProfile' : 'commons.signIn.title')}
        </Link>
      </div>
    </section>
  )
}
