import Box from '@mui/material/Box'
import { useCallback, useMemo, type FocusEvent, type FormEvent, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Form, Values } from '../../../entities/body.ts'
import { BindingContext } from '../../fields/binding.ts'
import { formBinding } from '../../fields/form-binding.ts'
import { useSession as usePerson } from '../../shell/session.ts'
import { useParent } from '../entity-context.tsx'
import { useTenant } from '../tenant-context.tsx'
import { Columns, splitRail } from './columns.tsx'
import { ConflictBar } from './conflict-bar.tsx'
import { Contents } from './contents.tsx'
import { FailureBar } from './failure-bar.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { keepFocus } from './focus.ts'
import { Header } from './header.tsx'
import { JournalBar } from './journal-bar.tsx'
import { SaveBar } from './save-bar.tsx'
import { SessionProvider, useFormState, useSession } from './session-context.tsx'
import type { Session } from './session.ts'
import type { Transport } from './transport.ts'
import { useAdvice } from './use-advice.ts'
import { useJournal } from './use-journal.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useLookups } from './use-lookups.ts'
import { useMayMove } from './use-may-move.ts'
import { useArrivals, useOpenSession } from './use-open-session.ts'
import { usePress } from './use-press.ts'
import { useSaveKey } from './use-save-key.ts'
import { openSaving, type Saved } from './saving.ts'

interface RecordFormProps {
  readonly form: Form
  /** The record as loaded; on create, what a new one starts with. */
  readonly record: Values
  readonly transport: Transport
  readonly listPath: string | undefined
  readonly children: ReactNode
  /** What is to be known before one types. */
  readonly notice?: ReactNode
  readonly lastSaved?: ReactNode
  readonly neighbours?: ReactNode
  readonly others?: ReactNode
  /** What stands below the fields of the rail. */
  readonly rail?: ReactNode
  onSaved(saved: Saved, session: Session): void
}

/** A form over one record: its head, its messages, its sections, and everything that keeps what is typed safe. */
export function RecordForm({
  form,
  record,
  transport,
  listPath,
  children,
  notice,
  lastSaved,
  neighbours,
  others,
  rail,
  onSaved,
}: RecordFormProps) {
  const session = useOpenSession(form, record)
  const person = usePerson()
  const { id: tenant } = useTenant()
  const journal = useJournal(session, {
    user: person?.user.id ?? '',
    tenant,
    entity: session.entity.name,
    parent: useParent(),
    record: form === 'create' ? undefined : String(record.id),
  })
  useLeaveGuard(session, journal.unavailable)

  const mayMove = useMayMove(session)
  const saved = useCallback(
    (done: Saved) => {
      session.settled(done)
      void journal.clear()
      onSaved(done, session)
      keepFocus()
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [session, journal.clear, onSaved],
  )
  const { save, resolve, arrived } = useMemo(
    () => openSaving(session, transport, saved, mayMove),
    [session, transport, saved, mayMove],
  )
  useSaveKey(useCallback(() => void save(), [save]))
  useArrivals(record, arrived)

  const { main, rail: aside } = splitRail(children)
  return (
    <FormProvider {...session.control}>
      <SessionProvider session={session}>
        <BindingContext value={formBinding}>
          <Box
            component="form"
            noValidate
            autoComplete="off"
            onSubmit={stay}
            onBlur={useLeaving(session, transport)}
            sx={{ pb: { xs: 12, sm: 4 } }}
          >
            <Header
              listPath={listPath}
              lastSaved={lastSaved}
              neighbours={neighbours}
              contents={<Contents sections={[...main, ...aside]} />}
              actions={<SaveBar save={(intent) => void save(intent)} others={others} />}
            />
            <Box data-messages sx={messages}>
              {notice}
              <JournalBar journal={journal} />
              <ConflictBar resolve={(choices) => void resolve(choices)} />
              <FailureBar kept={!journal.unavailable} />
              <FaultSummary />
            </Box>
            <Fields
              main={main}
              rail={
                <>
                  {aside}
                  {rail}
                </>
              }
            />
          </Box>
        </BindingContext>
      </SessionProvider>
    </FormProvider>
  )
}

const messages = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  mb: 2,
  scrollMarginTop: '140px',
  '&:empty': { display: 'none' },
} as const

/** While a record comes into being nothing more can be typed: its own form takes the place of this one. */
function Fields(columns: { readonly main: ReactNode; readonly rail: ReactNode }) {
  const { form } = useSession()
  const saving = useFormState((state) => state.saving)
  return (
    <div inert={form === 'create' && saving}>
      <Columns {...columns} />
    </div>
  )
}

/** Enter in a field never saves: only the buttons and the key for it do. */
const stay = (event: FormEvent) => event.preventDefault()

/** Tells the session when a field is left; a list or calendar that a field opens is still the field. */
export function useLeaving(session: Session, transport: Transport): (event: FocusEvent) => void {
  const lookUp = useLookups(session, transport)
  const askAdvice = useAdvice(session, transport)
  const afterPress = usePress()
  return ({ target, relatedTarget }) => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
    const field = place?.dataset.field
    if (!place || field === undefined || !document.hasFocus()) return
    if (
      relatedTarget instanceof Element &&
      (place.contains(relatedTarget) || relatedTarget.closest('.MuiPopover-root, .MuiPopper-root'))
    )
      return
    afterPress(() => {
      session.left(field)
      lookUp(field)
      askAdvice(field)
    })
  }
}
