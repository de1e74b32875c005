import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { fieldOf } from '../../../entities/language/entity.ts'
import type { FileValue } from '../../../entities/language/fields/file.ts'
import { text } from '../../../entities/language/fields/text.ts'
import { AudioPlayer } from '../../kernel/uploads/audio-player.tsx'
import { megabytesOf } from '../../kernel/uploads/upload.ts'
import { WithWords } from '../../shell/words/with-words.tsx'
import { OpenLink } from '../controls/open-link.tsx'
import { partEntry, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { PictureTextInput } from '../pictures/picture-text-input.tsx'
import { PictureSources } from '../pictures/picture-sources.tsx'
import { useLatestValue } from '../pictures/use-latest-value.ts'

const titleField = fieldOf('title', text({ max: 120 }).optional())

/** One file: chosen, named, replaced or removed. */
export default function FileEditor(entry: FieldEntry) {
  return (
    <WithWords sets={['uploads']}>
      <Chosen {...entry} />
    </WithWords>
  )
}

function Chosen(entry: FieldEntry) {
  const change = useLatestValue<FileValue | null>(entry, null)
  const file = entry.value as FileValue | null
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {file && <NamedFile entry={entry} file={file} change={(next) => change(() => next)} />}
      <PictureSources
        entry={entry}
        most={1}
        take={({ src, name, type, size }) => change(() => ({ src, title: name.slice(0, 120), type, size }))}
      />
    </Box>
  )
}

interface NamedFileProps {
  readonly entry: FieldEntry
  readonly file: FileValue
  change(file: FileValue | null): void
}

function NamedFile({ entry, file, change }: NamedFileProps) {
  const translate = useTranslate()
  return (
    <>
      <PictureTextInput
        entry={partEntry(entry, ['title'], {
          field: titleField,
          label: translate('uploads.title'),
          value: file.title,
          change: (value) => change({ ...file, title: String(value ?? '') }),
        })}
        help={translate('uploads.titleHelp')}
      />
      {file.type?.startsWith('audio/') && <AudioPlayer src={file.src} title={file.title} />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <OpenLink href={file.src} />
        {file.size !== null && (
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {translate('units.megabyte', { n: megabytesOf(file.size) })}
          </Box>
        )}
        {!entry.readOnly && (
          <Button size="small" color="inherit" startIcon={<DeleteOutlineIcon />} onClick={() => change(null)}>
            {translate('uploads.takeOut')}
          </Button>
        )}
      </Box>
    </>
  )
}
