import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LinkBase } from 'react-admin'
import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { isDeletable } from '../../../entities/language/entity.ts'
import { isComposing } from '../../shell/ui/is-composing.ts'
import { BindingContext } from '../../fields/base/binding-context.ts'
import { inputByKind } from '../../fields/input/by-kind.ts'
import { formBinding } from '../../fields/base/form-binding.ts'
import { emptyItem } from '../../fields/lines/empty-item.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { DeleteButton } from '../record/delete-button.tsx'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { ConflictBar } from '../form/conflicts/conflict-bar.tsx'
import { FailureBar } from '../form/failure-bar.tsx'
import { JournalBar } from '../form/journal/journal-bar.tsx'
import { useLeaving } from '../form/record-form.tsx'
import { createRecordSaver, type SaveResult } from '../../kernel/form/save-record.ts'
import { FormSessionProvider, useFormState } from '../../kernel/form/session-context.tsx'
import { isUnsaved, type FormSession } from '../../kernel/form/form-session.ts'
import type { Transport } from '../../kernel/form/transport.ts'
import { useJournal } from '../form/journal/use-journal.ts'
import { useJournalUser } from '../form/journal/use-journal-user.ts'
import { useLeaveGuard } from '../form/journal/use-leave-guard.ts'
import { useFormSessionFor } from '../../kernel/form/use-open-session.ts'
import { useSaveFeedback } from '../../kernel/form/save-feedback.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useRecordPaths } from '../navigation/record-paths.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { hoursRuleFor } from './hours-rule.ts'
import { useOpenCell } from './open-cell.ts'

interface CellFormProps {
  readonly record: CaptainRecord
  readonly transport: Transport
}

/** The fields of a record that can be edited in the calendar, with the form's full protection of unsaved input. */
export function CellForm({ record, transport }: CellFormProps) {
  const entity = useEntity()
  const session = useFormSessionFor('edit', record)
  const user = useJournalUser()
  const { id: tenant } = useTenant()
  const cell = useOpenCell()
  const notifySaved = useSaveFeedback(transport)
  const journal = useJournal(session, {
    user,
    tenant,
    entity: entity.name,
    record: record.id,
  })
  useLeaveGuard(session, journal.unavailable)
  useHours(session)

  const saved = useCallback(
    (done: SaveResult) => {
      session.saved(done)
      void journal.clear()
      notifySaved(done, session)
      cell.close()
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [session, journal.clear, notifySaved],
  )
  const { save, resolve } = useMemo(() => createRecordSaver(session, transport, saved), [session, transport, saved])

  const onKeyDown = (event: KeyboardEvent) => {
    const saves = event.key === 'Enter' || event.key.toLowerCase() === 's'
    if (!saves || !(event.metaKey || event.ctrlKey) || isComposing(event.nativeEvent) || event.repeat) return
    event.preventDefault()
    event.stopPropagation()
    void save()
  }

  return (
    <FormProvider {...session.control}>
      <FormSessionProvider session={session}>
        <BindingContext value={formBinding}>
          <Box
            component="form"
            noValidate
            autoComplete="off"
            onSubmit={(event) => event.preventDefault()}
            onKeyDown={onKeyDown}
            onBlur={useLeaving(session, transport)}
            sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}
          >
            <JournalBar journal={journal} />
            <ConflictBar resolve={(choices) => void resolve(choices)} />
            <FailureBar kept={!journal.unavailable} />
            <Fields />
            <CellActions record={record} save={() => void save()} />
          </Box>
        </BindingContext>
      </FormSessionProvider>
    </FormProvider>
  )
}

/** Hours are hidden in a state that has none, unless the record has some, so that they can be removed. */
function Fields() {
  const entity = useEntity()
  const { state, spans, edit } = entity.calendar!
  const [chosen, hours] = useWatch({ name: [state, spans.field] }) as readonly unknown[]
  const base = useFormState((form) => form.base)
  const without = hours === null && hoursRuleFor(entity, { ...base, [state]: chosen }) === 'none'
  return edit
    .filter((name) => !(without && name === spans.field))
    .map((name) => {
      const { Input } = inputByKind[entity.fields[name]!.kind]
      return <Input key={name} source={name} />
    })
}

function CellActions({ record, save }: { readonly record: CaptainRecord; save(): void }) {
  const entity = useEntity()
  const cell = useOpenCell()
  const paths = useRecordPaths()
  const { translate } = useWords()
  const saving = useFormState((state) => state.saving)
  const dirty = useFormState(isUnsaved)
  const editPath = paths.edit(record)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button variant="contained" loading={saving} disabled={!dirty} onClick={save}>
        {translate('commons.actions.save')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => void cell.show(undefined)}>
        {translate('commons.actions.close')}
      </Button>
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center' }}>
        {editPath && (
          <Button component={LinkBase} to={editPath} size="small">
            {translate('commons.calendar.whole')}
          </Button>
        )}
        {isDeletable(entity) && <DeleteButton record={record} onDone={cell.close} />}
      </Box>
    </Box>
  )
}

/** A state without hours clears them; one that requires hours restores them, or adds an empty row. */
function useHours(session: FormSession): void {
  const { entity, control } = session
  const { state, spans } = entity.calendar!
  const aside = useRef<unknown>(undefined)
  useEffect(
    () =>
      control.subscribe({
        name: state,
        formState: { values: true },
        callback: () => {
          const values = { ...session.state.get().base, ...session.values() }
          const hours = values[spans.field]
          const need = hoursRuleFor(entity, values)
          if (need === 'none' && hours !== null) {
            aside.current = hours
            session.put({ [spans.field]: null })
          } else if (need === 'wanted' && hours === null)
            session.put({ [spans.field]: aside.current ?? [emptyItem(entity.fields[spans.field]!)] })
        },
      }),
    [session, control, entity, state, spans.field],
  )
}
