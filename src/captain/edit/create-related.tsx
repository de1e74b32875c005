import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { RecordContextProvider, type RaRecord } from 'react-admin'
import { useId, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { lazyScreen } from '../lazy/lazy-screen.tsx'
import { RelatedCreationContext, type RelatedCreation } from '../form/related-creation.ts'

interface CreateRelatedProps {
  readonly entity: string
  created(record: CaptainRecord): void
  close(): void
}

/** The form of a new record of another entity, in a dialog above the form whose field will reference it. */
export default function CreateRelated({ entity, created, close }: CreateRelatedProps) {
  const words = useWords()
  const titleId = useId()
  const mayClose = useRef(() => Promise.resolve(true))
  const latest = useRef(created)
  useLayoutEffect(() => {
    latest.current = created
  })
  const creation = useMemo<RelatedCreation>(
    () => ({ created: (record) => latest.current(record), titleId, guard: (ask) => void (mayClose.current = ask) }),
    [titleId],
  )
  const leave = async () => {
    if (await mayClose.current()) close()
  }
  return (
    // React passes events of the dialog on to the form around it, which must not take them for its own.
    <Dialog
      open
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      onClose={() => void leave()}
      onKeyDown={stopKeys}
      onBlur={stop}
      onSubmit={stop}
      onCompositionUpdate={stop}
      onCompositionEnd={stop}
      slotProps={{ paper: { sx: wholePhone } }}
    >
      <DialogContent sx={content}>
        <RecordContextProvider value={noRecord}>
          <RelatedCreationContext value={creation}>{lazyScreen(words, entity, 'create')}</RelatedCreationContext>
        </RecordContextProvider>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => void leave()}>
          {words.translate('commons.actions.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The record being edited behind the dialog is none of its. */
const noRecord: Partial<RaRecord> = {}
const stop = (event: SyntheticEvent) => event.stopPropagation()

function stopKeys(event: KeyboardEvent) {
  event.stopPropagation()
  // Nobody else keeps the browser from saving the page.
  if (event.key.toLowerCase() === 's' && (event.metaKey || event.ctrlKey)) event.preventDefault()
}

/** The form's header sticks to the top of the dialog; there is no bar above it as on a page. */
const content = { pt: 0, '--bar': '0px', '& header': { bgcolor: 'background.paper' } } as const

/** On phones the form's buttons are at the bottom of the window, below the dialog's own. */
const wholePhone = {
  '@media (max-width: 599.95px)': {
    m: 0,
    pb: '80px',
    width: '100%',
    height: '100%',
    maxHeight: '100%',
    borderRadius: 0,
  },
} as const
