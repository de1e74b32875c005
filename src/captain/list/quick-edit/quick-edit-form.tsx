import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormProvider } from 'react-hook-form'
import { BindingContext } from '../../../fields/base/binding-context.ts'
import { formBinding } from '../../../fields/base/form-binding.ts'
import { inputByKind } from '../../../fields/input/by-kind.ts'
import { isComposing } from '../../../shell/ui/is-composing.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../api/record.ts'
import { ConflictBar } from '../../form/conflicts/conflict-bar.tsx'
import { FailureBar } from '../../form/failure-bar.tsx'
import { MessageBar } from '../../form/message-bar.tsx'
import { useSaveFeedback } from '../../form/session/save-feedback.ts'
import { createRecordSaver } from '../../form/session/save-record.ts'
import { FormSessionProvider, useFormState } from '../../form/session/session-context.tsx'
import type { Transport } from '../../form/session/transport.ts'
import { useFormSessionFor } from '../../form/session/use-open-session.ts'
import { useEntity } from '../../screens/entity-context.tsx'

interface QuickEditFormProps {
  readonly record: CaptainRecord
  readonly field: string
  readonly transport: Transport
  /** Told whether something was typed that closing would lose. */
  noteDirty(dirty: boolean): void
  close(): void
}

/** The form's own input of one field: Enter saves, Escape leaves; conflicts and faults are told as in the form. */
export function QuickEditForm({ record, field, transport, noteDirty, close }: QuickEditFormProps) {
  const entity = useEntity()
  const { translate } = useWords()
  const session = useFormSessionFor('edit', record)
  const notifySaved = useSaveFeedback(transport)
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
    const input = box.current?.querySelector<HTMLElement>(focusable)
    input?.focus()
    if (input instanceof HTMLInputElement && input.type !== 'radio' && input.type !== 'checkbox') input.select()
  }, [])

  const submit = () => {
    const { changed } = session.state.get()
    if (changed.length === 0) close()
    else void save()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || event.repeat) return
    // In the input, Enter saves; on a button it presses it.
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    submit()
  }

  return (
    <FormProvider {...session.control}>
      <FormSessionProvider session={session}>
        <BindingContext value={formBinding}>
          <Box
            ref={box}
            component="form"
            noValidate
            autoComplete="off"
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
            onKeyDown={onKeyDown}
            sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}
          >
            <NoteDirty note={noteDirty} />
            <ConflictBar resolve={(choices) => void resolve(choices)} />
            <FailureBar kept={false} />
            <OtherFaults field={field} />
            <Input source={field} />
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
              <Button variant="outlined" color="inherit" onClick={close}>
                {translate('commons.actions.cancel')}
              </Button>
              <SaveButton />
            </Box>
          </Box>
        </BindingContext>
      </FormSessionProvider>
    </FormProvider>
  )
}

const focusable = '[data-field] :is(input:not([type="hidden"]), [role="combobox"], button)'

function NoteDirty({ note }: { note(dirty: boolean): void }) {
  const changed = useFormState((state) => state.changed.length > 0)
  useEffect(() => note(changed), [note, changed])
  return null
}

/** Why the record cannot be saved where another field is at fault, which this form does not show. */
function OtherFaults({ field }: { readonly field: string }) {
  const faults = useFormState((state) => state.faults)
  const others = faults.filter(({ path }) => path.split('.')[0] !== field)
  return others.length === 0 ? null : <MessageBar tone="error">{others.map(({ text }) => text).join(' ')}</MessageBar>
}

function SaveButton() {
  const { translate } = useWords()
  const saving = useFormState((state) => state.saving)
  return (
    <Button type="submit" variant="contained" loading={saving} data-action="save">
      {translate('commons.actions.save')}
    </Button>
  )
}
