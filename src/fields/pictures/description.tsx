import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslate } from 'react-admin'
import { fieldOf } from '../../../entities/entity.ts'
import { text } from '../../../entities/fields/text.ts'
import { textMost, type Picture } from '../../../entities/pictures.ts'
import { partEntry, type Entry } from '../entry.ts'
import { Part } from './part.tsx'

interface DescriptionProps<P extends Picture> {
  /** The whole value, and where in it the picture stands. */
  readonly entry: Entry
  readonly at: readonly (string | number)[]
  readonly picture: P
  change(picture: P): void
}

const altField = fieldOf('alt', text({ max: textMost }))
const captionField = fieldOf('caption', text({ max: textMost }).optional())

/** What a picture shows in words, or that it only decorates; and its caption. */
export function Description<P extends Picture>({ entry, at, picture, change }: DescriptionProps<P>) {
  const translate = useTranslate()
  const { alt, decorative, caption } = picture
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, flex: '1 1 14em', minWidth: 0 }}>
      {!decorative && (
        <Part
          entry={partEntry(entry, [...at, 'alt'], {
            field: altField,
            label: translate('uploads.alt'),
            value: alt,
            change: (value) => change({ ...picture, alt: String(value ?? '') }),
          })}
          help={translate('uploads.altHelp')}
        />
      )}
      <FormControlLabel
        label={translate('uploads.decorative')}
        control={
          <Checkbox
            size="small"
            checked={decorative}
            disabled={entry.readOnly}
            onChange={(_, checked) => change({ ...picture, decorative: checked })}
          />
        }
        sx={{ '& .MuiFormControlLabel-label': { fontSize: '0.875rem' } }}
      />
      <Part
        entry={partEntry(entry, [...at, 'caption'], {
          field: captionField,
          label: translate('uploads.caption'),
          value: caption,
          change: (value) => change({ ...picture, caption: value === null ? null : String(value) }),
        })}
      />
    </Box>
  )
}
