import IconButton from '@mui/material/IconButton'
import { useState, type ComponentType, type ElementType } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../api/record.ts'

interface DialogIconButtonProps {
  /** The key of its words. */
  readonly words: string
  readonly icon: ElementType
  readonly record: CaptainRecord
  readonly Dialog: ComponentType<{ readonly record: CaptainRecord; close(): void }>
}

/** An icon in the header of a record that opens a dialog about it, whose code is loaded only then. */
export function DialogIconButton({ words, icon: Icon, record, Dialog }: DialogIconButtonProps) {
  const { translate } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton aria-label={translate(words)} title={translate(words)} onClick={() => setOpen(true)}>
        <Icon />
      </IconButton>
      {open && <Dialog record={record} close={() => setOpen(false)} />}
    </>
  )
}
