import Box from '@mui/material/Box'
import { LinkBase, useCreatePath } from 'ra-core'
import type { ReactNode } from 'react'
import { nextDayTime } from '../../fields/next-day.ts'
import { useWords } from '../../shell/words-context.tsx'
import { useEntity } from '../entity-context.tsx'
import { useLabels } from '../labels.ts'
import type { CaptainRecord } from '../record.ts'

type Span = Readonly<Record<string, string | null>>

/** The edge of a plan tells what kind of day it is, beside its word. */
const edges = ['divider', 'success.main', 'grey.500', 'info.main', 'warning.main'] as const

/** What is planned for one day, as a link to where it is changed. */
export function Plan({ record, title }: { readonly record: CaptainRecord; readonly title?: ReactNode }) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const createPath = useCreatePath()
  const { state, spans, edit } = entity.calendar!
  const value = String(record[state])
  const index = entity.fields[state]!.options!.indexOf(value)
  const said = edit.find((name) => entity.fields[name]!.kind === 'text')
  const words = said && (record[said] as string | null)
  return (
    <Box
      component={LinkBase}
      to={createPath({ resource: entity.name, type: 'edit', id: record.id })}
      data-plan={record.id}
      sx={{
        display: 'block',
        minHeight: 44,
        px: 1,
        py: 0.5,
        mb: 0.5,
        borderRadius: 1,
        borderLeft: 4,
        borderColor: edges[index] ?? 'divider',
        bgcolor: 'action.hover',
        color: 'text.primary',
        fontSize: 13,
        lineHeight: 1.5,
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.selected' },
      }}
    >
      {title && <strong>{title} </strong>}
      <span>{labels.option(state, value)}</span>
      {((record[spans.field] ?? []) as readonly Span[]).map((span) => (
        <Hours key={span[spans.start]} start={span[spans.start]!} end={span[spans.end]!} />
      ))}
      {words && <Box sx={{ color: 'text.secondary' }}>{words}</Box>}
    </Box>
  )
}

/** From when to when, past midnight also by the next day's clock. */
function Hours({ start, end }: { readonly start: string; readonly end: string }) {
  const { translate } = useWords()
  const late = nextDayTime(end)
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {start}–{end}
      {late && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, display: 'inline-block' }}>
          {' '}
          {translate('commons.week.nextDay', { time: late })}
        </Box>
      )}
    </Box>
  )
}
