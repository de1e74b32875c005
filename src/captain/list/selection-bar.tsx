import { Suspense, useState } from 'react'
import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { maxBulkRecords } from '../../../entities/language/shared/bulk-limit.ts'
import { lazyComponent } from '../../shell/ui/lazy-component.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useIsOwnMembership } from '../record/is-own-membership.ts'
import { useEntity } from '../screens/entity-context.tsx'
import { useFormat } from '../words/format.ts'
import { useLabels } from '../words/labels.ts'
import { useRecordActions } from '../record/record-actions.ts'
import type { CaptainRecord } from '../api/record.ts'
import { transitionOptions, useTransition } from '../record/transitions.ts'
import { useListScreen } from './list-context.ts'
import { useSelection } from './selection.ts'

const BulkEditDialog = lazyComponent(() => import('./bulk-edit/bulk-edit-dialog.tsx'))
const ListEditDialog = lazyComponent(() => import('./bulk-edit/list-edit-dialog.tsx'))

/**
 * Actions on the selected records, each a single API call with a single undo; on all that the list finds, a job with one.
 * Replaces the filters.
 */
export default function SelectionBar() {
  const { selectedIds, filterValues } = useListContext<CaptainRecord>()
  // Everything is what was found when it was selected: another selection or filter is another one.
  const key = JSON.stringify([selectedIds, filterValues])
  const [everything, setEverything] = useState<string>()
  return everything === key ? (
    <EverythingBar leave={() => setEverything(undefined)} />
  ) : (
    <SelectedBar selectEverything={() => setEverything(key)} />
  )
}

const barStyle = {
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
} as const

const BarButton = (props: ButtonProps) => <Button size="small" variant="outlined" {...props} />

function RestoreButton(props: Pick<ButtonProps, 'disabled' | 'onClick'>) {
  const { translate } = useWords()
  return (
    <BarButton startIcon={<RestoreFromTrashOutlined />} {...props}>
      {translate('commons.trash.restore')}
    </BarButton>
  )
}

function DeleteButton(props: Pick<ButtonProps, 'disabled' | 'onClick'>) {
  const { translate } = useWords()
  return (
    <BarButton color="error" startIcon={<DeleteOutlined />} {...props}>
      {translate('commons.actions.delete')}
    </BarButton>
  )
}

/** What can be done with all that the list finds, beyond what one call changes. */
function EverythingBar({ leave }: { leave(): void }) {
  const { translate } = useWords()
  const format = useFormat()
  const { trashed, deletable, editable } = useListScreen()
  const { onSelect, filterValues, total = 0 } = useListContext<CaptainRecord>()
  const [action, setAction] = useState<'edit' | 'delete' | 'restore'>()
  const text = translate('commons.list.everything', { smart_count: format.number(total) })
  return (
    <Box role="toolbar" aria-label={text} sx={barStyle}>
      <Box component="strong" role="status" sx={{ fontSize: 14, fontVariantNumeric: 'tabular-nums', mr: 1 }}>
        {text}
      </Box>
      {!trashed && editable && (
        <BarButton onClick={() => setAction('edit')}>{translate('commons.actions.edit')}</BarButton>
      )}
      {trashed && <RestoreButton onClick={() => setAction('restore')} />}
      {deletable && !trashed && <DeleteButton onClick={() => setAction('delete')} />}
      <Button size="small" variant="text" sx={{ ml: 'auto' }} onClick={() => onSelect([])}>
        {translate('commons.list.unselect')}
      </Button>
      {action && (
        <Suspense>
          <ListEditDialog
            action={action}
            filter={{ ...(filterValues as object), ...(trashed && { trashed: true }) }}
            total={total}
            close={(begun) => {
              setAction(undefined)
              if (!begun) return
              leave()
              onSelect([])
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}

function SelectedBar({ selectEverything }: { selectEverything(): void }) {
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
    <Box role="toolbar" aria-label={translate('commons.list.selected', { smart_count: records.length })} sx={barStyle}>
      <Box component="strong" role="status" sx={{ fontSize: 14, fontVariantNumeric: 'tabular-nums', mr: 1 }}>
        {translate('commons.list.selected', { smart_count: records.length })}
      </Box>
      {moves.map((each) => (
        <BarButton key={each.to} disabled={busy || isPending} onClick={() => void run(() => move(each))}>
          {each.records.length < records.length ? `${each.verb} (${each.records.length})` : each.verb}
        </BarButton>
      ))}
      {!trashed && editable && (
        <BarButton disabled={busy || isPending} onClick={() => setEditing(true)}>
          {translate('commons.actions.edit')}
        </BarButton>
      )}
      {trashed && (
        <RestoreButton
          disabled={busy || isPending || records.some(isAboutOneself)}
          onClick={() => void run(() => recover(records))}
        />
      )}
      {trashed && (
        <BarButton
          color="error"
          startIcon={<DeleteForeverOutlined />}
          disabled={busy || isPending || records.some(isAboutOneself)}
          onClick={() => void run(() => purge(records))}
        >
          {translate('commons.trash.purge')}
        </BarButton>
      )}
      {deletable && !trashed && (
        <DeleteButton disabled={busy || isPending} onClick={() => void run(() => remove(records))} />
      )}
      <BarButton disabled={busy} onClick={exportList}>
        {translate('ra.action.export')}
      </BarButton>
      <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
        <SelectAll selectEverything={selectEverything} />
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

/** Offered once the whole page is selected and more records match; of very many, those that one call changes, or all. */
function SelectAll({ selectEverything }: { selectEverything(): void }) {
  const { translate } = useWords()
  const format = useFormat()
  const { viewOf } = useEntity()
  const { trashed, deletable, editable } = useListScreen()
  const { data = [], total = 0, selectedIds, onSelectAll } = useListContext<CaptainRecord>()
  const selectable = Math.min(total, maxBulkRecords)
  if (!data.every(({ id }) => selectedIds.includes(id))) return null
  const isOffered = viewOf === undefined && (trashed || deletable || editable)
  return (
    <>
      {selectedIds.length < selectable && (
        <Button size="small" variant="text" onClick={() => onSelectAll()}>
          {translate(total > selectable ? 'commons.list.selectFirst' : 'commons.list.selectAllMatching', {
            smart_count: selectable,
          })}
        </Button>
      )}
      {total > maxBulkRecords && isOffered && (
        <Button size="small" variant="text" onClick={selectEverything}>
          {translate('commons.list.selectEverything', { smart_count: format.number(total) })}
        </Button>
      )}
    </>
  )
}
