import Box from '@mui/material/Box'
import { fieldOf } from '../../../entities/language/entity.ts'
import { date } from '../../../entities/language/fields/date.ts'
import { seriesDays, seriesIssue } from '../../../entities/language/input/day-series.ts'
import { useBinding } from '../../fields/base/binding-context.ts'
import { Input } from '../../fields/input/date.tsx'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { issueText } from '../../../locales/issue-text.ts'
import { outsideForm } from '../../kernel/form/field-entry.ts'
import { RailCard } from '../../kernel/controls/rail-card.tsx'
import { useScope } from '../../kernel/words/scope.ts'

interface SeriesCardProps {
  readonly until: string | undefined
  change(until: string | undefined): void
}

const field = fieldOf('until', date().optional())

/** Asks for the last day of a series of new records, one per day; when empty, a single record is created. */
export function SeriesCard({ until, change }: SeriesCardProps) {
  const { calendar } = useEntity()
  const { labels, translate } = useScope()
  const { Values } = useBinding()
  const series = { date: calendar!.date, most: calendar!.maxSeriesDays! }
  return (
    <RailCard title={translate('forms.series.title')}>
      <Values of={[series.date]}>
        {([first]) => {
          const issue = until === undefined ? undefined : seriesIssue(series, first, until)
          const known = until !== undefined && !issue && typeof first === 'string' && first !== ''
          return (
            <Box sx={{ display: 'grid', gap: 1 }}>
              <Input.Part
                entry={{
                  field,
                  path: 'until',
                  id: 'series-until',
                  label: labels.label('until'),
                  help: translate('forms.series.help', { smart_count: series.most }),
                  ...outsideForm,
                  error: issue && issueText(translate, labels, issue),
                  value: until ?? null,
                  change: (value) => change(typeof value === 'string' && value !== '' ? value : undefined),
                }}
              />
              {known && (
                <Box role="status" sx={{ fontSize: 14, fontWeight: 700 }}>
                  {translate('forms.series.days', { smart_count: seriesDays(series, first, until).length })}
                </Box>
              )}
            </Box>
          )
        }}
      </Values>
    </RailCard>
  )
}
