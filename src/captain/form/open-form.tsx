import Box, { type BoxProps } from '@mui/material/Box'
import { useCallback, useMemo, type ComponentProps } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Values } from '../../../entities/language/input/body.ts'
import { BindingContext } from '../../fields/base/binding-context.ts'
import { formBinding } from '../../fields/base/form-binding.tsx'
import { useParent } from '../../kernel/context/entity-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import type { FormSession } from '../../kernel/form/form-session.ts'
import { createRecordSaver, type SaveResult } from '../../kernel/form/save-record.ts'
import { FormSessionProvider } from '../../kernel/form/session-context.tsx'
import type { Transport } from '../../kernel/form/transport.ts'
import { useJournal } from './journal/use-journal.ts'
import { useJournalUser } from '../../kernel/form/use-journal-user.ts'
import { useLeaveGuard } from './journal/use-leave-guard.ts'

/**
 * Saves a form, and keeps what was typed until it is saved: stored in the browser, and asked for before it is left.
 * `onSaved` and `confirmSave` are the same across renders.
 */
export function useKeptForm(
  session: FormSession,
  record: Values,
  transport: Transport,
  onSaved: (saved: SaveResult, session: FormSession) => void,
  confirmSave?: Parameters<typeof createRecordSaver>[3],
) {
  const journal = useJournal(session, {
    user: useJournalUser(),
    tenant: useTenant().id,
    entity: session.entity.name,
    parent: useParent(),
    record: session.form === 'create' ? undefined : String(record.id),
  })
  const mayLeave = useLeaveGuard(session, journal.unavailable)
  const { clear } = journal
  const saved = useCallback(
    (done: SaveResult) => {
      session.saved(done)
      void clear()
      onSaved(done, session)
    },
    [session, clear, onSaved],
  )
  const saver = useMemo(
    () => createRecordSaver(session, transport, saved, confirmSave),
    [session, transport, saved, confirmSave],
  )
  return { journal, mayLeave, ...saver }
}

interface SessionFormProps extends ComponentProps<'form'> {
  readonly session: FormSession
  readonly sx?: BoxProps['sx']
}

/** The form of a session. Enter in a field never saves, unless it handles the submit itself; buttons and shortcuts do. */
export const SessionForm = ({ session, children, sx, ...form }: SessionFormProps) => (
  <FormProvider {...session.control}>
    <FormSessionProvider session={session}>
      <BindingContext value={formBinding}>
        <Box
          component="form"
          noValidate
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
          {...form}
          {...(sx && { sx })}
        >
          {children}
        </Box>
      </BindingContext>
    </FormSessionProvider>
  </FormProvider>
)
