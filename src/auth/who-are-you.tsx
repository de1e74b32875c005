import { Link } from '@tanstack/react-router'
import { DefaultLayout } from '../shell/ui/default-layout.tsx'
import { useSession } from '../shell/session/session.ts'
import { useWords } from '../shell/words/words-context.tsx'

/**
 * Shown to signed-in users with an external account who were refused a page for regular users and visitors. Also
 * reachable directly, to see which account is signed in.
 */
export default function WhoAreYou() {
  const { translate } = useWords()
  const session = useSession()
  const kind = session?.user.isUser ? 'regular' : 'body'
  return (
    <DefaultLayout narrow>
      <section className="card">
        <div>
          <h1>{translate('commons.whoAreYou.title')}</h1>
          <p className="soft">
            {session
              ? translate(`commons.whoAreYou.${kind}`, session.user)
              : translate('commons.whoAreYou.bodyAnonymous')}
          </p>
        </div>
        <div className="actions">
          {kind === 'regular' && (
            <Link to="/captain" className="button main">
              {translate('commons.notPermission.captain')}
            </Link>
          )}
          <Link to={session ? '/auth/logout' : '/auth/login'} className={kind === 'regular' ? 'button' : 'button main'}>
            {translate(session ? 'commons.actions.signOut' : 'commons.actions.signIn')}
          </Link>
        </div>
      </section>
    </DefaultLayout>
  )
}
