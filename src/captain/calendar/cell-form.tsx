import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LinkBase } from 'react-admin'
import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { isDeletable } from '../../../entities/language/entity.ts'
import { isComposing } from '../../shell/ui/is-composing.ts'
import { inputByKind } from '../../fields/input/by-kind.ts'
import { emptyItem } from '../../fields/lines/empty-item.ts'
import { DeleteButton } from '../record/delete-button.tsx'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { ConflictBar } from '../form/conflicts/conflict-bar.tsx'
import { FailureBar } from '../form/failure-bar.tsx'
import { JournalBar } from '../form/journal/journal-bar.tsx'
import { SessionForm, useKeptForm } from '../form/open-form.tsx'
import { useLeaving } from '../form/record-form.tsx'
import type { SaveResult } from '../../kernel/form/save-record.ts'
import { useFormState } from '../../kernel/form/session-context.tsx'
import { isUnsaved, type FormSession } from '../../kernel/form/form-session.ts'
import type { Transport } from '../../kernel/form/transport.ts'
import { useFormSessionFor } from '../../kernel/form/use-open-session.ts'
import { useSaveFeedback } from '../../kernel/form/save-feedback.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useRecordPaths } from '../navigation/record-paths.ts'
import { hoursRuleFor } from './hours-rule.ts'
import { useOpenCell } from './open-cell.ts'
import { useScope } from '../../kernel/words/scope.ts'

interface CellFormProps {
  readonly record: CaptainRecord
  readonly transport: Transport
}

/** The fields of a record that can be edited in the calendar, with the form's full protection of unsaved input. */
export function CellForm({ record, transport }: CellFormProps) {
  const session = useFormSessionFor('edit', record)
  const cell = useOpenCell()
  const notifySaved = useSaveFeedback(transport)
  useHours(session)

  const saved = useCallback(
    (done: SaveResult) => {
      notifySaved(done, session)
      cell.close()
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [session, notifySaved],
  )
  const { journal, save, resolve } = useKeptForm(session, record, transport, saved)

  const onKeyDown = (event: KeyboardEvent) => {
    const saves = event.key === 'Enter' || event.key.toLowerCase() === 's'
    if (!saves || !(event.metaKey || event.ctrlKey) || isComposing(event.nativeEvent) || event.repeat) return
    event.preventDefault()
    event.stopPropagation()
    void save()
  }

  return (
    <SessionForm
      session={session}
      onKeyDown={onKeyDown}
      onBlur={useLeaving(session, transport)}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}
    >
      <JournalBar journal={journal} />
      <ConflictBar resolve={(choices) => void resolve(choices)} />
      <FailureBar kept={!journal.unavailable} />
      <Fields />
      <CellActions record={record} save={() => void save()} />
    </SessionForm>
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
  const { entity, translate } = useScope()
  const cell = useOpenCell()
  const paths = useRecordPaths()
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
