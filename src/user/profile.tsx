import { Link, useRouter } from '@tanstack/react-router'
import { SignInDialog } from '../auth/sign-in-dialog.tsx'
import { DefaultLayout } from '../shell/ui/default-layout.tsx'
import { usePage } from '../shell/page-context.ts'
import { QueryProvider } from '../shell/api/query-provider.tsx'
import { LanguageSwitch } from '../shell/ui/preference-switches.tsx'
import { usePageAccount } from '../shell/session/use-account.ts'
import { WithWords } from '../shell/words/with-words.tsx'
import { useWords } from '../shell/words/words-context.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'
import { UnsavedInput, useUnsavedInput } from './unsaved-input.tsx'
import './user.css'
import { useId, type ReactNode, useState, type FormEvent } from 'react'
import { accountEmail } from '../../entities/language/text/email-address.ts'
import { ErrorMessage } from '../auth/error-message.tsx'
import { useAccountCall } from '../auth/use-account-call.ts'
import { authPost } from '../shell/api/auth-call.ts'
import { useConfirm } from '../shell/ui/confirm.tsx'
import { useToast } from '../shell/ui/toast.tsx'

/** /user/profile: the user's own account. */
export default function Profile() {
  return (
    <DefaultLayout>
      <WithWords sets={['accounts']}>
        <QueryProvider>
          <UnsavedInput>
            <Sections />
          </UnsavedInput>
        </QueryProvider>
        <SignInDialog />
      </WithWords>
    </DefaultLayout>
  )
}

function Sections() {
  const { translate } = useWords()
  // Also after the session has ended, in another window perhaps: what is typed here stays.
  const user = usePageAccount()
  const { sendsMail } = usePage()
  if (!user) return null
  return (
    <div className="account-page">
      <header>
        <div>
          <h1>{translate('titles.pages.userProfile')}</h1>
          <p className="soft">{user.email}</p>
        </div>
        <Link to="/auth/logout" className="button">
          {translate('commons.actions.signOut')}
        </Link>
      </header>
      <ProfileSection title={translate('accounts.name.title')} lead={translate('accounts.name.lead')}>
        <NameForm key={user.id} name={user.name} />
      </ProfileSection>
      <ProfileSection title={translate('commons.frame.language')} lead={translate('accounts.languageLead')}>
        <LanguageSwitch />
      </ProfileSection>
      <ProfileSection
        id="notifications"
        title={translate('accounts.notifications.title')}
        lead={translate('accounts.notifications.lead')}
      >
        <NotificationSettings />
      </ProfileSection>
      <ProfileSection title={translate('accounts.passkeys.title')} lead={translate('accounts.passkeys.lead')}>
        <Passkeys />
      </ProfileSection>
      <ProfileSection title={translate('accounts.password.title')} lead={translate('accounts.password.lead')}>
        <PasswordForm email={user.email} />
      </ProfileSection>
      <ProfileSection title={translate('accounts.sessions.title')} lead={translate('accounts.sessions.lead')}>
        <Sessions />
      </ProfileSection>
      <ProfileSection
        title={translate('accounts.address.title')}
        lead={translate(`accounts.address.${sendsMail ? 'lead' : 'withoutMail'}`)}
      >
        {sendsMail && <AddressForm email={user.email} />}
      </ProfileSection>
      <ProfileSection title={translate('accounts.delete.title')} lead={translate('accounts.delete.lead')}>
        <DeleteAccount email={user.email} />
      </ProfileSection>
    </div>
  )
}

interface ProfileSectionProps {
  /** What links to the section name it by. */
  readonly id?: string
  readonly title: string
  readonly lead?: string
  readonly children?: ReactNode
}

/** A section of the profile: title, explanation and actions. */
function ProfileSection({ id: ownId, title, lead, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section id={ownId} className="account-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className="soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** Changes the e-mail address, which takes effect when the link sent to the new one is opened. */
function AddressForm({ email }: { email: string }) {
  const { translate } = useWords()
  const { busy, fault, run } = useAccountCall()
  const [typed, setTyped] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const id = useId()
  const address = accountEmail(typed)
  useUnsavedInput(address !== '' && address !== email && address !== sentTo)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSentTo(undefined)
    if (await run(() => authPost('/api/auth/change-email', { newEmail: address }))) setSentTo(address)
  }

  return (
    <form className="account-form" noValidate onSubmit={(event) => void send(event)}>
      <ErrorMessage>{fault}</ErrorMessage>
      {sentTo && (
        <p className="notice calm" role="status">
          {translate('accounts.address.sent', { email: sentTo })}
        </p>
      )}
      <div className="field">
        <label htmlFor={id}>{translate('accounts.address.label')}</label>
        <input
          id={id}
          type="email"
          autoComplete="email"
          placeholder={email}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="actions">
        <button type="submit" className="button" disabled={busy || address === '' || address === email}>
          {translate('accounts.address.send')}
        </button>
      </div>
    </form>
  )
}

function DeleteAccount({ email }: { email: string }) {
  const { translate } = useWords()
  const ask = useConfirm()
  const router = useRouter()
  const { busy, fault, run } = useAccountCall()

  async function remove(): Promise<void> {
    const agreed = await ask({
      mode: 'delete',
      title: translate('accounts.delete.question'),
      body: translate('accounts.delete.body', { email }),
      ok: translate('accounts.delete.ok'),
    })
    if (agreed && (await run(() => authPost('/api/auth/delete-user'))))
      await router.navigate({ to: '/', ignoreBlocker: true })
  }

  return (
    <div className="account-form">
      <ErrorMessage>{fault}</ErrorMessage>
      <div className="actions">
        <button type="button" className="button leave" disabled={busy} onClick={() => void remove()}>
          {translate('accounts.delete.ok')}
        </button>
      </div>
    </div>
  )
}

function NameForm({ name: saved }: { name: string }) {
  const { translate } = useWords()
  const show = useToast()
  const { busy, fault, run } = useAccountCall()
  const [name, setName] = useState(saved)
  const id = useId()
  const changed = name.trim() !== '' && name.trim() !== saved
  useUnsavedInput(name.trim() !== saved)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (await run(() => authPost('/api/auth/update-user', { name: name.trim() })))
      show({ text: translate('accounts.name.saved') })
  }

  return (
    <form className="account-form" onSubmit={(event) => void save(event)}>
      <ErrorMessage>{fault}</ErrorMessage>
      <div className="field">
        <label htmlFor={id}>{translate('accounts.name.label')}</label>
        <input
          id={id}
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className="actions">
        <button type="submit" className="button" disabled={busy || !changed}>
          {translate('commons.actions.save')}
        </button>
      </div>
    </form>
  )
}
