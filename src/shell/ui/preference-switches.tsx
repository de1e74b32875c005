import { useRouterState } from '@tanstack/react-router'
import { setCookie } from '../base/cookies.ts'
import { mayLeave } from '../base/leave-guards.ts'
import { localeCookie, locales, switchLocale } from '../words/locale.ts'
import { useThemeChoice } from './theme.tsx'
import type { ThemeChoice } from '../base/theme-choice.ts'
import { useWords } from '../words/words-context.tsx'

/**
 * The current page's URL in the other language, and a function that goes there. A full load, since texts, titles and
 * cookie all change.
 */
export function useLanguages() {
  const { locale } = useWords()
  const href = useRouterState({ select: ({ location }) => location.publicHref })
  const end = href.search(/[?#]/)
  const pathname = end < 0 ? href : href.slice(0, end)

  return locales.map((each) => ({
    locale: each,
    current: each === locale,
    href: switchLocale(pathname, each) + href.slice(pathname.length),
    async go() {
      if (!(await mayLeave())) return
      setCookie(localeCookie.name, each, { maxAge: localeCookie.maxAge, sameSite: 'Lax' })
      location.assign(switchLocale(location.pathname, each) + location.search + location.hash)
    },
  }))
}

export function LanguageSwitch() {
  const { translate } = useWords()
  return (
    <nav className="switch" aria-label={translate('commons.frame.language')}>
      {useLanguages().map((language) => (
        <a
          key={language.locale}
          href={language.href}
          lang={language.locale}
          hrefLang={language.locale}
          aria-current={language.current ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            void language.go()
          }}
        >
          {translate(`commons.frame.languages.${language.locale}`)}
        </a>
      ))}
    </nav>
  )
}

export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system']

export function ThemeSwitch() {
  const { translate } = useWords()
  const { choice, choose } = useThemeChoice()
  return (
    <label className="switch">
      <span className="visually-hidden">{translate('commons.frame.theme')}</span>
      <select value={choice} onChange={(event) => choose(event.target.value as ThemeChoice)}>
        {themeChoices.map((each) => (
          <option key={each} value={each}>
            {translate(`commons.frame.${each}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
