import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { uploadKinds } from '../../../../entities/language/uploads/upload-kinds.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { Change, ListState } from '../../paged-list/list-state.ts'

const sorts = ['createdAt-DESC', 'createdAt-ASC', 'title-ASC', 'size-DESC'] as const

/** Filters by kind of file and by use, and the sort order. */
export function LibraryFilters({ state, change }: { readonly state: ListState; readonly change: Change }) {
  const { translate } = useWords()
  const { kind, unused } = state.filters
  const filterBy = (name: string, value: string | undefined) => {
    const { [name]: _, ...others } = state.filters
    change({ filters: { ...others, ...(value && { [name]: value }) } })
  }
  return (
    <>
      {uploadKinds.map((each) => (
        <Chip
          key={each}
          variant="outlined"
          color={kind === each ? 'primary' : 'default'}
          aria-pressed={kind === each}
          label={translate(`library.kinds.${each}`)}
          onClick={() => filterBy('kind', kind === each ? undefined : each)}
        />
      ))}
      <Chip
        variant="outlined"
        color={unused ? 'primary' : 'default'}
        aria-pressed={unused !== undefined}
        label={translate('library.uses.none')}
        onClick={() => filterBy('unused', unused ? undefined : 'true')}
      />
      <TextField
        select
        size="small"
        variant="standard"
        value={`${state.sort.column}-${state.sort.order}`}
        onChange={({ target }) => {
          const [column, order] = target.value.split('-') as [string, 'ASC' | 'DESC']
          change({ sort: { column, order } })
        }}
        slotProps={{
          input: { disableUnderline: true },
          htmlInput: { 'aria-label': translate('library.sort') },
        }}
        sx={{ ml: { sm: 'auto' }, '& .MuiSelect-select': { fontSize: 13, color: 'text.secondary' } }}
      >
        {sorts.map((sort) => (
          <MenuItem key={sort} value={sort}>
            {translate(`library.sorts.${sort}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}
