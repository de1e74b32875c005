import AttachFileIcon from '@mui/icons-material/AttachFile'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import type { FileValue } from '../../../entities/language/fields/file.ts'
import { AudioPlayer } from '../../kernel/uploads/audio-player.tsx'
import { megabytesOf } from '../../kernel/uploads/upload.ts'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

const Name = ({ value }: DisplayProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
    <AttachFileIcon fontSize="inherit" aria-hidden /> {(value as FileValue).title}
  </Box>
)

function Open({ value }: DisplayProps) {
  const translate = useTranslate()
  const { src, title, type, size } = value as FileValue
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, alignItems: 'flex-start' }}>
      <span>
        <Link href={src} target="_blank" rel="noopener">
          {title}
        </Link>
        {size ? ` ${translate('units.megabyte', { n: megabytesOf(size) })}` : ''}
      </span>
      {type?.startsWith('audio/') && <AudioPlayer src={src} title={title} />}
    </Box>
  )
}

export const Column = displayComponent(Name)
export const Preview = displayComponent(Open)
