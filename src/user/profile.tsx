import { Link } from '@tanstack/react-router'
import { SignInDialog } from '../auth/sign-in-dialog.tsx'
import { DefaultLayout } from '../shell/ui/default-layout.tsx'
import { usePage } from '../shell/page-context.ts'
import { QueryProvider } from '../shell/api/query-provider.tsx'
import { LanguageSwitch } from '../shell/ui/preference-switches.tsx'
import { usePageAccount } from '../shell/session/use-account.ts'
import { WithWords } from '../shell/words/with-words.tsx'
import { useWords } from '../shell/words/words-context.tsx'
import { AddressForm } from './address-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { NameForm } from './name-form.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'
import { UnsavedInput } from './unsaved-input.tsx'
import './user.css'
import { useId, type ReactNode } from 'react'

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
