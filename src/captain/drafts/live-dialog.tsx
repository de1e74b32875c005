import type { DialogProps } from '@mui/material/Dialog'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useFullRecord } from '../../kernel/api/use-full-record.ts'
import { ActionDialog } from '../../kernel/controls/action-dialog.tsx'
import { ReadFailure } from '../../kernel/controls/read-failure.tsx'
import { useFormState } from '../../kernel/form/session-context.tsx'
import { useScope } from '../../kernel/words/scope.ts'
import { errorText } from '../../kernel/words/error-text.ts'

interface LiveDialogProps {
  readonly title: string
  readonly maxWidth: NonNullable<DialogProps['maxWidth']>
  readonly actions?: ReactNode
  close(): void
  children(live: CaptainRecord): ReactNode
}

/** A dialog about the live record, without the draft over it. */
export function LiveDialog({ title, maxWidth, actions, close, children }: LiveDialogProps) {
  const { labels, translate } = useScope()
  const id = useFormState(({ base }) => String(base.id))
  useFormState(({ changed }) => changed)
  const { data, error, refetch } = useFullRecord(id)
  return (
    <ActionDialog title={title} maxWidth={maxWidth} leave="commons.actions.close" actions={actions} close={close}>
      {data ? (
        children(data)
      ) : error ? (
        <ReadFailure text={errorText(translate, labels, error)} retry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </ActionDialog>
  )
}
