import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { themeChoices } from '../../shell/ui/preference-switches.tsx'
import { useThemeChoice } from '../../shell/ui/theme.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { BarMenu } from './bar-menu.tsx'

const icons = { light: LightModeOutlined, dark: DarkModeOutlined, system: SettingsBrightnessOutlined }

export function ThemeMenu() {
  const { translate } = useWords()
  const { choice, choose } = useThemeChoice()
  const Current = icons[choice]
  return (
    <BarMenu label={translate('commons.frame.theme')} button={<Current fontSize="small" aria-hidden />}>
      {(close) =>
        themeChoices.map((each) => {
          const Icon = icons[each]
          return (
            <MenuItem
              key={each}
              selected={each === choice}
              onClick={() => {
                choose(each)
                close()
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {translate(`commons.frame.${each}`)}
            </MenuItem>
          )
        })
      }
    </BarMenu>
  )
}
