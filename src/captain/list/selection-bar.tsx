import { Suspense, useState } from 'react'
import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { maxBulkRecords } from '../../../entities/language/shared/bulk-limit.ts'
import { lazyComponent } from '../../shell/ui/lazy-component.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useIsOwnMembership } from '../record/is-own-membership.ts'
import { useEntity } from '../screens/entity-context.tsx'
import { useLabels } from '../words/labels.ts'
import { useRecordActions } from '../record/record-actions.ts'
import type { CaptainRecord } from '../api/record.ts'
import { transitionOptions, useTransition } from '../record/transitions.ts'
import { useListScreen } from './list-context.ts'
import { useSelection } from './selection.ts'

const BulkEditDialog = lazyComponent(() => import('./bulk-edit/bulk-edit-dialog.tsx'))

/** Actions on the selected records, each a single API call with a single undo. Replaces the filters. */
export default function SelectionBar() {
  const { translate } = useWords()
  const entity = useEntity()
  const labels = useLabels(entity)
  const { trashed, deletable, editable, remove, purge, exportList } = useListScreen()
  const { onSelect } = useListContext<CaptainRecord>()
  const { records, isPending } = useSelection()
  const { recover } = useRecordActions()
  const move = useTransition()
  const isAboutOneself = useIsOwnMembership()
  const [busy, setBusy] = useState(false)
  const [editing, setEditing] = useState(false)
  const moves = trashed ? [] : transitionOptions(entity, labels, records)

  const run = async (work: () => Promise<boolean>) => {
    setBusy(true)
    try {
      if (await work()) onSelect([])
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box
      role="toolbar"
      aria-label={translate('commons.list.selected', { smart_count: records.length })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 48,
        px: 1.5,
        py: 0.5,
        borderRadius: 1,
        '& button': { minHeight: { xs: 44, sm: 32 } },
        bgcolor: 'color-mix(in srgb, var(--accent) 8%, transparent)',
      }}
    >
      <Box component="strong" role="status" sx={{ fontSize: 14, fontVariantNumeric: 'tabular-nums', mr: 1 }}>
        {translate('commons.list.selected', { smart_count: records.length })}
      </Box>
      {moves.map((each) => (
        <Button
          key={each.to}
          size="small"
          variant="outlined"
          disabled={busy || isPending}
          onClick={() => void run(() => move(each))}
        >
          {each.records.length < records.length ? `${each.verb} (${each.records.length})` : each.verb}
        </Button>
      ))}
      {!trashed && editable && (
        <Button size="small" variant="outlined" disabled={busy || isPending} onClick={() => setEditing(true)}>
          {translate('commons.actions.edit')}
        </Button>
      )}
      {trashed && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<RestoreFromTrashOutlined />}
          disabled={busy || isPending || records.some(isAboutOneself)}
          onClick={() => void run(() => recover(records))}
        >
          {translate('commons.trash.restore')}
        </Button>
      )}
      {trashed && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          startIcon={<DeleteForeverOutlined />}
          disabled={busy || isPending || records.some(isAboutOneself)}
          onClick={() => void run(() => purge(records))}
        >
          {translate('commons.trash.purge')}
        </Button>
      )}
      {deletable && !trashed && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          startIcon={<DeleteOutlined />}
          disabled={busy || isPending}
          onClick={() => void run(() => remove(records))}
        >
          {translate('commons.actions.delete')}
        </Button>
      )}
      <Button size="small" variant="outlined" disabled={busy} onClick={exportList}>
        {translate('ra.action.export')}
      </Button>
      <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
        <SelectAll />
        <Button size="small" variant="text" onClick={() => onSelect([])}>
          {translate('commons.list.unselect')}
        </Button>
      </Box>
      {editing && (
        <Suspense>
          <BulkEditDialog
            records={records}
            close={(edited) => {
              setEditing(false)
              if (edited) onSelect([])
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}

/** Offered once the whole page is selected and more records match; of very many, those that one call changes. */
function SelectAll() {
  const { translate } = useWords()
  const { data = [], total = 0, selectedIds, onSelectAll } = useListContext<CaptainRecord>()
  const selectable = Math.min(total, maxBulkRecords)
  if (selectedIds.length >= selectable || !data.every(({ id }) => selectedIds.includes(id))) return null
  return (
    <Button size="small" variant="text" onClick={() => onSelectAll()}>
      {translate(total > selectable ? 'commons.list.selectFirst' : 'commons.list.selectAllMatching', {
        smart_count: selectable,
      })}
    </Button>
  )
}
