import { useColorScheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { useThemeChoice } from '../../shell/ui/theme.tsx'

/** MUI's colours follow the product's choice. */
export function ThemeFollower() {
  const { choice } = useThemeChoice()
  const { setMode } = useColorScheme()
  useEffect(() => setMode(choice), [choice, setMode])
  return null
}
