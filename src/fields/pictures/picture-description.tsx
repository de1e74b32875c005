import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import { use, useState } from 'react'
import { useTranslate } from 'react-admin'
import { fieldOf } from '../../../entities/language/entity.ts'
import { text } from '../../../entities/language/fields/text.ts'
import { maxPictureText, type Picture } from '../../../entities/language/uploads/pictures.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { isEmpty, partEntry, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { useShownLanguages } from '../../kernel/words/shown-languages.ts'
import { EnglishMarkContext } from '../base/english-mark.ts'
import { PictureTextInput } from './picture-text-input.tsx'

interface PictureDescriptionProps<P extends Picture> {
  /** The field's entry, and the picture's path within its value. */
  readonly entry: FieldEntry
  readonly at: readonly (string | number)[]
  readonly picture: P
  change(picture: P): void
}

const altField = fieldOf('alt', text({ max: maxPictureText }))
const optionalFields = Object.fromEntries(
  (['caption', 'altEn', 'captionEn'] as const).map((name) => [
    name,
    fieldOf(name, text({ max: maxPictureText }).optional()),
  ]),
)

/**
 * The alternative text of a picture, or that it is decorative; and its caption, which few have. Where the entity's texts
 * have English, so have these.
 */
export function PictureDescription<P extends Picture>({ entry, at, picture, change }: PictureDescriptionProps<P>) {
  const translate = useTranslate()
  const { alt, decorative, caption } = picture
  // Of several pictures, the first one's help is enough.
  const isFirst = (at[0] ?? 0) === 0
  const [languages] = useShownLanguages()
  const hasEnglish = (useEntity().translated ?? []).length > 0 && languages !== 'ja'
  const EnglishMark = use(EnglishMarkContext)
  const optional = (name: 'caption' | 'altEn' | 'captionEn', label: string, side: Partial<FieldEntry> = {}) => (
    <PictureTextInput
      entry={{
        ...partEntry(entry, [...at, name], {
          field: optionalFields[name]!,
          label,
          value: picture[name] ?? null,
          change: (value) => change({ ...picture, [name]: value === null ? null : String(value) }),
        }),
        ...side,
      }}
    />
  )
  const english = (name: 'altEn' | 'captionEn', label: string, japanese: string | null) => (
    <div>
      {optional(name, translate('commons.inEnglish', { label }), {
        lang: 'en',
        ...(japanese && { placeholder: translate('forms.languages.fallback', { text: japanese }) }),
      })}
      {entry.within === undefined && (
        <EnglishMark within={entry.path.split('.')[0]!} path={[entry.path, ...at, name].join('.')} />
      )}
    </div>
  )
  const [captioned, setCaptioned] = useState(!isEmpty(caption))
  return (
    <Box sx={texts}>
      {!decorative && (
        <PictureTextInput
          entry={{
            ...partEntry(entry, [...at, 'alt'], {
              field: altField,
              label: translate('uploads.alt'),
              value: alt,
              change: (value) => change({ ...picture, alt: String(value ?? '') }),
            }),
            ...(entry.draft && { required: false, toPublish: true }),
          }}
          {...(isFirst && { help: translate('uploads.altHelp') })}
        />
      )}
      {!decorative && hasEnglish && english('altEn', translate('uploads.alt'), alt)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
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
          sx={{ mr: 0, '& .MuiFormControlLabel-label': { fontSize: '0.875rem' } }}
        />
        {!captioned && !entry.readOnly && (
          <Button size="small" onClick={() => setCaptioned(true)}>
            {translate('uploads.addCaption')}
          </Button>
        )}
      </Box>
      {captioned && optional('caption', translate('uploads.caption'))}
      {captioned && hasEnglish && english('captionEn', translate('uploads.caption'), caption)}
    </Box>
  )
}

/** Beside the picture, where there is room. */
const texts = { display: 'flex', flexDirection: 'column', gap: 0.5, flex: '1 1 13em', minWidth: 0 } as const
