import { useState } from 'react'
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Field } from '../../../../entities/language/entity.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { FilterChip } from './filter-chip.tsx'
import type { ListFilters } from './use-filters.ts'
import { ListSearch } from './list-search.tsx'
import { useScope } from '../../../kernel/words/scope.ts'

/** Search and filters above the table, always visible. All conditions must match. */
export function FilterBar({ filters }: { readonly filters: ListFilters }) {
  const { translate } = useWords()
  const [added, setAdded] = useState<Field>()
  const { quick, more, conditions, active, apply, clear } = filters
  const conditionOn = (field: Field) => conditions.find((condition) => condition.field === field)
  const extra = more.filter((field) => conditionOn(field) || field === added)

  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 48, py: 0.5 }}>
      <ListSearch filters={filters} />
      {quick.map((field) => (
        <FilterChip key={field.name} field={field} condition={conditionOn(field)} apply={apply} />
      ))}
      {extra.map((field) => (
        <FilterChip
          key={field.name}
          field={field}
          condition={conditionOn(field)}
          asking={field === added}
          apply={apply}
          onClose={() => setAdded(undefined)}
        />
      ))}
      {extra.length < more.length && (
        <AddFilter fields={more.filter((field) => !extra.includes(field))} add={setAdded} />
      )}
      {active && (
        <Button size="small" variant="text" onClick={clear}>
          {translate('commons.filters.clear')}
        </Button>
      )}
    </Box>
  )
}

function AddFilter({ fields, add }: { readonly fields: readonly Field[]; add(field: Field): void }) {
  const { translate, labels } = useScope()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (field: Field) => {
    setAnchor(null)
    add(field)
  }
  return (
    <>
      <Button
        size="small"
        variant="text"
        startIcon={<Add />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('commons.filters.add')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {fields.map((field) => (
          <MenuItem key={field.name} onClick={() => choose(field)}>
            {labels.label(field.name)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
