import { useState } from 'react'
import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Chip from '@mui/material/Chip'
import Popover from '@mui/material/Popover'
import type { Field } from '../../../../entities/language/entity.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import { useConditionText } from './condition-text.ts'
import type { Condition } from './conditions.ts'
import { lazyPart } from '../../../shell/ui/lazy-component.ts'

const ConditionEditor = lazyPart(() => import('./condition-editor.tsx'))

interface FilterChipProps {
  readonly field: Field
  readonly condition: Condition | undefined
  /** Whether the editor starts open, as for a filter that was just added. */
  readonly asking?: boolean
  apply(condition: Condition): void
  /** Called when the editor is closed. */
  onClose?(): void
}

/** The chip of one filter: its field while it has no condition, else the condition with a button to remove it. */
export function FilterChip({ field, condition, asking = false, apply, onClose }: FilterChipProps) {
  const labels = useLabels(useEntity())
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(asking)
  const label = labels.label(field.name)
  const close = () => {
    setOpened(false)
    onClose?.()
  }

  return (
    <>
      <span ref={setAnchor}>
        {condition ? (
          <Set
            condition={condition}
            label={label}
            open={() => setOpened(true)}
            remove={() => apply({ field, parts: {} })}
          />
        ) : (
          <Chip
            variant="outlined"
            label={label}
            deleteIcon={<ArrowDropDown />}
            onDelete={() => setOpened(true)}
            onClick={() => setOpened(true)}
            aria-haspopup="dialog"
            tabIndex={0}
          />
        )}
      </span>
      <Popover
        open={opened && anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5, minWidth: 240, maxWidth: 340, maxHeight: 420 } },
        }}
      >
        <ConditionEditor field={field} condition={condition} apply={apply} onDone={close} />
      </Popover>
    </>
  )
}

interface SetProps {
  readonly condition: Condition
  readonly label: string
  open(): void
  remove(): void
}

function Set({ condition, label, open, remove }: SetProps) {
  const { translate } = useWords()
  const text = useConditionText(condition)
  return (
    <Chip
      color="primary"
      variant="outlined"
      label={text}
      title={text}
      onClick={open}
      onDelete={remove}
      aria-haspopup="dialog"
      slotProps={{ root: { 'aria-description': translate('commons.filters.removeHint', { field: label }) } }}
      sx={{
        maxWidth: 320,
        bgcolor: 'color-mix(in srgb, var(--accent) 8%, transparent)',
        borderColor: 'var(--accent)',
        fontWeight: 700,
      }}
    />
  )
}
