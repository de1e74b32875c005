import { useEffect, useRef, useState, type DragEvent } from 'react'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useLocation, useNavigate } from 'react-admin'
import { titleOf } from '../../../../entities/language/entity.ts'
import { columnFields } from '../../../../entities/language/derived/entity-views.ts'
import { maxViewColumns } from '../../../../entities/language/declaration/list-views.ts'
import { ActionDialog } from '../../../kernel/controls/action-dialog.tsx'
import { useListScreen } from '../state/list-context.ts'
import { useScope } from '../../../kernel/words/scope.ts'

/** Chooses the columns of the list and their order; they stand in the address. The title is always the first. Needs the words `views`. */
export default function ColumnsDialog({ close }: { close(): void }) {
  const { translate, entity, labels, site } = useScope()
  const { columns, paths } = useListScreen()
  const { search } = useLocation()
  const navigate = useNavigate()
  const title = columns[0]?.field.name ?? titleOf(entity)
  const fields = columnFields(entity, site).filter(({ name }) => name !== title)
  const [chosen, setChosen] = useState(() => columns.slice(1).map(({ field }) => field.name))
  const [dragged, setDragged] = useState<string>()
  const form = useRef<HTMLDivElement>(null)
  const pressed = useRef<string>(undefined)

  // What is pressed goes to the other list, or can move no further: the focus goes with the row.
  useEffect(() => {
    const row = pressed.current && form.current?.querySelector(`[data-column="${CSS.escape(pressed.current)}"]`)
    if (row && !row.querySelector(':focus:not(:disabled)')) row.querySelector('input')?.focus()
    pressed.current = undefined
  })

  const rest = fields.map(({ name }) => name).filter((name) => !chosen.includes(name))

  function show(names: readonly string[] | undefined): void {
    const params = new URLSearchParams(search)
    if (names) params.set('columns', names.join())
    else params.delete('columns')
    close()
    navigate(`${paths.list}?${params}`)
  }

  function move(name: string, to: number): void {
    const others = chosen.filter((each) => each !== name)
    others.splice(to, 0, name)
    setChosen(others)
  }

  function press(name: string, to: number): void {
    pressed.current = name
    move(name, to)
  }

  const draggable = (name: string, place: number) => ({
    draggable: true,
    onDragStart: () => setDragged(name),
    onDragEnd: () => setDragged(undefined),
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      if (dragged !== name) move(dragged, place)
    },
    onDrop: (event: DragEvent) => event.preventDefault(),
  })

  const toggle = (name: string) => (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, fontSize: 14, cursor: 'pointer' }}
    >
      <Checkbox
        size="small"
        checked={chosen.includes(name)}
        disabled={!chosen.includes(name) && chosen.length >= maxViewColumns}
        onChange={(_, checked) => {
          pressed.current = name
          setChosen(checked ? [...chosen, name] : chosen.filter((each) => each !== name))
        }}
      />
      {labels.label(name)}
    </Box>
  )

  return (
    <ActionDialog
      title={translate('views.columns')}
      maxWidth="xs"
      onSubmit={() => show(chosen)}
      first={
        <Button variant="text" onClick={() => show(undefined)} sx={{ mr: 'auto' }}>
          {translate('views.initialColumns')}
        </Button>
      }
      actions={
        <Button type="submit" variant="contained">
          {translate('commons.filters.apply')}
        </Button>
      }
      close={close}
    >
      <div ref={form}>
        <Typography sx={{ fontSize: 13, color: 'text.secondary', mb: 1 }}>
          {translate('views.titleFirst', { field: labels.label(title) })}
        </Typography>
        <Box component="ol" aria-label={translate('views.shownColumns')} sx={listStyle}>
          {chosen.map((name, place) => (
            <li key={name} data-column={name} {...draggable(name, place)}>
              <DragIndicator aria-hidden sx={{ fontSize: 18, color: 'text.secondary', cursor: 'grab' }} />
              {toggle(name)}
              <IconButton
                size="small"
                aria-label={translate('views.moveUp', { field: labels.label(name) })}
                disabled={place === 0}
                onClick={() => press(name, place - 1)}
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={translate('views.moveDown', { field: labels.label(name) })}
                disabled={place === chosen.length - 1}
                onClick={() => press(name, place + 1)}
              >
                <ArrowDownward fontSize="small" />
              </IconButton>
            </li>
          ))}
        </Box>
        {rest.length > 0 && (
          <Box component="ul" aria-label={translate('views.hiddenColumns')} sx={{ ...listStyle, mt: 1 }}>
            {rest.map((name) => (
              <li key={name} data-column={name}>
                <Box aria-hidden sx={{ width: 18 }} />
                {toggle(name)}
              </li>
            ))}
          </Box>
        )}
      </div>
    </ActionDialog>
  )
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', minHeight: { xs: 44, sm: 38 } },
  '& li[draggable] + li[draggable]': { borderTop: '1px solid var(--line)' },
} as const
