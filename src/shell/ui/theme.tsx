import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { setCookie } from '../base/cookies.ts'
import { usePage } from '../page-context.ts'
import { themeCookie, type ThemeChoice } from '../base/theme-choice.ts'

interface ThemeControl {
  readonly choice: ThemeChoice
  choose(choice: ThemeChoice): void
}

const ThemeContext = createContext<ThemeControl | undefined>(undefined)

/** The choice of light, dark or system theme, and its setter. */
export const useThemeChoice = (): ThemeControl => use(ThemeContext)!

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<ThemeChoice>(usePage().theme)
  const choose = useCallback((next: ThemeChoice) => {
    setChoice(next)
    setCookie(themeCookie.name, next, { maxAge: themeCookie.maxAge, sameSite: 'Lax' })
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
  }, [])
  return <ThemeContext value={useMemo(() => ({ choice, choose }), [choice, choose])}>{children}</ThemeContext>
}
