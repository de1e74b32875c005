import AttachFileIcon from '@mui/icons-material/AttachFile'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import type { FileValue } from '../../entities/fields/file.ts'
import { Listen } from '../captain/uploads/listen.tsx'
import { megabytesOf } from '../captain/uploads/upload.ts'
import { input, laterInForm, shown, type ShownProps } from './halves.tsx'

const Editor = laterInForm(() => import('./file/editor.tsx'), 64, 'uploads')

const Name = ({ value }: ShownProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
    <AttachFileIcon fontSize="inherit" aria-hidden /> {(value as FileValue).title}
  </Box>
)

function Open({ value }: ShownProps) {
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
      {type?.startsWith('audio/') && <Listen src={src} title={title} />}
    </Box>
  )
}

export const Column = shown(Name)
export const Preview = shown(Open)
export const Input = input((entry) => <Editor {...entry} />, { group: true })
