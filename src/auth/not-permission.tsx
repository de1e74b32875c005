import { Link } from '@tanstack/react-router'
import { DefaultLayout } from '../shell/ui/default-layout.tsx'
import { useSession } from '../shell/session/session.ts'
import { useWords } from '../shell/words/words-context.tsx'

/** Shown to users without access to a page. Visitors may sign in; the page was stored. */
export default function NotPermission() {
  const { translate } = useWords()
  const session = useSession()
  return (
    <DefaultLayout narrow>
      <section className="card">
        <div>
          <h1>{translate('commons.notPermission.title')}</h1>
          <p className="soft">
            {translate(session ? 'commons.notPermission.body' : 'commons.notPermission.bodyAnonymous')}
          </p>
          <p className="soft">{translate('commons.errors.auth.notAuthorized')}</p>
        </div>
        <div className="actions">
          <Link to={session ? '/captain' : '/auth/login'} className="button main">
            {translate(session ? 'commons.notPermission.captain' : 'commons.actions.signIn')}
          </Link>
          <Link to="/" className="button">
            {translate('commons.notPermission.home')}
          </Link>
        </div>
      </section>
    </DefaultLayout>
  )
}
