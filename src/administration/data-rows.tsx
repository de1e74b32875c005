import { useRef, type ReactNode } from 'react'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { SxProps, Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useScrollRegion } from '../kernel/controls/use-scroll-region.ts'
import { useDensity } from '../captain/list/table/density.ts'
import { useAvailableHeight } from '../captain/list/table/available-height.ts'
import { SortHeading } from '../captain/list/table/sort-heading.tsx'
import { titleWidth } from '../captain/list/table/column-widths.ts'
import { tableStyle } from '../captain/list/table/table-style.ts'
import { PathLink } from '../captain/navigation/path-link.tsx'
import { useWords } from '../shell/words/words-context.tsx'
import type { Sort } from '../captain/paged-list/list-state.ts'

export interface Column<Row> {
  /** The column's name in the server's sort parameter. */
  readonly name: string
  readonly label: string
  readonly sortable?: boolean
  readonly measure?: boolean
  cell(row: Row): ReactNode
}

interface Title {
  readonly title: string
  readonly subtitle: string
  readonly path?: string
}

interface DataRowsProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  /** A row's title, the subtitle below it, and the path that the title leads to. */
  title(row: Row): Title
  readonly titleColumn: Pick<Column<Row>, 'name' | 'label' | 'sortable'>
  readonly sort: Sort
  setSort(sort: Sort): void
  /** Opens the menu of a row's actions. */
  openMenu?(row: Row, anchor: HTMLElement): void
}

/** The rows of a list: a table, or two-line cards on phones. */
export function DataRows<Row extends { readonly id: string }>(props: DataRowsProps<Row>) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return phone ? <Cards {...props} /> : <Table {...props} />
}

/** A title of two lines and its subtitle are higher than a row. */
const roomForSubtitles: SxProps<Theme> = { '& tbody .first': { py: 0.75 } }

function Table<Row extends { readonly id: string }>(props: DataRowsProps<Row>) {
  const { label, rows, columns, title, titleColumn, sort, setSort, openMenu } = props
  const { translate } = useWords()
  const [density] = useDensity()
  const box = useRef<HTMLDivElement>(null)
  const room = useAvailableHeight(box)
  const region = useScrollRegion(box, label)
  const heading = (column: Pick<Column<Row>, 'name' | 'label' | 'sortable'>, className: string) =>
    column.sortable ? (
      <SortHeading
        key={column.name}
        label={column.label}
        className={className}
        sorted={sort.column === column.name ? sort.order : undefined}
        sort={(order) => setSort({ column: column.name, order })}
      />
    ) : (
      <th key={column.name} scope="col" className={className}>
        {column.label}
      </th>
    )

  const texts = rows.map(title).flatMap((each) => [each.title, each.subtitle])
  const width = titleWidth(texts, { picture: false, flags: false })
  return (
    <Box
      ref={box}
      {...region}
      sx={[tableStyle(density), roomForSubtitles].flat()}
      style={{ ...width, maxHeight: room }}
    >
      <table aria-label={label}>
        <thead>
          <tr>
            {heading(titleColumn, 'first')}
            {columns.map((column) => heading(column, column.measure ? 'measure' : ''))}
            {openMenu && (
              <th scope="col" className="acts">
                <span className="visually-hidden">{translate('commons.actions.more')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const named = title(row)
            return (
              <tr key={row.id}>
                <th scope="row" className="first">
                  <span className="title">{titleOf(named)}</span>
                  <span className="subtitle">{named.subtitle}</span>
                </th>
                {columns.map((column) => (
                  <td key={column.name} className={column.measure ? 'cell measure' : 'cell'}>
                    {column.cell(row)}
                  </td>
                ))}
                {openMenu && (
                  <td className="acts">
                    <MenuButton title={named.title} onOpen={(anchor) => openMenu(row, anchor)} />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Box>
  )
}

const cards = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: '1px solid var(--line)',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& li': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 72, pl: 2, py: 1.25 },
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& .body': { flex: 1, minWidth: 0 },
  '& .title': { display: 'block', fontSize: 15, fontWeight: 700, lineHeight: 1.5 },
  '& .subtitle': { display: 'block', fontSize: 13, color: 'text.secondary' },
  '& .second': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5, fontSize: 13 },
  '& .second .subtitle': { display: 'inline', ml: 0.75 },
  '& .second > :empty': { display: 'none' },
} as const

function Cards<Row extends { readonly id: string }>({ label, rows, columns, title, openMenu }: DataRowsProps<Row>) {
  return (
    <Box component="ul" aria-label={label} sx={cards}>
      {rows.map((row) => {
        const named = title(row)
        return (
          <li key={row.id}>
            <div className="body">
              <span className="title">{titleOf(named)}</span>
              <span className="subtitle">{named.subtitle}</span>
              <span className="second">
                {columns.map((column) => (
                  <span key={column.name}>{column.cell(row)}</span>
                ))}
              </span>
            </div>
            {openMenu && <MenuButton title={named.title} onOpen={(anchor) => openMenu(row, anchor)} />}
          </li>
        )
      })}
    </Box>
  )
}

const titleOf = ({ title, path }: Title) => (path === undefined ? title : <PathLink to={path}>{title}</PathLink>)

function MenuButton({ title, onOpen }: { readonly title: string; onOpen(anchor: HTMLElement): void }) {
  const { translate } = useWords()
  return (
    <IconButton
      aria-haspopup="menu"
      aria-label={translate('commons.list.rowActions', { title })}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      sx={{ width: { xs: 44, sm: 32 }, height: { xs: 44, sm: 32 } }}
    >
      <MoreHoriz />
    </IconButton>
  )
}
