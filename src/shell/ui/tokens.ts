/** The product's colours by role. The one accent is for actions; a tenant's colour is never used on controls. */
const light = {
  canvas: '#f6f7f9',
  surface: '#ffffff',
  raised: '#ffffff',
  ink: '#1b1f24',
  'ink-soft': '#59616c',
  line: '#e2e5ea',
  'line-input': '#878f9b',
  hover: 'rgb(22 28 40 / 4%)',
  accent: '#2553c4',
  'accent-strong': '#1b409d',
  'accent-ink': '#ffffff',
  'accent-soft': '#eaf0fd',
  focus: '#2553c4',
  green: '#187647',
  'green-soft': '#e4f4eb',
  grey: '#59616c',
  'grey-soft': '#eef0f3',
  blue: '#2553c4',
  'blue-soft': '#e8eefc',
  amber: '#8a5600',
  'amber-soft': '#fdf2dc',
  red: '#bf2a2a',
  'red-soft': '#fdebea',
  marker: '#ffe27a',
  backdrop: 'rgb(10 14 22 / 45%)',
  shadow: '0 1px 2px rgb(16 24 40 / 6%), 0 8px 28px rgb(16 24 40 / 10%)',
}

const dark: typeof light = {
  canvas: '#101215',
  surface: '#181b1f',
  raised: '#20242a',
  ink: '#e9ebee',
  'ink-soft': '#a3abb6',
  line: '#2b3037',
  'line-input': '#707987',
  hover: 'rgb(230 236 248 / 5%)',
  accent: '#93b3ff',
  'accent-strong': '#b5caff',
  'accent-ink': '#0d1730',
  'accent-soft': '#1d2942',
  focus: '#93b3ff',
  green: '#6fd3a0',
  'green-soft': '#16301f',
  grey: '#a3abb6',
  'grey-soft': '#262b32',
  blue: '#93b3ff',
  'blue-soft': '#1d2942',
  amber: '#eebc63',
  'amber-soft': '#362a12',
  red: '#ff9c95',
  'red-soft': '#3b1d1c',
  marker: '#6b5a10',
  backdrop: 'rgb(10 14 22 / 45%)',
  shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 28px rgb(0 0 0 / 45%)',
}

export type TokenName = keyof typeof light
export const tokens: {
  readonly light: Readonly<Record<TokenName, string>>
  readonly dark: Readonly<Record<TokenName, string>>
} = { light, dark }

export const fontFamily =
  "'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'BIZ UDPGothic', Meiryo, 'Noto Sans JP', 'Noto Sans CJK JP', system-ui, sans-serif"

const properties = (set: typeof light): string =>
  Object.entries(set)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** The tokens as custom properties. `data-theme` is the user's choice; without it the system preference applies. */
export const tokensCss = [
  `:root{color-scheme:light;--font:${fontFamily};${properties(light)}}`,
  // Print always uses the light theme.
  `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${properties(dark)}}}`,
  `@media screen{:root[data-theme=dark]{color-scheme:dark;${properties(dark)}}}`,
].join('')
