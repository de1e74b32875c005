import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useWords } from '../../../shell/words/words-context.tsx'
import { DiscardButton } from '../../form/discard-button.tsx'
import { isUnsaved } from '../../../kernel/form/form-session.ts'
import { useFormState } from '../../../kernel/form/session-context.tsx'

/** Save and discard buttons, shown while there are unsaved changes. */
export function StaffFieldsBar({ save }: { save(): void }) {
  const { translate } = useWords()
  const dirty = useFormState(isUnsaved)
  const saving = useFormState((state) => state.saving)
  if (!dirty) return null
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }} data-save-bar>
      <DiscardButton />
      <Button variant="contained" disabled={saving} onClick={save} data-action="save">
        {translate('commons.actions.save')}
      </Button>
    </Box>
  )
}
