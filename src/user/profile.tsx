import { Link } from '@tanstack/react-router'
import { SignInDialog } from '../auth/sign-in-dialog.tsx'
import { DefaultLayout } from '../shell/default-layout.tsx'
import { usePage } from '../shell/page.ts'
import { Queries } from '../shell/queries.tsx'
import { LanguageSwitch } from '../shell/switches.tsx'
import { useSession } from '../shell/session.ts'
import { WithWords } from '../shell/with-words.tsx'
import { useWords } from '../shell/words-context.tsx'
import { AddressForm } from './address-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { NameForm } from './name-form.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { Section } from './section.tsx'
import { Sessions } from './sessions.tsx'
import './user.css'

/** /user/profile: one's own account. */
export default function Profile() {
  return (
    <DefaultLayout>
      <WithWords sets={['accounts']}>
        <Queries>
          <Sections />
        </Queries>
        <SignInDialog />
      </WithWords>
    </DefaultLayout>
  )
}

function Sections() {
  const { translate } = useWords()
  const session = useSession()
  const { sendsMail } = usePage()
  if (!session) return null
  const { user } = session
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
      <Section title={translate('accounts.name.title')} lead={translate('accounts.name.lead')}>
        <NameForm key={user.id} name={user.name} />
      </Section>
      <Section title={translate('commons.frame.language')} lead={translate('accounts.languageLead')}>
        <LanguageSwitch />
      </Section>
      <Section title={translate('accounts.passkeys.title')} lead={translate('accounts.passkeys.lead')}>
        <Passkeys />
      </Section>
      <Section title={translate('accounts.password.title')} lead={translate('accounts.password.lead')}>
        <PasswordForm email={user.email} />
      </Section>
      <Section title={translate('accounts.sessions.title')} lead={translate('accounts.sessions.lead')}>
        <Sessions />
      </Section>
      <Section
        title={translate('accounts.address.title')}
        lead={translate(`accounts.address.${sendsMail ? 'lead' : 'withoutMail'}`)}
      >
        {sendsMail && <AddressForm email={user.email} />}
      </Section>
      <Section title={translate('accounts.delete.title')} lead={translate('accounts.delete.lead')}>
        <DeleteAccount email={user.email} />
      </Section>
    </div>
  )
}
