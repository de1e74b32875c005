import AutoAwesomeOutlinedIcon from '@mui/icons-material/AutoAwesomeOutlined'
import PhotoLibraryOutlinedIcon from '@mui/icons-material/PhotoLibraryOutlined'
import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ClipboardEvent } from 'react'
import { isTouchOnly } from '../../shell/ui/touch.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { FileButton } from './file-button.tsx'
import { pastedFiles } from './pasted-files.ts'
import { useFileDrop } from './use-file-drop.ts'

interface DropAreaProps {
  /** The `accept` of the file dialog: `image/*`. */
  readonly accept: string
  readonly many?: boolean
  /** A text next to the buttons, such as the accepted types and sizes. */
  readonly hint?: string
  readonly describedBy?: string | undefined
  readonly focusable?: (element: { focus(): void } | null) => void
  take(files: readonly File[]): void
  /** Opens the library, if there is one. */
  browse?(): void
  /** Opens AI picture generation, for users who may use it. */
  make?: (() => void) | undefined
}

/** Accepts files that are chosen, dropped or pasted. */
export function DropArea({ accept, many = false, hint, describedBy, focusable, take, browse, make }: DropAreaProps) {
  const { translate } = useWords()
  const toast = useToast()
  const takeList = (list: Iterable<File>) => {
    const files = [...list]
    if (files.length > 0) take(many ? files : files.slice(0, 1))
  }
  const { over, target } = useFileDrop(takeList)
  return (
    <Box
      data-part="drop"
      {...target}
      onPaste={(event: ClipboardEvent) => {
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        const files = pastedFiles(event.clipboardData)
        if (files.length > 0) takeList(files)
        else toast({ kind: 'info', text: translate('uploads.textWasPasted') })
      }}
      sx={{ ...area, ...(over && highlighted) } as SxProps<Theme>}
    >
      <FileButton
        ref={focusable}
        size="small"
        variant="outlined"
        startIcon={<UploadFileOutlinedIcon />}
        aria-describedby={describedBy}
        accept={accept}
        many={many}
        take={takeList}
      >
        {translate(many ? 'uploads.chooseMany' : 'uploads.choose')}
      </FileButton>
      {browse && (
        <Button size="small" startIcon={<PhotoLibraryOutlinedIcon />} onClick={browse}>
          {translate('uploads.fromLibrary')}
        </Button>
      )}
      {make && (
        <Button size="small" startIcon={<AutoAwesomeOutlinedIcon />} onClick={make}>
          {translate('uploads.make')}
        </Button>
      )}
      <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary', flex: '1 1 12em' }}>
        {isTouchOnly()
          ? hint
          : hint
            ? translate('commons.sentences', { first: translate('uploads.dropHint'), second: hint })
            : translate('uploads.dropHint')}
      </Box>
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
const highlighted = { borderColor: 'primary.main', bgcolor: 'action.hover' } as const
