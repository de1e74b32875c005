import { useId, type Ref } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import ArrowForward from '@mui/icons-material/ArrowForward'
import { issueText } from '../../../../locales/issue-text.ts'
import type { Edited } from '../../../kernel/api/data-provider.ts'
import { ScrollRegion } from '../../../kernel/controls/scroll-region.tsx'
import { FieldText } from '../../history/field-text.tsx'
import { useScope } from '../../../kernel/words/scope.ts'

interface EditOutcomeProps {
  readonly outcome: Edited
  readonly skip: boolean
  readonly headingRef: Ref<HTMLHeadingElement>
  /** The title of a record by its id. */
  titleOf(id: string): string
  setSkip(skip: boolean): void
}

/** What an edit of many records changes: counts, the first values before and after, and what is refused and why. */
export function EditOutcome({ outcome, skip, headingRef, titleOf, setSkip }: EditOutcomeProps) {
  const { entity, labels, translate } = useScope()
  const id = useId()
  const { changed, same, fields, skipped } = outcome

  return (
    <Box component="section" aria-labelledby={id} data-outcome sx={{ display: 'grid', gap: 1.5, fontSize: 14 }}>
      <Typography
        id={id}
        ref={headingRef}
        tabIndex={-1}
        component="h3"
        sx={{ fontSize: 14, fontWeight: 700, outline: 0 }}
      >
        {translate('edits.outcome')}
      </Typography>
      <Box role="status">
        {changed === 0 && <div>{translate('edits.nothing')}</div>}
        {changed > 0 && <div>{translate('edits.changed', { smart_count: changed })}</div>}
        {same > 0 && <div>{translate('edits.same', { smart_count: same })}</div>}
      </Box>
      {Object.entries(fields)
        .filter(([, field]) => field.changed > 0)
        .map(([name, { changed: count, samples }]) => (
          <div key={name}>
            <b>{translate('edits.fieldChanged', { field: labels.label(name), smart_count: count })}</b>
            <Box component="ul" sx={list}>
              {samples.map((sample) => (
                <li key={sample.id}>
                  <span className="title">{titleOf(sample.id)}</span>
                  <span className="values">
                    <FieldText field={entity.fields[name]!} value={sample.from} />
                    <ArrowForward titleAccess={translate('edits.becomes')} sx={{ fontSize: 16, flex: 'none' }} />
                    <b>
                      <FieldText field={entity.fields[name]!} value={sample.to} />
                    </b>
                  </span>
                </li>
              ))}
              {count > samples.length && <li>{translate('edits.more', { smart_count: count - samples.length })}</li>}
            </Box>
          </div>
        ))}
      {skipped.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
          <b>{translate('edits.skipped', { smart_count: skipped.length })}</b>
          <ScrollRegion
            label={translate('edits.skipped', { smart_count: skipped.length })}
            sx={{ maxHeight: 240, overflowY: 'auto' }}
          >
            <Box component="ul" sx={list}>
              {skipped.map((record) => (
                <li key={record.id}>
                  <span className="title">{titleOf(record.id)}</span>
                  <span>{record.issues.map((issue) => issueText(translate, labels, issue as never)).join(' ')}</span>
                </li>
              ))}
            </Box>
          </ScrollRegion>
          {changed > 0 && (
            <FormControlLabel
              label={translate('edits.skip')}
              control={<Checkbox checked={skip} onChange={(_, checked) => setSkip(checked)} />}
            />
          )}
        </Alert>
      )}
    </Box>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: 0.5,
  p: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' },
    columnGap: 2,
    py: 0.75,
    borderTop: '1px solid var(--line)',
    overflowWrap: 'anywhere',
  },
  '& .values': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, fontVariantNumeric: 'tabular-nums' },
  '& .title': { color: 'text.secondary' },
} as const
