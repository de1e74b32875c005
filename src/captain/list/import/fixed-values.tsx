import { useId } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { NativeSelect } from '../../../kernel/controls/native-select.tsx'
import { optionChoices } from './option-choices.ts'
import { useScope } from '../../../kernel/words/scope.ts'

interface FixedValuesProps {
  /** The fields that have no column. */
  readonly names: readonly string[]
  /** Those of them without which nothing new can be written. */
  readonly missing: readonly string[]
  readonly values: Readonly<Record<string, string>>
  change(values: Readonly<Record<string, string>>): void
}

/** What all rows of a file have for fields that it has no column for. */
export function FixedValues({ names, missing, values, change }: FixedValuesProps) {
  const { entity, site, labels, translate } = useScope()
  const id = useId()
  const shown = names.filter((name) => missing.includes(name) || values[name] !== undefined)
  const open = missing.filter((name) => !values[name])
  const set = (name: string, value: string): void => change({ ...values, [name]: value })

  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography id={id} component="h4" sx={{ fontSize: 14, fontWeight: 700 }}>
          {translate('imports.fixed')}
        </Typography>
        <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{translate('imports.fixedHint')}</Typography>
      </div>
      {open.length > 0 && (
        <Alert severity="warning">
          {translate('imports.fixedMissing', {
            fields: open.map((name) => labels.label(name)).join(translate('commons.listSeparator')),
          })}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
        {shown.map((name) => {
          const { kind } = entity.fields[name]!
          const options =
            kind === 'toggle'
              ? (['yes', 'no'] as const).map((value) => ({ value, label: translate(`commons.table.${value}`) }))
              : ['choice', 'states'].includes(kind)
                ? optionChoices(entity, name, site, labels)
                : undefined
          return options ? (
            <NativeSelect
              key={name}
              id={`${id}-${name}`}
              label={labels.label(name)}
              value={values[name] ?? ''}
              options={[{ value: '', label: translate('imports.fixedNone') }, ...options]}
              choose={(value) => set(name, value)}
            />
          ) : (
            <TextField
              key={name}
              id={`${id}-${name}`}
              label={labels.label(name)}
              value={values[name] ?? ''}
              onChange={({ target }) => set(name, target.value)}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 2000 } }}
              fullWidth
            />
          )
        })}
        <NativeSelect
          id={`${id}-add`}
          label={translate('imports.addFixed')}
          value=""
          options={[
            { value: '', label: translate('imports.fixedNone') },
            ...names
              .filter((name) => !shown.includes(name))
              .map((name) => ({ value: name, label: labels.label(name) })),
          ]}
          choose={(name) => name !== '' && set(name, '')}
        />
      </Box>
    </Box>
  )
}
