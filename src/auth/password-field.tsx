import { useState } from 'react'
import { useWords } from '../shell/words/words-context.tsx'

const eyeOpen = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z'
const eyeStruck = `${eyeOpen}M4 4l16 16`

interface PasswordFieldProps {
  readonly id: string
  readonly label: string
  readonly name?: string
  readonly autoComplete?: 'current-password' | 'new-password'
  readonly autoFocus?: boolean
  readonly describedBy?: string
  /** Left out for an uncontrolled input, which the form reads itself. */
  readonly value?: string
  onChange?(value: string): void
}

export function PasswordField({
  id,
  label,
  name = 'password',
  autoComplete = 'current-password',
  autoFocus = false,
  describedBy,
  value,
  onChange,
}: PasswordFieldProps) {
  const { translate } = useWords()
  const [shown, setShown] = useState(false)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="password">
        <input
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          aria-describedby={describedBy}
          required
          {...(value !== undefined && { value })}
          onChange={({ target }) => onChange?.(target.value)}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={translate(shown ? 'commons.inputs.hidePassword' : 'commons.inputs.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={shown ? eyeStruck : eyeOpen} />
          </svg>
        </button>
      </div>
    </div>
  )
}
