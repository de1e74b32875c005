import { useRouter } from '@tanstack/react-router'
import { DefaultLayout } from '../../shell/ui/default-layout.tsx'
import { useSession } from '../../shell/session/session.ts'
import { WithWords } from '../../shell/words/with-words.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { ErrorMessage } from '../error-message.tsx'
import { CredentialForm } from './credential-form.tsx'
import { SetupForm } from './setup-form.tsx'
import { useLink, type LinkTarget } from './use-link.ts'

/** The page of a link that admits someone: the first admin, an invited user, or one who is recovering access. */
const LinkPage = () => (
  <DefaultLayout narrow>
    <WithWords sets={['accounts']}>
      <Link />
    </WithWords>
  </DefaultLayout>
)

export default LinkPage

function Link() {
  const { translate } = useWords()
  const session = useSession()
  const router = useRouter()
  const { state, retry, signOutFirst, outrun } = useLink()
  const enter = () => void router.navigate({ to: '/captain', replace: true })

  if (state.is === 'reading') return <section className="card" aria-busy="true" />
  if (state.is === 'signedIn') {
    return (
      <section className="card">
        <div>
          <h1>{translate('accounts.link.signOutFirst')}</h1>
          <p className="soft">{translate('accounts.link.signedIn', { email: session?.user.email ?? '' })}</p>
        </div>
        <div className="actions">
          <button type="button" className="button main" onClick={signOutFirst}>
            {translate('accounts.link.signOut')}
          </button>
          <button type="button" className="button" onClick={enter}>
            {translate('accounts.link.stay')}
          </button>
        </div>
      </section>
    )
  }
  if (state.is === 'refused') {
    return (
      <section className="card">
        <h1>{translate('accounts.link.refused')}</h1>
        <ErrorMessage>{state.fault}</ErrorMessage>
        <div className="actions">
          {state.again && (
            <button type="button" className="button main" onClick={retry}>
              {translate('commons.actions.retry')}
            </button>
          )}
          <button type="button" className="button" onClick={() => void router.navigate({ to: '/auth/login' })}>
            {translate('commons.actions.signIn')}
          </button>
        </div>
      </section>
    )
  }
  const { accepted, token } = state
  return (
    <section className="card">
      <div>
        <h1>{translate(`accounts.link.${accepted.kind}.title`, { name: accepted.name ?? '' })}</h1>
        <p className="soft">{translate(`accounts.link.${accepted.kind}.lead`)}</p>
      </div>
      <Form accepted={accepted} token={token} onEntered={enter} onOutrun={outrun} />
    </section>
  )
}

interface FormProps {
  readonly accepted: LinkTarget
  readonly token: string
  onEntered(): void
  onOutrun(error: unknown): void
}

function Form({ accepted, token, onEntered, onOutrun }: FormProps) {
  const { email } = accepted
  return email === null ? (
    <SetupForm token={token} onEntered={onEntered} onOutrun={onOutrun} />
  ) : (
    <CredentialForm token={token} email={email} onEntered={onEntered} />
  )
}
