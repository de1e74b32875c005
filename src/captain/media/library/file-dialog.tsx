import CloseIcon from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQueryOptions } from '../../../shell/api/query-options.ts'
import { useLeaveQuestion } from '../../../shell/routing/use-leave-question.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { PageError } from '../../page/plain-page.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { uploadsPath } from '../../../kernel/uploads/upload.ts'
import { useModal } from '../../../kernel/controls/use-modal.ts'
import { FileDescription } from './file-description.tsx'
import { FileActions } from './file-actions.tsx'
import { FilePreview } from './file-preview.tsx'
import { DeleteFile } from './delete-file.tsx'
import { readUpload, type UploadDetail } from './upload-detail.ts'
import { FileUses } from './file-uses.tsx'

interface FileDialogProps {
  readonly id: string
  /** Call when a file of the library has changed. */
  changed(): void
  /** Shows another file, such as a replacement. */
  show(id: string): void
  close(): void
}

/** A file of the library: its details, its uses, and the actions on it. */
export function FileDialog({ id, changed, show, close }: FileDialogProps) {
  const { translate } = useWords()
  const { slug } = useTenant()
  const path = `${uploadsPath(slug)}/${id}` as const
  const {
    data: upload,
    error,
    refetch,
  } = useQuery(apiQueryOptions([slug, 'upload', id], (signal) => readUpload(path, signal)))
  const again = () => void refetch()
  const [isDirty, setDirty] = useState(false)
  const [removing, setRemoving] = useState(false)

  const mayLeave = useLeaveQuestion(isDirty)
  const { dialog, leave } = useModal(close, mayLeave)
  const refreshAfterChange = () => {
    again()
    changed()
  }

  return (
    <dialog
      {...dialog}
      className="file-dialog"
      aria-labelledby="file-title"
      aria-busy={(!upload && !error) || undefined}
    >
      <header>
        <h2 id="file-title">{upload?.name ?? translate('commons.frame.loading')}</h2>
        <IconButton aria-label={translate('commons.actions.close')} onClick={leave}>
          <CloseIcon />
        </IconButton>
      </header>
      {error && !upload ? <PageError error={error} onRetry={again} /> : null}
      {!upload && !error && <Skeleton variant="rounded" sx={{ height: 240 }} />}
      {upload && removing && (
        <DeleteFile
          upload={upload}
          path={path}
          onRefused={again}
          back={() => setRemoving(false)}
          gone={() => {
            changed()
            close()
          }}
        />
      )}
      {upload && (
        // Keeps the input while the consequences of a deletion are shown.
        <div className="file-columns" hidden={removing}>
          <FilePreview upload={upload} />
          <div className="file-parts">
            <FileDescription upload={upload} path={path} onDirty={setDirty} saved={refreshAfterChange} />
            <FileActions
              upload={upload}
              path={path}
              mayLeave={mayLeave}
              remove={() => setRemoving(true)}
              replaced={(next) => {
                changed()
                show(next)
              }}
            />
            <Places upload={upload} />
          </div>
        </div>
      )}
    </dialog>
  )
}

function Places({ upload }: { readonly upload: UploadDetail }) {
  const { translate } = useWords()
  return (
    <section aria-labelledby="file-uses">
      <h3 id="file-uses">{translate('library.uses.title', { count: upload.uses.length })}</h3>
      {upload.uses.length === 0 ? (
        <p className="soft">{translate('library.uses.nowhere')}</p>
      ) : (
        <FileUses uses={upload.uses} />
      )}
    </section>
  )
}
