export type ThemeChoice = 'light' | 'dark' | 'system'

/** Remembers the choice of theme, so that the server sends the right colours at once. */
export const themeCookie = { name: 'theme', maxAge: 365 * 24 * 60 * 60 } as const

export const themeChoiceOf = (value: string | undefined): ThemeChoice =>
  value === 'light' || value === 'dark' ? value : 'system'
