import ArrowForward from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { statesOf, type Entity } from '../../../../entities/language/entity.ts'
import type { Values } from '../../../../entities/language/input/body.ts'
import { listText } from '../../../../locales/issue-text.ts'
import { BindingContext, type Binding } from '../../../fields/base/binding-context.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { EntityProvider } from '../../../kernel/context/entity-context.tsx'
import type { FormSession } from '../../../kernel/form/form-session.ts'
import { FormSessionProvider } from '../../../kernel/form/session-context.tsx'
import { useFormSessionFor } from '../../../kernel/form/use-open-session.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import { useRecordTitle } from '../../../kernel/words/record-title.ts'
import { StatusPill } from '../../../kernel/status/status-pill.tsx'
import { FieldInputs } from './field-inputs.tsx'
import type { Move } from './read-moves.ts'
import { alternativesIn, suggestedValues, isRequiredIn } from './required-staff-fields.ts'
import { formBinding } from '../../../fields/base/form-binding.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useScope } from '../../../kernel/words/scope.ts'

interface MoveFieldsProps {
  readonly move: Move
  /** What was typed before the record was read again. */
  readonly typed?: Values | undefined
  /** Called with the form session of the record's fields. Returns what is called when they go. */
  onOpen(id: string, session: FormSession): () => void
}

/** The fields that a record needs for its new state, with what is suggested for them, and where one of several is enough. */
export function MoveFields({ move: { entity, record, to, names }, typed, onOpen }: MoveFieldsProps) {
  const [base] = useState(() => ({
    ...record,
    ...suggestedValues(entity, record, to, names),
    ...typed,
    [statesOf(entity)!.name]: to,
  }))
  const [form] = useState(() => ({ to }))
  const session = useFormSessionFor(form, base)
  const labels = useLabels(entity)
  const { translate } = useWords()
  const [binding] = useState(() => requiredBinding(entity, base, to))
  useEffect(() => onOpen(record.id, session), [onOpen, record.id, session])
  return (
    <FormProvider {...session.control}>
      <FormSessionProvider session={session}>
        <BindingContext value={binding}>
          <div data-fields-of={record.id} style={{ display: 'contents' }}>
            {alternativesIn(entity, record, to).map((group) => (
              <p key={group.join()} style={{ margin: 0 }}>
                {translate('commons.working.oneOf', { labels: listText(translate, group.map(labels.label)) })}
              </p>
            ))}
            <FieldInputs names={names} />
          </div>
        </BindingContext>
      </FormSessionProvider>
    </FormProvider>
  )
}

/** A record that moves along: which one, what it becomes, and the fields that needs. */
export const RelatedMoveFields = (props: MoveFieldsProps) => (
  <EntityProvider entity={props.move.entity}>
    <Box
      component="section"
      data-moves={props.move.entity.name}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, border: '1px solid var(--line)', borderRadius: 1 }}
    >
      <MoveSummary move={props.move} />
      {props.move.names.length > 0 && <MoveFields {...props} />}
    </Box>
  </EntityProvider>
)

function MoveSummary({ move: { record, to } }: { readonly move: Move }) {
  const { entity, labels } = useScope()
  const titleOf = useRecordTitle()
  const states = statesOf(entity)!
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: 14 }}>
      <span>{labels.name}</span>
      <b>{titleOf(record)}</b>
      <StatusPill record={record} field={states} />
      <ArrowForward sx={{ fontSize: 16 }} aria-hidden />
      <StatusPill record={{ ...record, [states.name]: to }} field={states} />
    </Box>
  )
}

/** The binding to a form that moves a record: its inputs say which values the new state requires, as the others are now. */
function requiredBinding(entity: Entity, record: CaptainRecord, to: string): Binding {
  const Bound: Binding['Bound'] = ({ source, children }) => {
    const values = useWatch()
    const required = isRequiredIn(entity, { ...record, ...values }, to, source)
    return <formBinding.Bound source={source}>{(entry) => children({ ...entry, required })}</formBinding.Bound>
  }
  return { ...formBinding, Bound }
}
