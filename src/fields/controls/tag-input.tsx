import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslate } from 'react-admin'
import { useCallback, useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { RemovableChip } from '../../kernel/controls/removable-chip.tsx'
import { isComposing } from '../../shell/ui/is-composing.ts'
import { describedBy, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { useLatest } from '../../shell/ui/use-latest.ts'

/** Separators between tags, in typed or pasted text. */
const separators = /[,、，\n\t]/

/**
 * Free-text tags as chips. Enter, a comma or leaving the input adds the typed text; Backspace in an empty input removes
 * the last tag.
 */
export function TagInput(entry: FieldEntry) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const tags = (entry.value ?? []) as readonly string[]

  const set = (next: readonly string[]) => entry.change(next.length > 0 ? next : null)
  const add = (text: string) => {
    const words = text
      .split(separators)
      .map((word) => word.trim())
      .filter(Boolean)
    if (words.length > 0) set([...new Set([...tags, ...words])])
    setTyped('')
  }
  // Saving by a key leaves the input as it is.
  const latest = useLatest({ add, typed })
  const { pending, focusable } = entry
  useEffect(() => pending?.(async () => latest.current.add(latest.current.typed)), [pending, latest])
  const keepInput = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element
      focusable(element)
    },
    [focusable],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '') {
      set(tags.slice(0, -1))
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!separators.test(text.trim())) return
    event.preventDefault()
    add(typed + text)
  }

  return (
    <OutlinedInput
      id={entry.id}
      size="small"
      multiline={false}
      value={typed}
      readOnly={entry.readOnly}
      error={entry.error !== undefined}
      placeholder={tags.length === 0 ? translate('commons.inputs.addTag') : ''}
      onChange={({ target, nativeEvent }) => {
        if (!(nativeEvent as InputEvent).isComposing && separators.test(target.value)) add(target.value)
        else setTyped(target.value)
      }}
      onCompositionEnd={(event) => {
        const text = (event.target as HTMLInputElement).value
        if (separators.test(text)) add(text)
      }}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onBlur={() => {
        add(typed)
        entry.blur()
      }}
      inputRef={keepInput}
      startAdornment={
        <Box component="span" sx={{ display: 'contents' }}>
          {tags.map((tag) =>
            entry.readOnly ? (
              <Chip key={tag} size="small" label={tag} />
            ) : (
              <RemovableChip
                key={tag}
                size="small"
                label={tag}
                remove={() => set(tags.filter((each) => each !== tag))}
                focusWithoutChips={() => input.current?.focus()}
              />
            ),
          )}
        </Box>
      }
      slotProps={{ input: { ...describedBy(entry), autoComplete: 'off', enterKeyHint: 'enter' } }}
      sx={{
        flexWrap: 'wrap',
        gap: 0.5,
        py: 0.5,
        height: 'auto !important',
        minHeight: 40,
        '& input': { flex: '1 1 8em', width: '8em', py: 0.5 },
      }}
    />
  )
}
