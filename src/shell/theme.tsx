import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { keepCookie } from './cookies.ts'
import { usePage } from './page.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** The cookie that remembers the choice, so that the server sends the right colours at once. */
const themeCookie = { name: 'theme', maxAge: 365 * 24 * 60 * 60 } as const

export const themeCookieName = themeCookie.name

export const themeChoiceOf = (value: string | undefined): ThemeChoice =>
  value === 'light' || value === 'dark' ? value : 'system'

interface ThemeControl {
  readonly choice: ThemeChoice
  choose(choice: ThemeChoice): void
}

const ThemeContext = createContext<ThemeControl | undefined>(undefined)

/** Light, dark or the system's, and how to choose. */
export function useThemeChoice(): ThemeControl {
  const control = use(ThemeContext)
  if (!control) throw new Error('No theme here: render below ThemeProvider.')
  return control
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<ThemeChoice>(usePage().theme)
  const choose = useCallback((next: ThemeChoice) => {
    setChoice(next)
    keepCookie(themeCookie.name, next, { maxAge: themeCookie.maxAge, sameSite: 'Lax' })
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
  }, [])
  return <ThemeContext value={useMemo(() => ({ choice, choose }), [choice, choose])}>{children}</ThemeContext>
}
