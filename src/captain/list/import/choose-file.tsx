import { useRef, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useFileDrop } from '../../../kernel/uploads/use-file-drop.ts'

interface ChooseFileProps {
  readonly text: string
  /** Whether there is one already, which another would replace. */
  readonly isChosen?: boolean
  readonly accept?: string
  readonly busy: boolean
  choose(file: File): void
  /** How far the reading is. */
  readonly children?: ReactNode
}

/** A file to read: chosen, or dropped. */
export function ChooseFile({ text, isChosen = false, accept, busy, choose, children }: ChooseFileProps) {
  const { translate } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined): void => {
    if (file && !busy) choose(file)
  }
  const { over, target } = useFileDrop((files) => take(files[0]))
  return (
    <Box
      {...target}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        p: isChosen ? 1.5 : 3,
        textAlign: 'center',
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'text.disabled',
        borderRadius: 1,
      }}
    >
      <Typography sx={{ fontSize: 14, maxWidth: 560, overflowWrap: 'anywhere' }}>{text}</Typography>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={translate('imports.choose')}
        accept={accept}
        onChange={({ target: { files } }) => {
          take(files?.[0])
          // The same file may be chosen again once it is corrected.
          if (input.current) input.current.value = ''
        }}
      />
      <Button
        variant={isChosen ? 'outlined' : 'contained'}
        disabled={busy}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {translate(isChosen ? 'imports.matching.another' : 'imports.choose')}
      </Button>
      {children}
    </Box>
  )
}
