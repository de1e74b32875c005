import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useListContext } from 'react-admin'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useRecordActions } from '../../record/record-actions.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useInOneGroup, useManualOrder } from './manual-order.ts'

/** Move a record one place up or down: for keyboard users and phones. */
export function MoveMenuItems({ record, close }: { readonly record: CaptainRecord; close(): void }) {
  const { translate } = useWords()
  const { data = [] } = useListContext<CaptainRecord>()
  const { reorder } = useRecordActions()
  const inOneGroup = useInOneGroup()
  if (!useManualOrder()) return null

  const place = data.findIndex(({ id }) => id === record.id)
  const [above, below] = [data[place - 1], data[place + 1]].map((other) =>
    other && inOneGroup(record, other) ? other : undefined,
  )
  const put = (ids: readonly string[]) => {
    close()
    void reorder(ids)
  }
  return (
    <>
      <MenuItem disabled={!above} onClick={() => above && put([record.id, above.id])}>
        <ListItemIcon aria-hidden>
          <KeyboardArrowUp fontSize="small" />
        </ListItemIcon>
        {translate('commons.actions.moveUp')}
      </MenuItem>
      <MenuItem disabled={!below} onClick={() => below && put([below.id, record.id])}>
        <ListItemIcon aria-hidden>
          <KeyboardArrowDown fontSize="small" />
        </ListItemIcon>
        {translate('commons.actions.moveDown')}
      </MenuItem>
    </>
  )
}
