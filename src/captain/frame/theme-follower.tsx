import { useColorScheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { useThemeChoice } from '../../shell/ui/theme.tsx'

/** Applies the user's theme to MUI. */
export function ThemeFollower() {
  const { choice } = useThemeChoice()
  const { setMode } = useColorScheme()
  useEffect(() => setMode(choice), [choice, setMode])
  return null
}
