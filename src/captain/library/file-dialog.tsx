import CloseIcon from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useConfirm } from '../../shell/confirm.tsx'
import { reading } from '../../shell/reading.ts'
import { useWords } from '../../shell/words-context.tsx'
import { Failed } from '../pages/plain-page.tsx'
import { useTenant } from '../tenant-context.tsx'
import { uploadsPath } from '../uploads/upload.ts'
import { useModal } from '../use-modal.ts'
import { Description } from './description.tsx'
import { FileActs } from './file-acts.tsx'
import { FileFace } from './file-face.tsx'
import { Removal } from './removal.tsx'
import { readUpload, type UploadDetail } from './upload-detail.ts'
import { Uses } from './uses.tsx'

interface FileDialogProps {
  readonly id: string
  /** Something of the library is other than it was. */
  changed(): void
  /** Shows another file instead: the one that took its place. */
  show(id: string): void
  close(): void
}

/** One file of the library: what it is, what it is called, where it is used, and what can be done with it. */
export function FileDialog({ id, changed, show, close }: FileDialogProps) {
  const { translate } = useWords()
  const confirm = useConfirm()
  const { slug } = useTenant()
  const path = `${uploadsPath(slug)}/${id}` as const
  const { data: upload, error, refetch } = useQuery(reading([slug, 'upload', id], (signal) => readUpload(path, signal)))
  const again = () => void refetch()
  const dirty = useRef(false)
  const [removing, setRemoving] = useState(false)

  const mayLeave = async () => !dirty.current || (await confirm({ mode: 'cancel' }))
  const { dialog, leave } = useModal(close, mayLeave)
  const onDirty = useCallback((now: boolean): void => {
    dirty.current = now
  }, [])
  const told = () => {
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
      {error && !upload ? <Failed error={error} onRetry={again} /> : null}
      {!upload && !error && <Skeleton variant="rounded" sx={{ height: 240 }} />}
      {upload && removing && (
        <Removal
          upload={upload}
          path={path}
          mayLeave={mayLeave}
          refused={again}
          back={() => setRemoving(false)}
          gone={() => {
            changed()
            close()
          }}
        />
      )}
      {upload && (
        // What is typed stays while one looks at what a deletion would break.
        <div className="file-columns" hidden={removing}>
          <FileFace upload={upload} />
          <div className="file-parts">
            <Description upload={upload} path={path} onDirty={onDirty} saved={told} />
            <FileActs
              upload={upload}
              path={path}
              remove={() => setRemoving(true)}
              replaced={(next) => {
                changed()
                show(next)
              }}
            />
            <Places upload={upload} mayLeave={mayLeave} />
          </div>
        </div>
      )}
    </dialog>
  )
}

function Places({ upload, mayLeave }: { readonly upload: UploadDetail; mayLeave(): Promise<boolean> }) {
  const { translate } = useWords()
  return (
    <section aria-labelledby="file-uses">
      <h3 id="file-uses">{translate('library.uses.title', { count: upload.uses.length })}</h3>
      {upload.uses.length === 0 ? (
        <p className="soft">{translate('library.uses.nowhere')}</p>
      ) : (
        <Uses uses={upload.uses} mayLeave={mayLeave} />
      )}
    </section>
  )
}
