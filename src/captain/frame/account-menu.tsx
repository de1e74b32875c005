import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import { Link, useNavigate } from '@tanstack/react-router'
import { mayLeave } from '../../shell/base/leave-guards.ts'
import { useSession } from '../../shell/session/session.ts'
import { IconItem } from '../../kernel/controls/icon-item.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { useMenuPages } from '../navigation/menu-pages.ts'
import { PathLink } from '../navigation/path-link.tsx'
import { BarMenu } from './bar-menu.tsx'

export function AccountMenu() {
  const { translate } = useWords()
  const session = useSession()
  const navigate = useNavigate()
  const pages = useMenuPages()
  if (!session) return null
  const { name, email } = session.user

  async function leave(): Promise<void> {
    if (await mayLeave('signOut')) await navigate({ to: '/auth/logout', ignoreBlocker: true })
  }

  return (
    <BarMenu
      label={translate('commons.frame.accountMenu')}
      button={
        <span className="avatar" aria-hidden="true">
          {Array.from(name)[0]}
        </span>
      }
    >
      {(close) => [
        <li key="who" className="who" role="presentation">
          <strong>{name}</strong>
          <span>{email}</span>
        </li>,
        <IconItem icon={AccountCircleOutlined} key="profile" component={Link} to="/user/profile" onClick={close}>
          {translate('commons.frame.profile')}
        </IconItem>,
        ...pages.map(
          ({ to, account, icon: Icon }) =>
            account &&
            Icon && (
              <IconItem icon={Icon} key={to} component={PathLink} to={to} onClick={close}>
                {translate(account)}
              </IconItem>
            ),
        ),
        <IconItem
          icon={LogoutOutlined}
          key="out"
          onClick={() => {
            close()
            void leave()
          }}
        >
          {translate('commons.actions.signOut')}
        </IconItem>,
      ]}
    </BarMenu>
  )
}
