import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { isComposing } from '../../shell/ui/is-composing.ts'
import { errorText } from '../../kernel/words/error-text.ts'
import { useTransport } from '../../kernel/form/transport.ts'
import { formKey } from '../../kernel/form/save-feedback.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { CellForm } from './cell-form.tsx'
import { useOpenCell } from './open-cell.ts'
import { useScope } from '../../kernel/words/scope.ts'

interface CellEditorProps {
  readonly record: CaptainRecord
  /** The side of the cell that has room for the editor. */
  readonly side: 'start' | 'end'
}

/** Edits a calendar entry in place. A record from the calendar's list is refetched in full. */
export default function CellEditor({ record: { id, ...known }, side }: CellEditorProps) {
  const { entity, labels, translate, format } = useScope()
  const transport = useTransport()
  const cell = useOpenCell()
  const { data, error } = useQuery({
    queryKey: formKey(entity.name, id),
    queryFn: () => transport.read(id),
    gcTime: 0,
    staleTime: 0,
  })
  const box = useRef<HTMLDivElement>(null)
  const ready = data !== undefined

  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    if (ready) box.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true })
  }, [ready])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || event.defaultPrevented) return
    event.stopPropagation()
    void cell.show(undefined)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the cell from any of its fields
    <Box
      ref={box}
      role="group"
      data-cell={id}
      aria-label={translate('commons.calendar.editing', { day: format.date(String(known[entity.calendar!.date])) })}
      aria-busy={!ready && !error}
      onKeyDown={onKeyDown}
      sx={[card, side === 'end' && { right: { md: 0 }, left: { md: 'auto' } }]}
    >
      {error ? <p>{errorText(translate, labels, error)}</p> : !ready && <LinearProgress />}
      {ready && <CellForm record={data as CaptainRecord} transport={transport} />}
    </Box>
  )
}

const first = 'input:not([type="hidden"]), textarea, select, [role="combobox"], button'

const card = {
  position: { xs: 'static', md: 'absolute' },
  top: 0,
  left: 0,
  zIndex: 20,
  width: { xs: 'auto', md: 360, lg: 440 },
  mb: 1,
  p: 1.5,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 8,
  fontWeight: 400,
} as const
