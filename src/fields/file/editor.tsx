import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { fieldOf } from '../../../entities/entity.ts'
import type { FileValue } from '../../../entities/fields/file.ts'
import { text } from '../../../entities/fields/text.ts'
import { Listen } from '../../captain/uploads/listen.tsx'
import { megabytesOf } from '../../captain/uploads/upload.ts'
import { WithWords } from '../../shell/with-words.tsx'
import { OpenLink } from '../open-link.tsx'
import { partEntry, type Entry } from '../entry.ts'
import { Part } from '../pictures/part.tsx'
import { Sources } from '../pictures/sources.tsx'
import { useLatest } from '../pictures/use-latest.ts'

const titleField = fieldOf('title', text({ max: 120 }).optional())

/** One file: chosen, named, exchanged or taken out. */
export default function FileEditor(entry: Entry) {
  return (
    <WithWords sets={['uploads']}>
      <Chosen {...entry} />
    </WithWords>
  )
}

function Chosen(entry: Entry) {
  const change = useLatest<FileValue | null>(entry, null)
  const file = entry.value as FileValue | null
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {file && <Named entry={entry} file={file} change={(next) => change(() => next)} />}
      <Sources
        entry={entry}
        most={1}
        take={({ src, name, type, size }) => change(() => ({ src, title: name.slice(0, 120), type, size }))}
      />
    </Box>
  )
}

interface NamedProps {
  readonly entry: Entry
  readonly file: FileValue
  change(file: FileValue | null): void
}

function Named({ entry, file, change }: NamedProps) {
  const translate = useTranslate()
  return (
    <>
      <Part
        entry={partEntry(entry, ['title'], {
          field: titleField,
          label: translate('uploads.title'),
          value: file.title,
          change: (value) => change({ ...file, title: String(value ?? '') }),
        })}
        help={translate('uploads.titleHelp')}
      />
      {file.type?.startsWith('audio/') && <Listen src={file.src} title={file.title} />}
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
