import { useWords } from '../../shell/words/words-context.tsx'
import { Bell } from '../notifications/bell.tsx'
import { SearchButton } from '../search/search-button.tsx'
import type { Crumb } from '../navigation/crumb-context.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'

/** The top bar of every captain page: breadcrumbs and the user's menus. */
export function TopBar({ crumb, onMenu }: { crumb: Crumb; onMenu(): void }) {
  const { translate } = useWords()
  return (
    <header className="top-bar">
      <button
        type="button"
        className="bar-button menu-button"
        aria-label={translate('commons.frame.openMenu')}
        onClick={onMenu}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      <Breadcrumbs crumb={crumb} />
      <div className="bar-end">
        <SearchButton />
        <Bell />
        <LanguageMenu />
        <ThemeMenu />
        <AccountMenu />
      </div>
    </header>
  )
}
