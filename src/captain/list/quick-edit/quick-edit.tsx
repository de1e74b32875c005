import { useCallback, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Popover from '@mui/material/Popover'
import { WithWords } from '../../../shell/words/with-words.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { formKey } from '../../../kernel/form/save-feedback.ts'
import { useTransport } from '../../../kernel/form/transport.ts'
import { useParent } from '../../../kernel/context/entity-context.tsx'
import { errorText } from '../../../kernel/words/error-text.ts'
import { useListScreen } from '../state/list-context.ts'
import { QuickEditForm, type Unfinished } from './quick-edit-form.tsx'
import { useScope } from '../../../kernel/words/scope.ts'

interface QuickEditProps {
  readonly record: CaptainRecord
  readonly field: string
  /** The cell, or the button of the row's menu. */
  readonly anchor: HTMLElement
  close(): void
}

/** One field of a row, edited in place. The record is read in full, because its rules need more than the list has. */
export default function QuickEdit({ record, field, anchor, close }: QuickEditProps) {
  const { id } = record
  const { titleOf } = useListScreen()
  const { entity, labels, translate } = useScope()
  const transport = useTransport()
  const unfinished = useRef<Unfinished>(undefined)
  const note = useCallback((state: Unfinished) => void (unfinished.current = state), [])
  const { data, error } = useQuery({
    queryKey: formKey(entity.name, id, useParent()),
    queryFn: () => transport.read(id),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={(_, reason) => {
        if (unfinished.current === undefined || (unfinished.current === 'typed' && reason === 'escapeKeyDown')) close()
      }}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('commons.list.quickEdit', { field: labels.label(field) }),
          'aria-busy': !data && !error,
          sx: { width: 360, maxWidth: 'calc(100vw - 32px)', p: 2 },
        },
      }}
    >
      <Box sx={{ mb: 1, fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>{titleOf(record)}</Box>
      {error && <Box role="alert">{errorText(translate, labels, error)}</Box>}
      {!data && !error && <LinearProgress aria-label={labels.label(field)} />}
      {data && (
        <WithWords sets={['validations', 'forms']}>
          <QuickEditForm record={data as CaptainRecord} field={field} transport={transport} note={note} close={close} />
        </WithWords>
      )}
    </Popover>
  )
}
