import Box from '@mui/material/Box'
import { useCallback, useMemo, type FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { BindingContext } from '../../fields/binding.ts'
import { formBinding } from '../../fields/form-binding.ts'
import { useSession as usePerson } from '../../shell/session.ts'
import { useParent } from '../entity-context.tsx'
import { ConflictBar } from '../form/conflict-bar.tsx'
import { FailureBar } from '../form/failure-bar.tsx'
import { keepFocus } from '../form/focus.ts'
import { JournalBar } from '../form/journal-bar.tsx'
import { openSaving, type Saved } from '../form/saving.ts'
import { SessionProvider } from '../form/session-context.tsx'
import { useLeaving } from '../form/record-form.tsx'
import { useTransport } from '../form/transport.ts'
import { useArrivals, useOpenSession } from '../form/use-open-session.ts'
import { useJournal } from '../form/use-journal.ts'
import { useLeaveGuard } from '../form/use-leave-guard.ts'
import { useSaveKey } from '../form/use-save-key.ts'
import { useTold } from '../form/use-told.ts'
import type { CaptainRecord } from '../record.ts'
import { useTenant } from '../tenant-context.tsx'
import { WorkingFields } from './working-fields.tsx'
import { WorkingBar } from './working-bar.tsx'

/**
 * The working fields of a record, where it is read: a small form with everything that keeps typing safe in a large one,
 * and a save of its own.
 */
export default function WorkingForm({ record }: { readonly record: CaptainRecord }) {
  const session = useOpenSession('working', record)
  const person = usePerson()
  const { id: tenant } = useTenant()
  const transport = useTransport()
  const told = useTold(transport)
  const journal = useJournal(session, {
    user: person?.user.id ?? '',
    tenant,
    entity: session.entity.name,
    parent: useParent(),
    record: record.id,
  })
  useLeaveGuard(session, journal.unavailable)

  const saved = useCallback(
    (done: Saved) => {
      session.settled(done)
      void journal.clear()
      told(done, session)
      keepFocus()
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [session, journal.clear, told],
  )
  const { save, resolve, arrived } = useMemo(() => openSaving(session, transport, saved), [session, transport, saved])
  useSaveKey(useCallback(() => void save(), [save]))
  useArrivals(record, arrived)

  return (
    <FormProvider {...session.control}>
      <SessionProvider session={session}>
        <BindingContext value={formBinding}>
          <Box component="form" noValidate autoComplete="off" onSubmit={stay} onBlur={useLeaving(session, transport)}>
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, mb: 2, '&:empty': { display: 'none' } }}>
              <JournalBar journal={journal} />
              <ConflictBar resolve={(choices) => void resolve(choices)} />
              <FailureBar kept={!journal.unavailable} />
            </Box>
            <WorkingFields names={session.names} />
            <WorkingBar save={() => void save()} />
          </Box>
        </BindingContext>
      </SessionProvider>
    </FormProvider>
  )
}

const stay = (event: FormEvent) => event.preventDefault()
