import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { LinkBase, RecordContextProvider, useListContext } from 'react-admin'
import { isEmpty } from '../../../kernel/form/field-entry.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useNeedsAction } from '../../record/needs-action.ts'
import { AboutLine, aboutStyle } from '../rows/about-line.tsx'
import { cardColumns } from '../../columns/columns.ts'
import { flagStyle, Flags } from '../rows/flags.tsx'
import { useListScreen } from '../state/list-context.ts'
import { usePreloadRow } from '../../lazy/preload-screens.ts'
import { MenuButton, TrashButtons } from '../rows/record-buttons.tsx'
import { rememberRow, useRestoredFocus } from '../rows/row-focus.ts'
import { pictureStyle, RowPicture } from '../rows/row-picture.tsx'
import { twoLines } from '../rows/two-lines.ts'
import { useSelectRows, type SelectRow } from '../rows/select-row.ts'

const style: SxProps<Theme> = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: '1px solid var(--line)',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& li': { display: 'flex', alignItems: 'center', minHeight: 68 },
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& li[data-selected]': { bgcolor: 'color-mix(in srgb, var(--accent) 8%, transparent)' },
  '& li.trashed': { color: 'text.secondary' },
  '& label': { display: 'grid', placeItems: 'center', flex: 'none', width: 44, height: 44 },
  '& input': { width: 18, height: 18, m: 0, accentColor: 'var(--accent)' },
  '& .body': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minWidth: 0,
    py: 1.25,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& .lines': { flex: 1, minWidth: 0 },
  '& .picture': pictureStyle(40),
  '& .head': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1.5 },
  '& .amount': { flex: 'none', fontSize: 15, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .flag': flagStyle,
  '& .title': {
    ...twoLines,
    overflow: 'hidden',
    fontSize: 15,
    fontWeight: 700,
    lineHeight: 1.5,
  },
  '& li.settled .title': { fontWeight: 400 },
  '& li.waiting .title::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: '8px',
    borderRadius: '50%',
    bgcolor: 'var(--accent)',
  },
  '& .second': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: 1,
    rowGap: 0.5,
    mt: 0.25,
    fontSize: 13,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
  '& .about': { ...aboutStyle, mt: 0.25 },
  '& .act': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 44,
    mx: 0.5,
    p: 0,
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'action.active',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& :is(.body, .act):focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
}

/** The records on phones: name, in two lines at most, and amount, then status and what else is telling. */
export default function Cards() {
  const labels = useLabels(useEntity())
  const { data = [], isPlaceholderData } = useListContext<CaptainRecord>()
  const selectRow = useSelectRows()
  return (
    <Box
      component="ul"
      onFocus={rememberRow}
      onClickCapture={rememberRow}
      onPointerOver={usePreloadRow()}
      aria-label={labels.plural}
      aria-busy={isPlaceholderData || undefined}
      sx={style}
      style={{ opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      {data.map((record) => (
        <Card key={record.id} record={record} selectRow={selectRow} />
      ))}
    </Box>
  )
}

function Card({ record, selectRow }: { readonly record: CaptainRecord; selectRow: SelectRow }) {
  const { translate } = useWords()
  const { columns, paths, trashed, titleOf } = useListScreen()
  const { selectedIds } = useListContext<CaptainRecord>()
  const selected = selectedIds.includes(record.id)
  const title = titleOf(record)
  const needsAction = useNeedsAction(record)
  useRestoredFocus(record.id)
  const path = trashed ? undefined : paths.open(record)
  const { lead, amount, rest, shownCount, about } = cardColumns(columns)
  const [first, ...others] = rest.filter(({ field }) => !isEmpty(record[field.name])).slice(0, shownCount)
  const shown = [lead, amount, first, ...others, ...about].flatMap((column) => column?.field.name ?? [])
  const lines = (
    <>
      <RowPicture record={record} />
      <span className="lines">
        <span className="head">
          <span className="title">{lead?.element}</span>
          {amount && <span className="amount">{amount.element}</span>}
        </span>
        <span className="second">
          {first && <span>{first.element}</span>}
          <Flags shown={shown} />
          {others.map(({ field, element }) => (
            <span key={field.name}>{element}</span>
          ))}
        </span>
        <AboutLine columns={about} />
      </span>
    </>
  )

  return (
    <RecordContextProvider value={record}>
      <li
        className={[trashed && 'trashed', needsAction].filter(Boolean).join(' ')}
        data-row={record.id}
        data-selected={selected || undefined}
      >
        <label>
          <input
            type="checkbox"
            aria-label={translate('commons.list.selectRow', { title })}
            checked={selected}
            onChange={() => selectRow(record.id, false)}
          />
        </label>
        {path ? (
          <LinkBase to={path} className="body">
            {lines}
          </LinkBase>
        ) : (
          <div className="body">{lines}</div>
        )}
        {trashed ? <TrashButtons record={record} /> : <MenuButton record={record} />}
      </li>
    </RecordContextProvider>
  )
}
