import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import type { Picture } from '../../../entities/language/uploads/pictures.ts'
import { PictureView } from '../../kernel/uploads/picture-view.tsx'
import { WithWords } from '../../shell/words/with-words.tsx'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import { PictureDescription } from './picture-description.tsx'
import { PictureFocus } from './picture-focus.tsx'
import { newPicture } from './new-picture.ts'
import { PictureSources } from './picture-sources.tsx'
import { useLatestValue } from './use-latest-value.ts'

/** One picture: chosen, described, replaced or removed. */
export default function PictureEditor(entry: FieldEntry) {
  return (
    <WithWords sets={['uploads']}>
      <Chosen {...entry} />
    </WithWords>
  )
}

function Chosen(entry: FieldEntry) {
  const translate = useTranslate()
  const picture = entry.value as Picture | null
  const change = useLatestValue<Picture | null>(entry, null)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {picture && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, alignItems: 'flex-start' }}>
            <PictureView
              picture={picture}
              sizes="200px"
              sx={{ width: 200, height: 150, objectFit: 'contain', display: 'block' }}
            />
            {!entry.readOnly && <PictureFocus picture={picture} change={(next) => change(() => next)} />}
            {!entry.readOnly && (
              <Button
                size="small"
                color="inherit"
                startIcon={<DeleteOutlineIcon />}
                onClick={() => {
                  change(() => null)
                  entry.blur()
                }}
              >
                {translate('uploads.takeOut')}
              </Button>
            )}
          </Box>
          <PictureDescription entry={entry} at={[]} picture={picture} change={(next) => change(() => next)} />
        </Box>
      )}
      <PictureSources
        entry={entry}
        most={1}
        take={(upload, decorative) =>
          change((before) => ({ ...newPicture(upload, decorative), caption: before?.caption ?? null }))
        }
      />
    </Box>
  )
}
