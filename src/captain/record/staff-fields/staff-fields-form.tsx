import Box from '@mui/material/Box'
import { useCallback, useRef } from 'react'
import { ConflictBar } from '../../form/conflicts/conflict-bar.tsx'
import { FailureBar } from '../../form/failure-bar.tsx'
import { keepFocus } from '../../../kernel/form/focus-field.ts'
import { JournalBar } from '../../form/journal/journal-bar.tsx'
import type { SaveResult } from '../../../kernel/form/save-record.ts'
import { useFormState } from '../../../kernel/form/session-context.tsx'
import { SessionForm, useKeptForm } from '../../form/open-form.tsx'
import { useLeaving } from '../../form/record-form.tsx'
import { useTransport } from '../../../kernel/form/transport.ts'
import { useReceivedRecords, useFormSessionFor } from '../../../kernel/form/use-open-session.ts'
import { useSaveKey } from '../../form/use-save-key.ts'
import { useSaveFeedback } from '../../../kernel/form/save-feedback.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { FieldInputs } from './field-inputs.tsx'
import { shownStaffFields } from './required-staff-fields.ts'
import Button from '@mui/material/Button'
import { useWords } from '../../../shell/words/words-context.tsx'
import { DiscardButton } from '../../form/discard-button.tsx'
import { isUnsaved } from '../../../kernel/form/form-session.ts'

/**
 * The form of a record's staff fields on its preview, with its own save button and the full protection of unsaved
 * input.
 */
export default function StaffFieldsForm({ record }: { readonly record: CaptainRecord }) {
  const session = useFormSessionFor('staff', record)
  const shown = shownStaffFields(session.entity, record)
  const transport = useTransport()
  const notifySaved = useSaveFeedback(transport)
  const saved = useCallback(
    (done: SaveResult) => {
      notifySaved(done, session)
      keepFocus()
    },
    [session, notifySaved],
  )
  const { journal, save, resolve, receive } = useKeptForm(session, record, transport, saved)
  const form = useRef<HTMLFormElement>(null)
  useSaveKey(
    form,
    useCallback(() => void save(), [save]),
  )
  useReceivedRecords(record, receive)

  return (
    <SessionForm session={session} ref={form} onBlur={useLeaving(session, transport)}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, mb: 2, '&:empty': { display: 'none' } }}>
        <JournalBar journal={journal} />
        <ConflictBar resolve={(choices) => void resolve(choices)} />
        <FailureBar kept={!journal.unavailable} />
      </Box>
      <FieldInputs names={session.names.filter((name) => shown.includes(name))} />
      <StaffFieldsBar save={() => void save()} />
    </SessionForm>
  )
}

/** Save and discard buttons, shown while there are unsaved changes. */
function StaffFieldsBar({ save }: { save(): void }) {
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
