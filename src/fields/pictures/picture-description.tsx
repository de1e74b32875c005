import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslate } from 'react-admin'
import { fieldOf } from '../../../entities/language/entity.ts'
import { text } from '../../../entities/language/fields/text.ts'
import { maxPictureText, type Picture } from '../../../entities/language/uploads/pictures.ts'
import { partEntry, type FieldEntry } from '../base/field-entry.ts'
import { PictureTextInput } from './picture-text-input.tsx'

interface PictureDescriptionProps<P extends Picture> {
  /** The field's entry, and the picture's path within its value. */
  readonly entry: FieldEntry
  readonly at: readonly (string | number)[]
  readonly picture: P
  change(picture: P): void
}

const altField = fieldOf('alt', text({ max: maxPictureText }))
const captionField = fieldOf('caption', text({ max: maxPictureText }).optional())

/** The alternative text of a picture, or that it is decorative; and its caption. */
export function PictureDescription<P extends Picture>({ entry, at, picture, change }: PictureDescriptionProps<P>) {
  const translate = useTranslate()
  const { alt, decorative, caption } = picture
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, flex: '1 1 14em', minWidth: 0 }}>
      {!decorative && (
        <PictureTextInput
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
      <PictureTextInput
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
