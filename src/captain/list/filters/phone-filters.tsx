import { useRef, useState } from 'react'
import Tune from '@mui/icons-material/Tune'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useWords } from '../../../shell/words/words-context.tsx'
import { RemovableChip } from '../../../kernel/controls/removable-chip.tsx'
import { useConditionText } from './condition-text.ts'
import type { Condition } from './conditions.ts'
import type { ListFilters } from './use-filters.ts'
import { ListSearch } from './list-search.tsx'
import { lazyPart } from '../../../shell/ui/lazy-component.ts'

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'))

/** Search and filters on phones: active conditions are visible, editors open in a bottom sheet. */
export default function PhoneFilters({ filters }: { readonly filters: ListFilters }) {
  const { translate } = useWords()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { conditions, quick, more, apply, clear } = filters
  const isFilterable = quick.length + more.length > 0

  return (
    <Box role="search" sx={{ py: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <ListSearch filters={filters} />
        {isFilterable && (
          <IconButton
            ref={opener}
            aria-label={[translate('commons.filters.title'), conditions.length || ''].join(' ').trim()}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ width: 44, height: 44, border: '1px solid var(--line)', borderRadius: 1 }}
          >
            <Badge badgeContent={conditions.length || null} color="primary">
              <Tune />
            </Badge>
          </IconButton>
        )}
      </Box>
      {conditions.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, overflowX: 'auto', py: 1 }}>
          {conditions.map((condition) => (
            <AppliedFilter
              key={condition.field.name}
              condition={condition}
              remove={() => apply({ ...condition, parts: {} })}
              focusWithoutChips={() => opener.current?.focus()}
            />
          ))}
          <Button size="small" onClick={clear} sx={{ flex: 'none', minHeight: 44 }}>
            {translate('commons.filters.clear')}
          </Button>
        </Box>
      )}
      {open && <FilterSheet filters={filters} onClose={() => setOpen(false)} />}
    </Box>
  )
}

interface AppliedFilterProps {
  readonly condition: Condition
  remove(): void
  focusWithoutChips(): void
}

function AppliedFilter({ condition, ...chip }: AppliedFilterProps) {
  return (
    <RemovableChip
      color="primary"
      variant="outlined"
      label={useConditionText(condition)}
      {...chip}
      sx={{ flex: 'none', maxWidth: 280, height: 44, borderRadius: '22px' }}
    />
  )
}
