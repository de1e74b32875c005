import { useId, useState, type FormEvent } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { columnLetters } from '../../../../entities/language/declaration/export-layouts.ts'
import { isPersonal } from '../../../../entities/language/derived/layout-paths.ts'
import { NativeSelect } from '../../../kernel/controls/native-select.tsx'
import { FixedValues } from './fixed-values.tsx'
import { HeadingRows } from './heading-rows.tsx'
import { draftStateText } from './outcome-text.ts'
import type { Import, ImportPlan } from './use-imports.ts'
import { useScope } from '../../../kernel/words/scope.ts'

/** How new records get what their rows lack. */
interface Completing {
  readonly drafts: boolean
  readonly slugs: boolean
}

interface ColumnsStepProps {
  readonly current: Import
  readonly formId: string
  readonly busy: boolean
  readonly completing: Completing
  setCompleting(completing: Completing): void
  placeHeading(heading: { readonly first: number; readonly last: number }): void
  plan(chosen: Pick<ImportPlan, 'columns' | 'key' | 'fixed'>): void
}

/** Which column is which field, and what decides whether a row is new. */
export function ColumnsStep({
  current,
  formId,
  busy,
  completing,
  setCompleting,
  placeHeading,
  plan,
}: ColumnsStepProps) {
  const { entity, labels, translate } = useScope()
  const id = useId()
  const [columns, setColumns] = useState(current.columns)
  const [chosenKey, setKey] = useState(current.key)
  const [fixed, setFixed] = useState<Readonly<Record<string, string>>>(current.fixed)
  const keys = current.keys.filter((name) => columns.includes(name))
  const key = chosenKey !== null && keys.includes(chosenKey) ? chosenKey : current.creatable ? null : (keys[0] ?? null)
  const labelOf = (name: string): string => (name === 'id' ? translate('imports.id') : labels.label(name))
  const mapped = columns.filter((name) => name !== null && name !== 'id')
  const hasSlugs = current.creatable && current.slugged !== null && !columns.includes(current.slugged)
  const unmapped = current.fields.filter((name) => !columns.includes(name))
  const missing = unmapped.filter((name) => {
    const { optional, nullable, initially } = entity.fields[name]!
    const isMade = completing.slugs && name === current.slugged
    return current.creatable && !optional && !nullable && initially === undefined && !isMade
  })
  const problem =
    mapped.length === 0
      ? translate('imports.needsColumn')
      : key === null && !current.creatable
        ? translate('imports.needsKey', {
            fields: current.keys.map(labelOf).join(translate('commons.listSeparator')),
          })
        : undefined

  function choose(place: number, name: string): void {
    // A field has one column: the one that was chosen last.
    setColumns(columns.map((each, index) => (index === place ? name || null : each === name ? null : each)))
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (problem !== undefined || busy) return
    const given = Object.entries(fixed).filter(([name, value]) => value.trim() !== '' && unmapped.includes(name))
    plan({ columns, key, fixed: Object.fromEntries(given) })
  }

  return (
    <form id={formId} onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
      <Typography sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
        {translate('imports.fileIs', { file: current.title, smart_count: current.rows })}
        {current.sheet !== null && ` ${translate('imports.sheet', { sheet: current.sheet })}`}
        {current.encoding !== null &&
          ` ${translate('imports.encoding', { encoding: encodings[current.encoding] ?? current.encoding })}`}
      </Typography>
      <HeadingRows current={current} place={placeHeading} />
      <NativeSelect
        id={`${id}-key`}
        label={translate('imports.key')}
        value={key ?? ''}
        options={[
          ...(current.creatable ? [{ value: '', label: translate('imports.noKey') }] : []),
          ...keys.map((name) => ({ value: name, label: labelOf(name) })),
        ]}
        choose={(name) => setKey(name || null)}
      />
      <Alert severity="info" variant="outlined">
        {translate('imports.empties')}
      </Alert>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {current.headings.map((heading, place) => (
          <Box
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place
            key={place}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
              alignItems: 'center',
              gap: 1,
              pt: 1.5,
              borderTop: '1px solid var(--line)',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontSize: 14, fontWeight: 700, overflowWrap: 'anywhere' }}>
                {translate('imports.column', { column: columnLetters(place), heading })}
              </Typography>
              <Typography sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {current.samples[place]?.join(' / ')}
              </Typography>
            </Box>
            <NativeSelect
              id={`${id}-${place}`}
              label={translate('imports.fieldOf', { column: columnLetters(place), heading })}
              value={columns[place] ?? ''}
              options={[
                { value: '', label: translate('imports.leaveOut') },
                ...(current.keys.includes('id') ? ['id', ...current.fields] : current.fields).map((name) => ({
                  value: name,
                  label: labelOf(name),
                })),
              ]}
              choose={(name) => choose(place, name)}
            />
          </Box>
        ))}
      </Box>
      {current.creatable && unmapped.length > 0 && (
        <FixedValues names={unmapped} missing={missing} values={fixed} change={setFixed} />
      )}
      {(hasSlugs || (current.creatable && current.draftable)) && (
        <Box sx={{ display: 'grid' }}>
          {hasSlugs && (
            <FormControlLabel
              control={
                <Checkbox checked={completing.slugs} onChange={(_, slugs) => setCompleting({ ...completing, slugs })} />
              }
              label={translate('imports.slugs', { field: labelOf(current.slugged!) })}
            />
          )}
          {current.creatable && current.draftable && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={completing.drafts}
                  onChange={(_, drafts) => setCompleting({ ...completing, drafts })}
                />
              }
              label={translate('imports.drafts', { state: draftStateText(entity, labels) })}
            />
          )}
        </Box>
      )}
      {mapped.some((name) => entity.fields[name!] && isPersonal(entity.fields[name!]!)) && (
        <Alert severity="info" variant="outlined">
          {translate('imports.personal')}
        </Alert>
      )}
      {problem !== undefined && <Alert severity="warning">{problem}</Alert>}
    </form>
  )
}

const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16': 'UTF-16',
  cp932: 'Shift_JIS',
  'iso-2022-jp': 'ISO-2022-JP',
}
