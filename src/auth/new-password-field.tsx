import { useId } from 'react'
import { useWords } from '../shell/words/words-context.tsx'
import { PasswordField } from './password-field.tsx'

export const minPasswordLength = 12

/** Input for a new password, with its rule stated in advance. */
export function NewPasswordField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { translate } = useWords()
  const id = useId()
  return (
    <div>
      <PasswordField
        id={id}
        label={translate('accounts.password.new')}
        name="new-password"
        autoComplete="new-password"
        describedBy={`${id}-help`}
        value={value}
        onChange={onChange}
      />
      <p className="help" id={`${id}-help`}>
        {translate('accounts.password.rule', { smart_count: minPasswordLength })}
      </p>
    </div>
  )
}
