import MenuItem from '@mui/material/MenuItem'
import { useLanguages } from '../../shell/ui/preference-switches.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { BarMenu } from './bar-menu.tsx'

export function LanguageMenu() {
  const { translate, locale } = useWords()
  const languages = useLanguages()
  return (
    <BarMenu
      label={translate('commons.frame.language')}
      shown={locale.toUpperCase()}
      button={<span className="bar-text">{locale.toUpperCase()}</span>}
    >
      {() =>
        languages.map((language) => (
          <MenuItem
            key={language.locale}
            component="a"
            href={language.href}
            lang={language.locale}
            selected={language.current}
            onClick={(event) => {
              event.preventDefault()
              void language.go()
            }}
          >
            {translate(`commons.frame.languages.${language.locale}`)}
          </MenuItem>
        ))
      }
    </BarMenu>
  )
}
