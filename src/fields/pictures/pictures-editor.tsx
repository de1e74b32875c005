import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import { useTranslate } from 'react-admin'
import type { ListedPicture } from '../../../entities/language/uploads/pictures.ts'
import { PictureView } from '../../kernel/uploads/picture-view.tsx'
import { WithWords } from '../../shell/words/with-words.tsx'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import { OrderedList } from '../controls/ordered-list.tsx'
import { PictureDescription } from './picture-description.tsx'
import { PictureFocus } from './picture-focus.tsx'
import { newPicture } from './new-picture.ts'
import { PictureSources } from './picture-sources.tsx'
import { useLatestValue } from './use-latest-value.ts'

/** Several pictures in display order, one of them the main one. */
export default function PicturesEditor(entry: FieldEntry) {
  return (
    <WithWords sets={['uploads']}>
      <Listed {...entry} />
    </WithWords>
  )
}

function Listed(entry: FieldEntry) {
  const pictures = (entry.value ?? []) as readonly ListedPicture[]
  const update = useLatestValue<readonly ListedPicture[]>(entry, [])
  const { max } = entry.field.rules.find(({ params }) => 'max' in params)?.params ?? {}
  const set = (next: readonly ListedPicture[]) => update(() => withMain(next))
  const describe = (picture: ListedPicture) =>
    update((all) => all.map((each) => (each.src === picture.src ? picture : each)))
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <OrderedList items={pictures} keyOf={({ src }) => src} readOnly={entry.readOnly} rows="pictures" change={set}>
        {(picture, index) => (
          <Row
            entry={entry}
            index={index}
            picture={picture}
            change={describe}
            makeMain={() => set(pictures.map((each) => ({ ...each, isMain: each.src === picture.src })))}
          />
        )}
      </OrderedList>
      <PictureSources
        entry={entry}
        most={Number(max) - pictures.length}
        take={(upload, decorative) =>
          update((all) =>
            all.some(({ src }) => src === upload.src)
              ? [...all]
              : withMain([...all, { ...newPicture(upload, decorative), isMain: false }]),
          )
        }
      />
    </Box>
  )
}

/** Ensures that exactly one picture is the main one: the first, if the main one was removed. No pictures is null. */
function withMain(pictures: readonly ListedPicture[]): readonly ListedPicture[] | null {
  if (pictures.length === 0) return null
  return pictures.some(({ isMain }) => isMain)
    ? pictures
    : pictures.map((picture, index) => ({ ...picture, isMain: index === 0 }))
}

interface RowProps {
  readonly entry: FieldEntry
  readonly index: number
  readonly picture: ListedPicture
  change(picture: ListedPicture): void
  makeMain(): void
}

function Row({ entry, index, picture, change, makeMain }: RowProps) {
  const translate = useTranslate()
  return (
    <Box
      role="group"
      aria-label={translate('uploads.rows.line', { n: index + 1 })}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, flex: 1, minWidth: 0, py: 1 }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <PictureView
          picture={picture}
          sizes="96px"
          sx={{ width: 96, height: 72, objectFit: 'cover', display: 'block' }}
        />
        {!entry.readOnly && <PictureFocus picture={picture} change={change} />}
        <FormControlLabel
          label={translate('uploads.main')}
          control={
            <Radio
              size="small"
              name={`${entry.id}-main`}
              checked={picture.isMain}
              disabled={entry.readOnly}
              onChange={makeMain}
            />
          }
          sx={{ '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
        />
      </Box>
      <PictureDescription entry={entry} at={[index]} picture={picture} change={change} />
    </Box>
  )
}
