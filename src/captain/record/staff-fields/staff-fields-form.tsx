import Box from '@mui/material/Box'
import { useCallback, useMemo, useRef, type FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { BindingContext } from '../../../fields/base/binding-context.ts'
import { formBinding } from '../../../fields/base/form-binding.ts'
import { useParent } from '../../../kernel/context/entity-context.tsx'
import { ConflictBar } from '../../form/conflicts/conflict-bar.tsx'
import { FailureBar } from '../../form/failure-bar.tsx'
import { keepFocus } from '../../../kernel/form/focus-field.ts'
import { JournalBar } from '../../form/journal/journal-bar.tsx'
import { createRecordSaver, type SaveResult } from '../../../kernel/form/save-record.ts'
import { FormSessionProvider, useFormState } from '../../../kernel/form/session-context.tsx'
import { useLeaving } from '../../form/record-form.tsx'
import { useTransport } from '../../../kernel/form/transport.ts'
import { useReceivedRecords, useFormSessionFor } from '../../../kernel/form/use-open-session.ts'
import { useJournal } from '../../form/journal/use-journal.ts'
import { useJournalUser } from '../../form/journal/use-journal-user.ts'
import { useLeaveGuard } from '../../form/journal/use-leave-guard.ts'
import { useSaveKey } from '../../form/use-save-key.ts'
import { useSaveFeedback } from '../../../kernel/form/save-feedback.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
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
  const user = useJournalUser()
  const { id: tenant } = useTenant()
  const transport = useTransport()
  const notifySaved = useSaveFeedback(transport)
  const journal = useJournal(session, {
    user,
    tenant,
    entity: session.entity.name,
    parent: useParent(),
    record: record.id,
  })
  useLeaveGuard(session, journal.unavailable)

  const saved = useCallback(
    (done: SaveResult) => {
      session.saved(done)
      void journal.clear()
      notifySaved(done, session)
      keepFocus()
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [session, journal.clear, notifySaved],
  )
  const {
    save,
    resolve,
    receive: arrived,
  } = useMemo(() => createRecordSaver(session, transport, saved), [session, transport, saved])
  const form = useRef<HTMLFormElement>(null)
  useSaveKey(
    form,
    useCallback(() => void save(), [save]),
  )
  useReceivedRecords(record, arrived)

  return (
    <FormProvider {...session.control}>
      <FormSessionProvider session={session}>
        <BindingContext value={formBinding}>
          <Box
            component="form"
            ref={form}
            noValidate
            autoComplete="off"
            onSubmit={preventSubmit}
            onBlur={useLeaving(session, transport)}
          >
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, mb: 2, '&:empty': { display: 'none' } }}>
              <JournalBar journal={journal} />
              <ConflictBar resolve={(choices) => void resolve(choices)} />
              <FailureBar kept={!journal.unavailable} />
            </Box>
            <FieldInputs names={session.names.filter((name) => shown.includes(name))} />
            <StaffFieldsBar save={() => void save()} />
          </Box>
        </BindingContext>
      </FormSessionProvider>
    </FormProvider>
  )
}

const preventSubmit = (event: FormEvent) => event.preventDefault()

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
