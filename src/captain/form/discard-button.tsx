import Button from '@mui/material/Button'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { keepFocus } from '../../kernel/form/focus-field.ts'
import { useFormSession, useFormState } from '../../kernel/form/session-context.tsx'

/** Reverts the form to what was last saved, once that was confirmed. */
export function DiscardButton() {
  const session = useFormSession()
  const confirm = useConfirm()
  const { translate } = useWords()
  const saving = useFormState((state) => state.saving)
  const discard = async () => {
    if (!(await confirm({ mode: 'reset' }))) return
    session.reset()
    keepFocus()
  }
  return (
    <Button color="inherit" disabled={saving} data-action="discard" onClick={() => void discard()}>
      {translate('commons.actions.discard')}
    </Button>
  )
}
