import ArrowForward from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import { useEffect, useMemo, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { statesOf } from '../../../../entities/language/entity.ts'
import type { Values } from '../../../../entities/language/input/body.ts'
import { listText } from '../../../../locales/issue-text.ts'
import { BindingContext, type Binding } from '../../../fields/base/binding-context.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { EntityProvider } from '../../../kernel/context/entity-context.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import type { FormSession } from '../../../kernel/form/form-session.ts'
import { FormSessionProvider } from '../../../kernel/form/session-context.tsx'
import { useFormSessionFor } from '../../../kernel/form/use-open-session.ts'
import { useLabels } from '../../../kernel/words/labels.ts'
import { useRecordTitle } from '../../../kernel/words/record-title.ts'
import { StatusPill } from '../../../kernel/status/status-pill.tsx'
import { FieldInputs } from './field-inputs.tsx'
import type { Move } from './read-moves.ts'
import { alternativesIn, suggestedValues, isRequiredIn } from './required-staff-fields.ts'
import { sharedFields, type SharedFields } from './shared-fields.ts'
import { formBinding } from '../../../fields/base/form-binding.tsx'
import { useScope } from '../../../kernel/words/scope.ts'

interface MoveFieldsProps {
  /** The records, of one entity. */
  readonly moves: readonly Move[]
  readonly shared: SharedFields
  /** What the form is called. */
  readonly of: string
  /** What was typed before the records were read again. */
  readonly typed?: Values | undefined
  /** Called with the form session of the fields. Returns what is called when they go. */
  onOpen(of: string, session: FormSession): () => void
}

/**
 * The fields that records need for their new state, filled in once for all of them, with what is suggested, and where one
 * of several is enough.
 */
export function MoveFields({ moves, shared: { names, values }, of, typed, onOpen }: MoveFieldsProps) {
  const [{ entity, to }] = moves as readonly [Move, ...Move[]]
  const [base] = useState(() => {
    // The one with the most to fill in says what is wrong while it is filled in.
    const { record, names: needed } = moves.reduce((a, b) => (b.names.length > a.names.length ? b : a))
    return {
      ...record,
      ...suggestedValues(entity, record, to, needed),
      ...values,
      ...typed,
      [statesOf(entity)!.name]: to,
    }
  })
  const [form] = useState(() => ({ to }))
  const session = useFormSessionFor(form, base)
  const labels = useLabels(entity)
  const { translate } = useWords()
  const binding = useMemo(() => requiredBinding(moves), [moves])
  useEffect(() => onOpen(of, session), [onOpen, of, session])
  const groups = new Map(
    moves.flatMap(({ record }) => alternativesIn(entity, record, to)).map((group) => [group.join(), group]),
  )
  return (
    <FormProvider {...session.control}>
      <FormSessionProvider session={session}>
        <BindingContext value={binding}>
          <div data-fields-of={of} style={{ display: 'contents' }}>
            {[...groups].map(([key, group]) => (
              <p key={key} style={{ margin: 0 }}>
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

interface RelatedMoveFieldsProps extends Pick<MoveFieldsProps, 'typed' | 'onOpen'> {
  readonly move: Move
}

/** A record that moves along: which one, what it becomes, and the fields that needs. */
export function RelatedMoveFields({ move, ...props }: RelatedMoveFieldsProps) {
  const { site } = useTenant()
  const [moves] = useState([move])
  return (
    <EntityProvider entity={move.entity}>
      <Box
        component="section"
        data-moves={move.entity.name}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
          p: 2,
          border: '1px solid var(--line)',
          borderRadius: 1,
        }}
      >
        <MoveSummary move={move} />
        {move.names.length > 0 && (
          <MoveFields moves={moves} shared={sharedFields(moves, site)} of={move.record.id} {...props} />
        )}
      </Box>
    </EntityProvider>
  )
}

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

/** The binding to a form that moves records: its inputs say which values the new state requires of one of them. */
function requiredBinding(moves: readonly Move[]): Binding {
  const Bound: Binding['Bound'] = ({ source, children }) => {
    const values = useWatch()
    const required = moves.some(
      ({ entity, record, to, names }) =>
        names.includes(source) && isRequiredIn(entity, { ...record, ...values }, to, source),
    )
    return <formBinding.Bound source={source}>{(entry) => children({ ...entry, required })}</formBinding.Bound>
  }
  return { ...formBinding, Bound }
}
