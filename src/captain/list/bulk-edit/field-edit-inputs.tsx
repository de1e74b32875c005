import { useId } from 'react'
import CloseOutlined from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import type { Field } from '../../../../entities/language/entity.ts'
import {
  roundings,
  stepsOf,
  type Rounding,
  type RoundingStep,
} from '../../../../entities/language/numbers/adjust-number.ts'
import { inputByKind } from '../../../fields/input/by-kind.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { NativeSelect } from '../../../kernel/controls/native-select.tsx'
import { outsideForm } from '../../../kernel/form/field-entry.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import { actionsOf, isByAmount, isByPercent, type EditAction, type FieldEdit } from './field-edit.ts'

interface FieldEditInputsProps {
  readonly field: Field
  readonly edit: FieldEdit
  readonly error: string | undefined
  change(edit: FieldEdit): void
  remove(): void
}

/** What happens to one field of every record: the way, and the value, amount or items. */
export function FieldEditInputs({ field, edit, error, change, remove }: FieldEditInputsProps) {
  const { translate } = useWords()
  const label = useLabels(useEntity()).label(field.name)
  const id = useId()
  const { action } = edit
  const put = (part: Partial<FieldEdit>) => change({ ...edit, ...part })
  const { Part } = inputByKind[field.kind].Input
  const isAdjusted = isByAmount(action) || isByPercent(action)

  return (
    <Box component="fieldset" data-edit={field.name} sx={card}>
      <Box component="legend" sx={{ fontWeight: 700, fontSize: 14, px: 0.5 }}>
        {label}
      </Box>
      <IconButton
        aria-label={translate('edits.leave', { field: label })}
        onClick={remove}
        // Above the inputs, which are positioned, too, and would take the tap.
        sx={{
          position: 'absolute',
          zIndex: 1,
          top: -4,
          right: 2,
          width: { xs: 44, sm: 36 },
          height: { xs: 44, sm: 36 },
        }}
      >
        <CloseOutlined fontSize="small" />
      </IconButton>
      <Box sx={{ display: 'grid', gap: 2, pr: { sm: 5 }, '& > :first-of-type label': { pr: { xs: 4, sm: 0 } } }}>
        {actionsOf(field).length > 1 && (
          <NativeSelect<EditAction>
            id={`${id}-action`}
            label={translate('edits.how', { field: label })}
            value={action}
            options={actionsOf(field).map((value) => ({ value, label: translate(`edits.actions.${value}`) }))}
            choose={(chosen) => put({ action: chosen as EditAction })}
          />
        )}
        {isAdjusted && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
            <TextField
              id={`${id}-by`}
              label={translate(isByPercent(action) ? 'edits.percent' : 'edits.amount')}
              value={edit.by}
              onChange={({ target }) => put({ by: target.value })}
              error={error !== undefined}
              helperText={error}
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: 'decimal', 'data-by': true } }}
            />
            <NativeSelect<RoundingStep>
              id={`${id}-step`}
              label={translate('edits.step')}
              value={edit.step}
              options={stepsOf(field).map((value) => ({ value, label: value }))}
              choose={(step) => put({ step: step as RoundingStep })}
            />
            <NativeSelect<Rounding>
              id={`${id}-rounding`}
              label={translate('edits.rounding')}
              value={edit.rounding}
              options={roundings.map((value) => ({ value, label: translate(`edits.roundings.${value}`) }))}
              choose={(rounding) => put({ rounding: rounding as Rounding })}
            />
          </Box>
        )}
        {!isAdjusted && action !== 'clear' && (
          <Part
            entry={{
              field,
              path: field.name,
              id: `${id}-value`,
              label:
                field.kind === 'toggle'
                  ? label
                  : translate(action === 'set' ? 'edits.value' : `edits.actions.${action}`),
              ...outsideForm,
              error,
              value: edit.value,
              change: (value) => put({ value }),
            }}
          />
        )}
      </Box>
    </Box>
  )
}

const card = {
  position: 'relative',
  m: 0,
  p: 2,
  minWidth: 0,
  border: '1px solid var(--line)',
  borderRadius: 1,
} as const
