import { useEffect, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { inputByKind } from '../../../fields/input/by-kind.ts'
import { isComposing } from '../../../shell/ui/is-composing.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { ConflictBar } from '../../form/conflicts/conflict-bar.tsx'
import { FailureBar } from '../../form/failure-bar.tsx'
import { SessionForm } from '../../form/open-form.tsx'
import { useLeaveGuard } from '../../form/journal/use-leave-guard.ts'
import { MessageBar } from '../../../kernel/controls/message-bar.tsx'
import { useSaveFeedback } from '../../../kernel/form/save-feedback.ts'
import { isUnsaved } from '../../../kernel/form/form-session.ts'
import { createRecordSaver } from '../../../kernel/form/save-record.ts'
import { useFormState } from '../../../kernel/form/session-context.tsx'
import type { Transport } from '../../../kernel/form/transport.ts'
import { useFormSessionFor } from '../../../kernel/form/use-open-session.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'

export type Unfinished = 'typed' | 'saving' | undefined

interface QuickEditFormProps {
  readonly record: CaptainRecord
  readonly field: string
  readonly transport: Transport
  /** Called with what closing would lose: what was typed, or the answer to a save. */
  note(state: Unfinished): void
  close(): void
}

/** The form's own input of one field: Enter saves, Escape leaves; conflicts and faults are shown as in the form. */
export function QuickEditForm({ record, field, transport, note, close }: QuickEditFormProps) {
  const entity = useEntity()
  const session = useFormSessionFor('edit', record)
  const notifySaved = useSaveFeedback(transport)
  useLeaveGuard(session, true)
  const box = useRef<HTMLFormElement>(null)
  const { save, resolve } = useMemo(
    () =>
      createRecordSaver(session, transport, (done) => {
        session.saved(done)
        notifySaved(done, session)
        close()
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one saver for as long as the field is open
    [session, transport],
  )
  const { Input } = inputByKind[entity.fields[field]!.kind]

  useEffect(() => {
    const input =
      box.current?.querySelector<HTMLElement>(chosenRadio) ?? box.current?.querySelector<HTMLElement>(focusable)
    input?.focus()
    if (input instanceof HTMLInputElement && input.type !== 'radio' && input.type !== 'checkbox') input.select()
  }, [])

  const submit = async () => {
    const state = session.state.get()
    if (state.saving) return
    if (isUnsaved(state)) await save()
    // What was typed may be another way to write what is saved already.
    const { faults, conflict, failure } = session.state.get()
    if (!isUnsaved(session.state.get()) && faults.length === 0 && !conflict && !failure) close()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || event.repeat) return
    // In the input, Enter saves; on a button it presses it.
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void submit()
  }

  return (
    <SessionForm
      session={session}
      ref={box}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}
    >
      <NoteUnfinished note={note} />
      <ConflictBar resolve={(choices) => void resolve(choices)} />
      <FailureBar kept={false} />
      <OtherFaults field={field} />
      <InertWhileSaving>
        <Input source={field} />
      </InertWhileSaving>
      <Actions close={close} />
    </SessionForm>
  )
}

const focusable = '[data-field] :is(input:not([type="hidden"]), [role="combobox"], button)'

/** The radio button that is chosen: to focus another one would be to choose it by the next arrow key. */
const chosenRadio = '[data-field] input[type="radio"]:checked'

function NoteUnfinished({ note }: Pick<QuickEditFormProps, 'note'>) {
  const state = useFormState((form): Unfinished => (form.saving ? 'saving' : isUnsaved(form) ? 'typed' : undefined))
  useEffect(() => note(state), [note, state])
  return null
}

/** Takes nothing while its value is on its way, and the focus back where it was if it could not be saved. */
function InertWhileSaving({ children }: { readonly children: ReactNode }) {
  const saving = useFormState((state) => state.saving)
  const focused = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!saving) focused.current?.focus()
  }, [saving])
  return (
    <div
      inert={saving}
      onFocus={({ target }) => {
        focused.current = target
      }}
    >
      {children}
    </div>
  )
}

/** Why the record cannot be saved where another field is at fault, which this form does not show. */
function OtherFaults({ field }: { readonly field: string }) {
  const faults = useFormState((state) => state.faults)
  const others = faults.filter(({ path }) => path.split('.')[0] !== field)
  return others.length === 0 ? null : <MessageBar tone="error">{others.map(({ text }) => text).join(' ')}</MessageBar>
}

function Actions({ close }: Pick<QuickEditFormProps, 'close'>) {
  const { translate } = useWords()
  const saving = useFormState((state) => state.saving)
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
      <Button variant="outlined" color="inherit" disabled={saving} onClick={close}>
        {translate('commons.actions.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={saving} data-action="save">
        {translate('commons.actions.save')}
      </Button>
    </Box>
  )
}
