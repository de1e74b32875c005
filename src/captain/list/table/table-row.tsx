import { memo, type HTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react'
import { LinkBase, RecordContextProvider, useListContext, useNavigate } from 'react-admin'
import type { Field } from '../../../../entities/language/entity.ts'
import { isEmpty } from '../../../kernel/form/field-entry.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import { useFormat } from '../../../kernel/words/format.ts'
import { useNeedsAction } from '../../record/needs-action.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { isMeasure, isSign } from '../../../fields/base/columns.ts'
import type { Column } from '../../columns/columns.ts'
import { Flags } from '../rows/flags.tsx'
import { useListScreen } from '../state/list-context.ts'
import { useRestoredFocus } from '../rows/row-focus.ts'
import { RowPicture } from '../rows/row-picture.tsx'
import { quickFields } from '../quick-edit/quick-fields.ts'
import type { SelectRow } from '../rows/select-row.ts'
import { useScope } from '../../../kernel/words/scope.ts'
import EditOutlined from '@mui/icons-material/EditOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { MenuButton, TrashButtons } from '../rows/record-buttons.tsx'

interface TableRowProps extends HTMLAttributes<HTMLTableRowElement> {
  readonly record: CaptainRecord
  /** The drag handle cell, where rows can be reordered. */
  readonly grip?: ReactNode
  readonly ref?: Ref<HTMLTableRowElement>
  selectRow: SelectRow
}

/** One record of the table. The title is a link; a click anywhere else on the row opens the same page. */
export function TableRow({ record, grip, selectRow, className = '', ...row }: TableRowProps) {
  const { translate, entity, site } = useScope()
  const { columns, paths, trashed, titleOf } = useListScreen()
  const { selectedIds } = useListContext<CaptainRecord>()
  const navigate = useNavigate()
  const selected = selectedIds.includes(record.id)
  const path = trashed ? undefined : paths.open(record)
  const needsAction = useNeedsAction(record)
  const quick = !trashed && paths.edit(record) ? quickFields(entity, site, record) : []
  useRestoredFocus(record.id)

  const open = (event: MouseEvent<HTMLElement>) => {
    if (path && isPlainClick(event)) navigate(path)
  }

  return (
    <RecordContextProvider value={record}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keyboard users have the link in the row */}
      <tr
        {...row}
        className={[className, path && 'opens', trashed && 'trashed', needsAction].filter(Boolean).join(' ')}
        data-row={record.id}
        data-selected={selected || undefined}
        onClick={open}
      >
        {grip}
        <td className="tick">
          <label>
            <input
              type="checkbox"
              aria-label={translate('commons.list.selectRow', { title: titleOf(record) })}
              checked={selected}
              onChange={({ nativeEvent }) => selectRow(record.id, (nativeEvent as PointerEvent).shiftKey)}
            />
          </label>
        </td>
        {columns.map((column, index) =>
          index === 0 ? (
            <TitleCell key={column.field.name} record={record} column={column} path={path} />
          ) : quick.includes(column.field.name) ? (
            <QuickCell key={column.field.name} record={record} column={column} />
          ) : (
            <Cell key={column.field.name} record={record} column={column} />
          ),
        )}
        <RowActions record={record} />
      </tr>
    </RecordContextProvider>
  )
}

/** A click on the row itself: not on a control in it, nor the end of a text selection. */
function isPlainClick({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLElement>): boolean {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  if ((target as HTMLElement).closest('a, button, input, label')) return false
  return String(window.getSelection() ?? '') === ''
}

interface CellProps {
  readonly record: CaptainRecord
  readonly column: Column
}

function TitleCell({ record, column, path }: CellProps & { readonly path: string | undefined }) {
  const { columns } = useListScreen()
  const value = record[column.field.name] as unknown
  const title = typeof value === 'string' && !column.field.to ? value : undefined
  return (
    <th scope="row" className="first">
      <div>
        <RowPicture record={record} />
        {path ? (
          <LinkBase to={path} className="title" title={title}>
            {column.element}
          </LinkBase>
        ) : (
          <span className="title" title={title}>
            {column.element}
          </span>
        )}
        <Flags shown={columns.map(({ field }) => field.name)} />
      </div>
    </th>
  )
}

/** A value that a click changes in place. */
function QuickCell({ record, column: { field, element } }: CellProps) {
  const { translate } = useWords()
  const { openQuickEdit } = useListScreen()
  const label = useLabels(useEntity()).label(field.name)
  return (
    <td className={cellClass(field)}>
      <button
        type="button"
        className="quick"
        title={translate('commons.list.quickEdit', { field: label })}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => openQuickEdit(record, field.name, currentTarget)}
      >
        {isEmpty(record[field.name]) ? <EmptyValue /> : <Value field={field} element={element} />}
      </button>
    </td>
  )
}

const Cell = memo(function Cell({ record, column: { field, element } }: CellProps) {
  const { relative } = useFormat()
  const value = record[field.name] as unknown
  const empty = value === null || value === undefined || value === ''
  const at = field.kind === 'date-time' && typeof value === 'string' ? relative(value) : undefined
  return (
    <td className={cellClass(field)} title={at} onMouseEnter={at === undefined ? showFullText : undefined}>
      {empty ? <EmptyValue /> : <Value field={field} element={element} />}
    </td>
  )
})

/** Text may take two lines; a number, a code that is one word (20261126-0004), and a sign may not. */
const takesTwoLines = (field: Field): boolean => !isMeasure(field) && !isSign(field) && !field.code

const cellClass = (field: Field): string =>
  isMeasure(field) ? 'cell measure' : takesTwoLines(field) ? 'cell words' : 'cell'

const Value = ({ field, element }: Column) => (takesTwoLines(field) ? <span className="text">{element}</span> : element)

/** Shows truncated text in full as a tooltip. */
const showFullText = ({ currentTarget: cell }: MouseEvent<HTMLElement>) => {
  const text = cell.querySelector('.text') ?? cell
  const isCut = text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight
  cell.title = isCut ? (cell.textContent ?? '') : ''
}

const EmptyValue = () => {
  const { translate } = useWords()
  return (
    <span className="empty" aria-label={translate('commons.table.empty')}>
      –
    </span>
  )
}

/** The last cell of a row: actions other than the row's own click, and the menu. */
function RowActions({ record }: { readonly record: CaptainRecord }) {
  const { translate } = useWords()
  const { paths, trashed, titleOf } = useListScreen()
  const [edit, preview] = [paths.edit(record), paths.preview(record)]
  const [path, Icon, verb] = preview ? [preview, VisibilityOutlined, 'preview'] : [edit, EditOutlined, 'edit']
  return (
    <td className="acts">
      {trashed ? (
        <TrashButtons record={record} />
      ) : (
        <>
          {path && (
            <LinkBase
              to={path}
              className="act"
              aria-label={`${translate(`commons.actions.${verb}`)} – ${titleOf(record)}`}
              title={translate(`commons.actions.${verb}`)}
            >
              <Icon />
            </LinkBase>
          )}
          <MenuButton record={record} />
        </>
      )}
    </td>
  )
}
