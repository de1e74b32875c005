import { createTheme, type CssVarsThemeOptions } from '@mui/material/styles'
import { fontFamily, tokens, type TokenName } from '../../shell/ui/tokens.ts'

const palette = (set: Readonly<Record<TokenName, string>>) => ({
  primary: { main: set.accent, dark: set['accent-strong'], light: set['accent-soft'], contrastText: set['accent-ink'] },
  secondary: { main: set['ink-soft'], contrastText: set.surface },
  success: { main: set.green, light: set['green-soft'] },
  info: { main: set.blue, light: set['blue-soft'] },
  warning: { main: set.amber, light: set['amber-soft'] },
  error: { main: set.red, light: set['red-soft'], contrastText: set.surface },
  text: { primary: set.ink, secondary: set['ink-soft'] },
  background: { default: set.canvas, paper: set.surface },
  divider: set.line,
})

/** A size of text in pixels where the browser's text is 16px; it grows as that does (see `base.css`). */
const rem = (size: number): string => `${size / 14}rem`

const focusRing = { outline: '2px solid var(--focus)', outlineOffset: 2 } as const

/** Fingers need 44 px, whatever the width of the window. */
const touch = { '@media (pointer: coarse)': { minHeight: 44 } } as const

const components: CssVarsThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': focusRing } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40, padding: '0 16px', whiteSpace: 'nowrap', lineHeight: 1.4 },
      sizeSmall: { minHeight: 32, padding: '0 12px', fontSize: rem(13) },
      outlined: {
        borderColor: 'var(--line-input)',
        color: 'var(--ink)',
        '&:hover': { borderColor: 'var(--line-input)', background: 'var(--hover)' },
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 12, overflow: 'visible' } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        marginTop: 4,
        border: '1px solid var(--line)',
        borderRadius: 10,
        background: 'var(--raised)',
        boxShadow: 'var(--shadow)',
      },
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        borderRadius: 6,
        fontSize: rem(14),
        ...touch,
        '&.Mui-focusVisible': { ...focusRing, outlineOffset: -2 },
      },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: {
        border: '1px solid var(--line)',
        borderRadius: 10,
        background: 'var(--raised)',
        boxShadow: 'var(--shadow)',
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: '1px solid var(--line)',
        borderRadius: 12,
        background: 'var(--raised)',
        boxShadow: 'var(--shadow)',
      },
      paperFullScreen: {
        border: 0,
        borderRadius: 0,
        // What scrolls visibly goes on below the buttons, and what gets the focus is not right at them.
        '& .MuiDialogActions-root': { borderTop: '1px solid var(--line)', paddingTop: 12 },
        '& .MuiDialogContent-root': { scrollPaddingBlock: 24 },
      },
    },
  },
  // As the confirm dialog, which is drawn without MUI (`base.css`).
  MuiBackdrop: { styleOverrides: { root: { background: 'var(--backdrop)' }, invisible: { background: 'none' } } },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '20px 24px 8px', fontSize: rem(16), fontWeight: 700, lineHeight: 1.5 } },
  },
  // Buttons end where what is above them does, and all but the filled one have an outline.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 8,
        padding: '8px 24px 20px',
        '& .MuiButton-root': { '@media (max-width: 599.95px), (pointer: coarse)': { minHeight: 44 } },
        '& .MuiButton-text': { border: '1px solid var(--line-input)', color: 'var(--ink)' },
      },
    },
  },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiAutocomplete: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      paper: {
        marginTop: 4,
        border: '1px solid var(--line)',
        borderRadius: 10,
        background: 'var(--raised)',
        boxShadow: 'var(--shadow)',
      },
      listbox: { padding: 6 },
      option: { minHeight: 36, borderRadius: 6, ...touch },
    },
  },
  // Labels stand above their inputs in dialogs too, as they do in forms: a label inside is mistaken for a value.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        '&.MuiInputLabel-root': {
          position: 'static',
          // It is over no input, and takes no tap from what is beside it.
          zIndex: 'auto',
          transform: 'none',
          maxWidth: 'none',
          marginBottom: 4,
          color: 'var(--ink)',
          fontSize: rem(14),
          fontWeight: 700,
          lineHeight: 1.6,
          whiteSpace: 'normal',
          pointerEvents: 'auto',
        },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        background: 'var(--surface)',
        '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: 'var(--line-input)' },
        // The notch for a label within the outline.
        '& legend': { display: 'none' },
        '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-soft)' },
        '&:not(.MuiInputBase-multiline)': { minHeight: 40 },
        // Below 16px, Safari on phones enlarges the whole page when an input is tapped.
        '@media (max-width: 599.95px)': { fontSize: rem(16) },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: 'var(--line)', fontSize: rem(14), lineHeight: 1.4 },
      head: { color: 'var(--ink-soft)', fontSize: rem(13), fontWeight: 700 },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 40, height: 24, padding: 0, margin: 8 },
      switchBase: {
        padding: 3,
        color: 'var(--line-input)',
        '&.Mui-checked': { transform: 'translateX(16px)', color: 'var(--accent-ink)' },
        '&.Mui-checked + .MuiSwitch-track': { background: 'var(--accent)', borderColor: 'var(--accent)', opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing,
      },
      thumb: { width: 18, height: 18, boxShadow: 'none' },
      track: { borderRadius: 12, background: 'var(--surface)', border: '1px solid var(--line-input)', opacity: 1 },
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 40 } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 6 }, clickable: touch } },
  MuiLink: { defaultProps: { underline: 'hover' } },
}

/** The MUI theme in the product's colours. It follows the document's `data-theme`, as the plain CSS does. */
export const captainTheme = (locale: 'ja' | 'en') =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: { palette: palette(tokens.light) }, dark: { palette: palette(tokens.dark) } },
    shape: { borderRadius: 8 },
    shadows: Array.from({ length: 25 }, (_, depth) => (depth === 0 ? 'none' : 'var(--shadow)')) as never,
    typography: {
      fontFamily,
      fontSize: 14,
      fontWeightMedium: 700,
      body1: { fontSize: rem(14), lineHeight: locale === 'ja' ? 1.7 : 1.5, letterSpacing: 0 },
      body2: { fontSize: rem(14), lineHeight: locale === 'ja' ? 1.7 : 1.5, letterSpacing: 0 },
      button: { fontSize: rem(14), fontWeight: 700, letterSpacing: 0, textTransform: 'none' },
      caption: { fontSize: rem(12), lineHeight: 1.5, letterSpacing: 0 },
      subtitle1: { fontSize: rem(14), fontWeight: 700, letterSpacing: 0 },
      subtitle2: { fontSize: rem(14), fontWeight: 700, letterSpacing: 0 },
      h4: { fontSize: rem(24), fontWeight: 700, lineHeight: 1.4, letterSpacing: 0 },
      h5: { fontSize: rem(20), fontWeight: 700, lineHeight: 1.4, letterSpacing: 0 },
      h6: { fontSize: rem(16), fontWeight: 700, lineHeight: 1.4, letterSpacing: 0 },
    },
    components,
    // Numbers are sizes in pixels to `sx`, too.
    unstable_sxConfig: {
      fontSize: {
        themeKey: 'typography',
        transform: (size) => (typeof size === 'number' ? rem(size) : (size as string)),
      },
    },
  })
