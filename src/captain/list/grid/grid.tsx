import ImageOutlined from '@mui/icons-material/ImageOutlined'
import Box from '@mui/material/Box'
import { LinkBase, RecordContextProvider, useListContext } from 'react-admin'
import { isEmpty } from '../../../kernel/form/field-entry.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useNeedsAction } from '../../record/needs-action.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import { AboutLine } from '../rows/about-line.tsx'
import { cardColumns } from '../../columns/columns.ts'
import { Flags } from '../rows/flags.tsx'
import { useListScreen } from '../state/list-context.ts'
import { usePreloadRow } from '../../lazy/preload-screens.ts'
import { MenuButton, TrashButtons } from '../rows/record-buttons.tsx'
import { rememberRow, useRestoredFocus, useRowKeys } from '../rows/row-focus.ts'
import { RowPicture } from '../rows/row-picture.tsx'
import { useSelectRows, type SelectRow } from '../rows/select-row.ts'
import { gridStyle, pictureSizes } from './grid-style.ts'

/** The records as cards with their pictures, for what is looked at. */
export default function Grid() {
  const labels = useLabels(useEntity())
  const { data = [], isPlaceholderData } = useListContext<CaptainRecord>()
  const selectRow = useSelectRows()
  useRowKeys()
  return (
    <Box
      component="ul"
      data-rows
      onFocus={rememberRow}
      onClickCapture={rememberRow}
      onPointerOver={usePreloadRow()}
      aria-label={labels.plural}
      aria-keyshortcuts="J K"
      aria-busy={isPlaceholderData || undefined}
      sx={gridStyle}
      style={{ opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      {data.map((record) => (
        <GridCard key={record.id} record={record} selectRow={selectRow} />
      ))}
    </Box>
  )
}

/** One record. A click anywhere on the card follows the link of its title. */
function GridCard({ record, selectRow }: { readonly record: CaptainRecord; selectRow: SelectRow }) {
  const { translate } = useWords()
  const { columns, paths, trashed, pictureOf, titleOf } = useListScreen()
  const { selectedIds } = useListContext<CaptainRecord>()
  const needsAction = useNeedsAction(record)
  useRestoredFocus(record.id)
  const title = titleOf(record)
  const selected = selectedIds.includes(record.id)
  const path = trashed ? undefined : paths.open(record)
  const { lead, amount, rest, shownCount, about } = cardColumns(columns)
  const [first, ...others] = rest.filter(({ field }) => !isEmpty(record[field.name])).slice(0, shownCount)
  const shown = [lead, amount, first, ...others, ...about].flatMap((column) => column?.field.name ?? [])

  return (
    <RecordContextProvider value={record}>
      <li
        className={[trashed && 'trashed', needsAction].filter(Boolean).join(' ')}
        data-row={record.id}
        data-selected={selected || undefined}
      >
        {pictureOf?.(record) ? (
          <RowPicture record={record} sizes={pictureSizes} />
        ) : (
          <span className="picture" aria-hidden>
            <ImageOutlined />
          </span>
        )}
        <div className="text">
          {path ? (
            <LinkBase to={path} className="title">
              {lead?.element}
            </LinkBase>
          ) : (
            <span className="title">{lead?.element}</span>
          )}
          {amount && !isEmpty(record[amount.field.name]) && <span className="amount">{amount.element}</span>}
          <AboutLine columns={about} />
          <span className="second">
            {first && <span>{first.element}</span>}
            <Flags shown={shown} />
            {others.map(({ field, element }) => (
              <span key={field.name}>{element}</span>
            ))}
          </span>
        </div>
        <label className="tick">
          <input
            type="checkbox"
            aria-label={translate('commons.list.selectRow', { title })}
            checked={selected}
            onChange={({ nativeEvent }) => selectRow(record.id, (nativeEvent as PointerEvent).shiftKey)}
          />
        </label>
        <span className="acts">{trashed ? <TrashButtons record={record} /> : <MenuButton record={record} />}</span>
      </li>
    </RecordContextProvider>
  )
}
