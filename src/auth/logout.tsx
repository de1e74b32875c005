import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { DefaultLayout } from '../shell/ui/default-layout.tsx'
import { signOut } from '../shell/session/session.ts'
import { forgetTyping } from '../shell/ui/unsaved-typing.ts'
import { useWords } from '../shell/words/words-context.tsx'

/**
 * Signs out in the browser only; if the server did so on request of this URL, a prefetch would suffice to sign someone
 * out.
 */
export default function Logout() {
  const { translate } = useWords()
  const [state, setState] = useState<'working' | 'done' | 'failed'>('working')

  useEffect(() => {
    signOut()
      .then(forgetTyping)
      .then(
        () => setState('done'),
        () => setState('failed'),
      )
  }, [])

  return (
    <DefaultLayout narrow>
      <section className="card">
        <div role="status">
          <h1>{translate(`commons.signOut.${state}`)}</h1>
        </div>
        <div className="actions">
          {state === 'done' && (
            <Link to="/auth/login" className="button main">
              {translate('commons.actions.signIn')}
            </Link>
          )}
          <Link to="/" className="button">
            {translate('commons.signOut.home')}
          </Link>
        </div>
      </section>
    </DefaultLayout>
  )
}
