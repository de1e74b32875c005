import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { Field } from '../../../entities/language/entity.ts'

/** The share of the limit from which the counter is always visible. */
const warnFrom = 0.8

/** Characters used of the limit, in code points. Visible while typing, and always when the limit is near. */
export function CharacterCounter({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const translate = useTranslate()
  const max = limitOf(field)
  if (max === undefined || (value !== null && value !== undefined && typeof value !== 'string')) return null
  const count = [...(value ?? '')].length
  return (
    <Box
      aria-label={translate('commons.form.counter', { count, max })}
      role="note"
      data-counter={count}
      sx={{
        fontSize: '0.75rem',
        lineHeight: 1.7,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        color: count > max ? 'error.main' : 'text.secondary',
        fontWeight: count > max ? 700 : 400,
        ...(count < max * warnFrom && {
          visibility: 'hidden',
          '[data-kind]:focus-within > * > &': { visibility: 'visible' },
        }),
      }}
    >
      {count} / {max}
    </Box>
  )
}

/** A field's maximum number of characters, where its rules set one. */
const limitOf = ({ rules }: Field): number | undefined =>
  rules.find(({ rule }) => rule === 'maxFullWidth')?.params.max as number | undefined
