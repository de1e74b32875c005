import PhotoLibraryOutlinedIcon from '@mui/icons-material/PhotoLibraryOutlined'
import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'

interface DropAreaProps {
  /** What the file dialog offers: `image/*`. */
  readonly accept: string
  readonly many?: boolean
  /** What stands beside the buttons: which files, how large. */
  readonly hint?: string
  readonly describedBy?: string | undefined
  readonly focusable?: (element: { focus(): void } | null) => void
  take(files: readonly File[]): void
  /** Opens the library, where there is one to choose from. */
  browse?(): void
}

/** Takes files that are chosen, dropped or pasted. */
export function DropArea({ accept, many = false, hint, describedBy, focusable, take, browse }: DropAreaProps) {
  const translate = useTranslate()
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const takeList = (list: FileList | undefined) => {
    const files = [...(list ?? [])]
    if (files.length > 0) take(many ? files : files.slice(0, 1))
  }
  return (
    <Box
      data-part="drop"
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        takeList(event.dataTransfer.files)
      }}
      onPaste={(event: ClipboardEvent) => {
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        takeList(event.clipboardData.files)
      }}
      sx={{ ...area, ...(over && lit) } as SxProps<Theme>}
    >
      <Button
        ref={focusable}
        size="small"
        variant="outlined"
        startIcon={<UploadFileOutlinedIcon />}
        aria-describedby={describedBy}
        onClick={() => picker.current?.click()}
      >
        {translate(many ? 'uploads.chooseMany' : 'uploads.choose')}
      </Button>
      {browse && (
        <Button size="small" startIcon={<PhotoLibraryOutlinedIcon />} onClick={browse}>
          {translate('uploads.fromLibrary')}
        </Button>
      )}
      <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary', flex: '1 1 12em' }}>
        {translate('uploads.dropHint')} {hint}
      </Box>
      <input
        ref={picker}
        type="file"
        accept={accept}
        multiple={many}
        hidden
        onChange={({ target }) => {
          takeList(target.files ?? undefined)
          target.value = ''
        }}
      />
    </Box>
  )
}

const area = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  p: 1.5,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 1,
} as const
const lit = { borderColor: 'primary.main', bgcolor: 'action.hover' } as const
