import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import type { Field } from '../../../../entities/language/entity.ts'
import { focusInvalid } from '../../../shell/ui/focus-invalid.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import ConditionEditor from './condition-editor.tsx'
import { useConditionText } from './condition-text.ts'
import type { Condition } from './conditions.ts'
import type { ListFilters } from './use-filters.ts'
import { useScope } from '../../../kernel/words/scope.ts'

/**
 * A list's filters on phones, in a bottom sheet. What is chosen applies at once, and what is typed on leaving its input;
 * closing leaves it too, as not every browser moves the focus for a tap on a button.
 */
export default function FilterSheet({ filters, onClose }: { readonly filters: ListFilters; onClose(): void }) {
  const { translate, labels } = useScope()
  const { total } = useListContext()
  const { quick, more, conditions, apply, clear } = filters
  const sheet = useRef<HTMLDivElement>(null)
  const leaveInput = () => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && sheet.current?.contains(activeElement)) activeElement.blur()
  }
  const close = () => {
    leaveInput()
    onClose()
  }
  const show = () => {
    // What is refused is known once it has been drawn.
    flushSync(leaveInput)
    if (!focusInvalid(sheet.current)) onClose()
  }

  return (
    <Drawer
      anchor="bottom"
      open
      onClose={close}
      slotProps={{
        paper: {
          ref: sheet,
          role: 'dialog',
          'aria-label': translate('commons.filters.title'),
          sx: { maxHeight: '85dvh', borderRadius: '12px 12px 0 0' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, pt: 2, pb: 1 }}>
        <Typography component="h2" sx={{ fontSize: 16, fontWeight: 700 }}>
          {translate('commons.filters.title')}
        </Typography>
        <Button onClick={clear} disabled={conditions.length === 0} sx={{ minHeight: 44 }}>
          {translate('commons.filters.clear')}
        </Button>
      </Box>
      <Box sx={{ overflowY: 'auto', flex: 1 }}>
        {[...quick, ...more].map((field) => (
          <FilterSection
            key={field.name}
            field={field}
            condition={conditions.find((condition) => condition.field === field)}
            apply={apply}
          />
        ))}
      </Box>
      <Box sx={{ p: 2, borderTop: '1px solid var(--line)' }}>
        <Button variant="contained" fullWidth onClick={show} sx={{ minHeight: 44 }}>
          {translate('commons.filters.show', { count: labels.count(total ?? 0) })}
        </Button>
      </Box>
    </Drawer>
  )
}

interface FilterSectionProps {
  readonly field: Field
  readonly condition: Condition | undefined
  apply(condition: Condition): void
}

function FilterSection({ field, condition, apply }: FilterSectionProps) {
  const labels = useLabels(useEntity())
  const [open, setOpen] = useState(false)
  return (
    <Box sx={{ borderTop: '1px solid var(--line)' }}>
      <ButtonBase
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        sx={{
          width: '100%',
          minHeight: 52,
          px: 2,
          justifyContent: 'space-between',
          textAlign: 'start',
          font: 'inherit',
          fontSize: 15,
        }}
      >
        {condition ? <Chosen condition={condition} /> : labels.label(field.name)}
        <ExpandMore aria-hidden sx={{ rotate: open ? '180deg' : 'none', transition: 'rotate 0.15s' }} />
      </ButtonBase>
      <Collapse in={open} unmountOnExit>
        <Box sx={{ px: 1, pb: 1 }}>
          <ConditionEditor field={field} condition={condition} apply={apply} onDone={() => setOpen(false)} />
        </Box>
      </Collapse>
    </Box>
  )
}

const Chosen = ({ condition }: { readonly condition: Condition }) => (
  <b style={{ color: 'var(--accent)' }}>{useConditionText(condition)}</b>
)
