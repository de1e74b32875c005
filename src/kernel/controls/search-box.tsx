import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useLatest } from '../../shell/ui/use-latest.ts'
import { isComposing } from '../../shell/ui/is-composing.ts'
import { useWords } from '../../shell/words/words-context.tsx'

/** Delay between the last keystroke and the search, in ms. */
const searchDelay = 250

interface SearchBoxProps {
  readonly value: string
  readonly placeholder: string
  search(words: string): void
}

/**
 * A list's search box. Waits for the input method to finish a word, so that half-typed kana is never searched for. `/`
 * focuses it from anywhere on the page.
 */
export function SearchBox({ value, placeholder, search }: SearchBoxProps) {
  const { translate } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(value)
  // Filters, order or page may have changed between the last keystroke and the search.
  const latest = useLatest(search)

  // A value from outside (Back, cleared filters) replaces the text; a value this box sent does not.
  useEffect(() => {
    if (value !== sent.current) {
      clearTimeout(timer.current)
      setText(value)
    }
    sent.current = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => focusOnSlash(input), [])

  const send = (words: string) => {
    clearTimeout(timer.current)
    if (words.trim() === sent.current) return
    sent.current = words.trim()
    latest.current(words.trim())
  }
  const settle = (words: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(words), searchDelay)
  }
  const clear = () => {
    setText('')
    send('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') send(text)
    if (event.key === 'Escape' && text) {
      // A dialog around the box stays open.
      event.stopPropagation()
      clear()
    }
  }

  return (
    <TextField
      type="search"
      size="small"
      value={text}
      placeholder={placeholder}
      inputRef={input}
      onChange={({ target, nativeEvent }) => {
        setText(target.value)
        if (!(nativeEvent as InputEvent).isComposing) settle(target.value)
      }}
      slotProps={{
        htmlInput: {
          'aria-label': placeholder,
          'aria-keyshortcuts': '/',
          enterKeyHint: 'search',
          onCompositionStart: () => clearTimeout(timer.current),
          onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement }) => settle(currentTarget.value),
          onKeyDown,
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" aria-hidden />
            </InputAdornment>
          ),
          endAdornment: text ? (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label={translate('commons.list.clearSearch')} onClick={clear}>
                <Close fontSize="small" />
              </IconButton>
            </InputAdornment>
          ) : (
            <InputAdornment position="end" sx={{ display: { xs: 'none', sm: 'flex' } }}>
              <kbd aria-hidden>/</kbd>
            </InputAdornment>
          ),
        },
      }}
      sx={{
        flex: { xs: 1, sm: '1 1 220px' },
        maxWidth: { sm: 320 },
        '& input': { textOverflow: 'ellipsis' },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  )
}

function focusOnSlash(input: { readonly current: HTMLInputElement | null }): () => void {
  const listen = (event: globalThis.KeyboardEvent) => {
    if (event.key !== '/' || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (
      target instanceof HTMLElement &&
      target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]')
    )
      return
    event.preventDefault()
    input.current?.focus()
    input.current?.select()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
