import { useState, type ReactNode } from 'react'
import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { maxBulkRecords } from '../../../../entities/language/shared/bulk-limit.ts'
import { reportBottomBarHeight } from '../../../kernel/controls/bottom-bar-height.ts'
import { lazyPart } from '../../../shell/ui/lazy-component.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useIsOwnMembership } from '../../record/is-own-membership.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useFeatures } from '../../../kernel/features/feature.ts'
import { useFormat } from '../../../kernel/words/format.ts'
import { useRecordActions } from '../../record/record-actions.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { transitionOptions, useTransition } from '../../record/transitions.ts'
import { useListScreen } from '../state/list-context.ts'
import { useSelection } from './selection.ts'
import { selectionBarHeight } from '../table/available-height.ts'
import { useScope } from '../../../kernel/words/scope.ts'

const BulkEditDialog = lazyPart(() => import('../bulk-edit/bulk-edit-dialog.tsx'))
const ListEditDialog = lazyPart(() => import('../bulk-edit/list-edit-dialog.tsx'))

/**
 * Actions on the selected records, each a single API call with a single undo; on all that the list finds, a job with one.
 * It stays at the bottom of the window, below the list, whose search, filters and pages go on: a selection is what was
 * ticked in all of them.
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
  position: 'sticky',
  bottom: { xs: 0, sm: 12 },
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: selectionBarHeight,
  mt: 0.5,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 1.5 },
  py: 0.75,
  border: '1px solid var(--line)',
  borderRadius: { xs: 0, sm: 1 },
  bgcolor: 'var(--raised)',
  boxShadow: 'var(--shadow)',
  '& button': { flex: 'none', minHeight: { xs: 44, sm: 32 } },
  // The actions share one line, which scrolls: more lines would leave too little of the list. On phones it is their own.
  '& .actions': {
    display: 'flex',
    gap: 1,
    order: { xs: 1, sm: 0 },
    flex: { xs: '0 0 100%', sm: '1 1 0' },
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
  },
} as const

interface BarProps {
  /** How many records are selected. */
  readonly text: string
  readonly actions: ReactNode
  /** Other ways to select, before the one to select nothing. */
  readonly children?: ReactNode
}

function Bar({ text, actions, children }: BarProps) {
  const { translate } = useWords()
  const { onSelect } = useListContext<CaptainRecord>()
  return (
    <Box role="toolbar" aria-label={text} ref={reportBottomBarHeight} sx={barStyle}>
      <Box component="strong" role="status" sx={{ fontSize: 14, fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Box>
      <div className="actions">{actions}</div>
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        {children}
        <Button size="small" variant="text" onClick={() => onSelect([])}>
          {translate('commons.list.unselect')}
        </Button>
      </Box>
    </Box>
  )
}

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
  const actions = (
    <>
      {!trashed && editable && (
        <BarButton onClick={() => setAction('edit')}>{translate('commons.actions.edit')}</BarButton>
      )}
      {trashed && <RestoreButton onClick={() => setAction('restore')} />}
      {deletable && !trashed && <DeleteButton onClick={() => setAction('delete')} />}
    </>
  )
  return (
    <>
      <Bar text={text} actions={actions} />
      {action && (
        <ListEditDialog
          action={action}
          filter={{ ...(filterValues as object), ...(trashed && { trashed: true }) }}
          total={total}
          close={(started) => {
            setAction(undefined)
            if (!started) return
            leave()
            onSelect([])
          }}
        />
      )}
    </>
  )
}

function SelectedBar({ selectEverything }: { selectEverything(): void }) {
  const { translate, entity, labels } = useScope()
  const { trashed, deletable, editable, remove, purge, openAction } = useListScreen()
  const { data = [], onSelect } = useListContext<CaptainRecord>()
  const { records, isPending } = useSelection()
  const { recover } = useRecordActions()
  const move = useTransition()
  const isAboutOneself = useIsOwnMembership()
  const [busy, setBusy] = useState(false)
  const [editing, setEditing] = useState(false)
  const moves = trashed ? [] : transitionOptions(entity, labels, records)
  const offered = useFeatures('selectionActions').filter(({ isFor }) => !trashed && isFor(entity))

  /** Records that were left as they were stay selected, and all of them if nothing was done. */
  const run = async (work: () => Promise<readonly CaptainRecord[] | boolean | undefined>) => {
    setBusy(true)
    try {
      const left = await work()
      if (left) onSelect(left === true ? [] : left.map(({ id }) => id))
    } finally {
      setBusy(false)
    }
  }

  const elsewhere = records.filter(({ id }) => !data.some((record) => record.id === id)).length
  const text = translate(`commons.list.${elsewhere > 0 ? 'selectedElsewhere' : 'selected'}`, {
    smart_count: records.length,
    elsewhere,
  })
  // More than one call takes; what cannot be done at once is not started.
  const tooMany = records.length > maxBulkRecords
  const blocked = busy || isPending || tooMany
  const actions = (
    <>
      {tooMany && <span>{translate('commons.list.tooMany', { smart_count: maxBulkRecords })}</span>}
      {moves.map((each) => (
        <BarButton key={each.to} disabled={blocked} onClick={() => void run(() => move(each))}>
          {each.records.length < records.length ? `${each.verb} (${each.records.length})` : each.verb}
        </BarButton>
      ))}
      {!trashed && editable && (
        <BarButton disabled={blocked} onClick={() => setEditing(true)}>
          {translate('commons.actions.edit')}
        </BarButton>
      )}
      {offered.map(({ name, Part }) => (
        <Part key={name} records={records} disabled={blocked} done={() => onSelect([])} />
      ))}
      {trashed && (
        <RestoreButton
          disabled={blocked || records.some(isAboutOneself)}
          onClick={() => void run(() => recover(records))}
        />
      )}
      {trashed && (
        <BarButton
          color="error"
          startIcon={<DeleteForeverOutlined />}
          disabled={blocked || records.some(isAboutOneself)}
          onClick={() => void run(() => purge(records))}
        >
          {translate('commons.trash.purge')}
        </BarButton>
      )}
      {deletable && !trashed && <DeleteButton disabled={blocked} onClick={() => void run(() => remove(records))} />}
      <BarButton disabled={busy} onClick={() => openAction('export', 'export')}>
        {translate('ra.action.export')}
      </BarButton>
    </>
  )

  return (
    <>
      <Bar text={text} actions={actions}>
        <SelectAll selectEverything={selectEverything} />
      </Bar>
      {editing && (
        <BulkEditDialog
          records={records}
          close={(edited) => {
            setEditing(false)
            if (edited) onSelect([])
          }}
        />
      )}
    </>
  )
}

/** Offered once the whole page is selected and more records are found; of very many, those that one call changes, or all. */
function SelectAll({ selectEverything }: { selectEverything(): void }) {
  const { translate } = useWords()
  const format = useFormat()
  const { viewOf } = useEntity()
  const { trashed, deletable, editable } = useListScreen()
  const { data = [], total = 0, selectedIds, filterValues, onSelectAll } = useListContext<CaptainRecord>()
  // What other searches found is among the selected, too: their number says nothing about this one.
  const search = JSON.stringify(filterValues)
  const [selected, setSelected] = useState<string>()
  const selectable = Math.min(total, maxBulkRecords)
  if (!data.every(({ id }) => selectedIds.includes(id))) return null
  const isOffered = viewOf === undefined && (trashed || deletable || editable)
  return (
    <>
      {total > data.length && selected !== search && (
        <Button
          size="small"
          variant="text"
          onClick={() => {
            onSelectAll()
            setSelected(search)
          }}
        >
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
