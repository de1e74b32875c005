import { useId, useMemo } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import type { KeyVerb } from '../../../entities/language/derived/api-key-scopes.ts'
import { ScrollRegion } from '../../kernel/controls/scroll-region.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { labelsOf } from '../../kernel/words/labels.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { isIncluded, presets, scopeChoices, type Preset } from './api-key.ts'

export interface ScopeFieldProps {
  /** Every scope that the tenant has. */
  readonly scopes: readonly string[]
  /** The personal data that reading all of an entity opens: labels of fields. */
  readonly personal: Readonly<Record<string, Readonly<Record<'ja' | 'en', readonly string[]>>>>
  readonly value: readonly string[]
  onChange(scopes: string[]): void
}

const rows = {
  maxHeight: { sm: 320 },
  overflowY: 'auto',
  border: '1px solid var(--line)',
  borderRadius: 1,
  '& > fieldset': { m: 0, px: 1.5, py: 0.5, border: 0 },
  '& > fieldset + fieldset': { borderTop: '1px solid var(--line)' },
  '& legend': {
    float: 'left',
    width: { xs: '100%', sm: 170 },
    p: 0,
    lineHeight: '36px',
    fontSize: 14,
    fontWeight: 700,
  },
  // The legend takes the whole line on phones, and leaves none beside it.
  '& .verbs': {
    clear: { xs: 'both', sm: 'none' },
    display: 'grid',
    gridTemplateColumns: { xs: 'auto', sm: 'repeat(4, 1fr)' },
  },
  '& label': { mr: 0, minHeight: { xs: 44, sm: 36 } },
} as const

/** What a verb is called; of what is never published, reading is reading all. */
const wordOf = (verb: KeyVerb, verbs: readonly KeyVerb[]): string =>
  verb === 'read-unpublished' && !verbs.includes('read') ? 'read-all' : verb

/** What a key may do: a ready set, or each entity by itself. */
export function ScopeField({ scopes, personal, value, onChange }: ScopeFieldProps) {
  const words = useWords()
  const { translate, locale } = words
  const { site } = useTenant()
  const id = useId()
  const { entities, actions } = useMemo(() => scopeChoices(scopes), [scopes])
  const toggle = (scope: string) =>
    onChange(value.includes(scope) ? value.filter((each) => each !== scope) : [...value, scope])
  const box = (scope: string, label: string) => (
    <FormControlLabel
      key={scope}
      label={label}
      slotProps={{ typography: { sx: { fontSize: 14 } } }}
      control={
        <Checkbox
          size="small"
          checked={value.includes(scope) || isIncluded(value, scope)}
          disabled={isIncluded(value, scope)}
          onChange={() => toggle(scope)}
        />
      }
    />
  )
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} sx={{ fontWeight: 700, fontSize: 14 }}>
        {translate('api-keys.scopes')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(Object.keys(presets) as Preset[]).map((preset) => (
          <Button
            key={preset}
            size="small"
            variant="outlined"
            onClick={() => onChange(presets[preset](scopes))}
            sx={{ minHeight: { xs: 44, sm: 32 } }}
          >
            {translate(`api-keys.presets.${preset}`)}
          </Button>
        ))}
        <Button
          size="small"
          disabled={value.length === 0}
          onClick={() => onChange([])}
          sx={{ minHeight: { xs: 44, sm: 32 } }}
        >
          {translate('api-keys.presets.none')}
        </Button>
      </Box>
      <ScrollRegion label={translate('api-keys.scopes')} sx={rows}>
        {entities.map(({ entity, verbs }) => (
          <fieldset key={entity}>
            <legend>{labelsOf(words, entity, site).menu}</legend>
            <div className="verbs">
              {verbs.map((verb) => box(`${entity}:${verb}`, translate(`api-keys.verbs.${wordOf(verb, verbs)}`)))}
            </div>
            {personal[entity] && (
              <Typography sx={{ clear: 'both', pb: 1, fontSize: 13, color: 'text.secondary' }}>
                {translate(`api-keys.personal.${verbs.includes('read') ? 'unpublished' : 'all'}`, {
                  fields: personal[entity][locale].join(translate('commons.listSeparator')),
                })}
              </Typography>
            )}
          </fieldset>
        ))}
        <fieldset>
          <legend>{translate('api-keys.actions')}</legend>
          <div className="verbs">
            {actions.map((scope) => box(scope, translate(`api-keys.scopeNames.${scope.replace(':', '-')}`)))}
          </div>
        </fieldset>
      </ScrollRegion>
      <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{translate('api-keys.scopesHelp')}</Typography>
    </Box>
  )
}
