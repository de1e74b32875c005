import { useRef, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { focusInvalid } from '../../../../shell/ui/focus-invalid.ts'
import { isComposing } from '../../../../shell/ui/is-composing.ts'
import { useWords } from '../../../../shell/words/words-context.tsx'

interface EditorFormProps {
  /** Applies what is typed; false where it cannot be, which the inputs then say. */
  apply(): boolean
  onDone(): void
  readonly children: ReactNode
}

/**
 * The form of a filter that is typed. What is typed applies by the button, on Enter and on leaving, so that the list does
 * not follow every key, and nothing is lost by whoever goes on to something else; Escape drops it. Enter that ends an IME
 * composition does not submit: browsers do not pass it on to forms.
 */
export function EditorForm({ apply, onDone, children }: EditorFormProps) {
  const { translate } = useWords()
  /** Whether something is typed that has not been applied. */
  const isTyped = useRef(false)
  const settle = (): boolean => {
    if (isTyped.current) isTyped.current = !apply()
    return !isTyped.current
  }
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    // Which input is wrong is known once it has been drawn.
    if (flushSync(settle)) onDone()
    else focusInvalid(event.currentTarget)
  }

  return (
    <Box
      component="form"
      onChange={() => {
        isTyped.current = true
      }}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !isComposing(nativeEvent)) isTyped.current = false
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) settle()
      }}
      onSubmit={submit}
      sx={{ p: 1.5, display: 'grid', gap: 1.5 }}
    >
      {children}
      <Button type="submit" variant="contained">
        {translate('commons.filters.apply')}
      </Button>
    </Box>
  )
}
