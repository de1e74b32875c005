import CenterFocusStrongOutlinedIcon from '@mui/icons-material/CenterFocusStrongOutlined'
import CloseIcon from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { apiQueryOptions } from '../../../shell/api/query-options.ts'
import { useLeaveQuestion } from '../../../shell/routing/use-leave-question.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { PageError } from '../../page/plain-page.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { uploadsPath, type UploadPath, megabytesOf } from '../../../kernel/uploads/upload.ts'
import { useModal } from '../../../kernel/controls/use-modal.ts'
import { FileDescription } from './file-description.tsx'
import { FileActions } from './file-actions.tsx'
import { FileFocus } from './file-focus.tsx'
import { readUpload, type UploadDetail, deleteUpload } from './upload-detail.ts'
import { FileUses } from './file-uses.tsx'
import Button from '@mui/material/Button'
import { Note } from '../../../kernel/controls/note.tsx'
import { deletionBlockersOf, errorText } from '../../../kernel/words/error-text.ts'
import { labelsOf } from '../../../kernel/words/labels.ts'
import PictureAsPdfOutlinedIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { useFormat } from '../../../kernel/words/format.ts'
import { AudioPlayer } from '../../../kernel/uploads/audio-player.tsx'
import { PictureView } from '../../../kernel/uploads/picture-view.tsx'

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
  /** What takes the place of the details. */
  const [part, setPart] = useState<'removal' | 'focus'>()

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
      {upload && part === 'removal' && (
        <DeleteFile
          upload={upload}
          path={path}
          onRefused={again}
          back={() => setPart(undefined)}
          gone={() => {
            changed()
            close()
          }}
        />
      )}
      {upload?.focus && part === 'focus' && (
        <FileFocus
          upload={{ ...upload, focus: upload.focus }}
          path={path}
          changed={refreshAfterChange}
          back={() => setPart(undefined)}
        />
      )}
      {upload && (
        // Keeps the input while something else is shown.
        <div className="file-columns" hidden={part !== undefined}>
          <FilePreview upload={upload}>
            {upload.focus && (
              <Button
                size="small"
                variant="outlined"
                startIcon={<CenterFocusStrongOutlinedIcon />}
                onClick={() => setPart('focus')}
              >
                {translate('uploads.focus.set')}
              </Button>
            )}
          </FilePreview>
          <div className="file-parts">
            <FileDescription upload={upload} path={path} onDirty={setDirty} saved={refreshAfterChange} />
            <FileActions
              upload={upload}
              path={path}
              mayLeave={mayLeave}
              remove={() => setPart('removal')}
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

interface DeleteFileProps {
  readonly upload: UploadDetail
  readonly path: UploadPath
  /** Called when the server refused because the file is in use; the dialog then shows where. */
  onRefused(): void
  back(): void
  gone(): void
}

/** Confirms the deletion of a file and lists what would break. Files used by live records cannot be deleted. */
function DeleteFile({ upload, path, onRefused, back, gone }: DeleteFileProps) {
  const words = useWords()
  const { translate } = words
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const live = upload.uses.filter(({ trashed }) => !trashed)
  const named = live.length > 0 ? live : upload.uses
  const kind = live.length > 0 ? 'inUse' : upload.uses.length > 0 ? 'inTrash' : 'free'

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await deleteUpload(path)
      gone()
    } catch (error) {
      setBusy(false)
      if (deletionBlockersOf(error).length > 0) onRefused()
      else setFailure(errorText(translate, labelsOf(words, 'upload'), error))
    }
  }

  return (
    <section className="file-removal" aria-labelledby="removal-title">
      <h3 id="removal-title">{translate(`library.removal.${kind}.title`)}</h3>
      <p>{translate(`library.removal.${kind}.body`, { name: upload.name, smart_count: named.length })}</p>
      {named.length > 0 && <FileUses uses={named} />}
      {failure && <Note tone="error" text={failure} />}
      <div className="file-answers">
        <Button variant="outlined" autoFocus onClick={back}>
          {translate(kind === 'inUse' ? 'commons.actions.back' : 'commons.actions.cancel')}
        </Button>
        {kind !== 'inUse' && (
          <Button variant="contained" color="error" disabled={busy} onClick={() => void remove()}>
            {translate('library.removal.run')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** A preview of a file, with its properties and what can be done with what it shows. */
function FilePreview({ upload, children }: { readonly upload: UploadDetail; readonly children: ReactNode }) {
  const { translate } = useWords()
  const format = useFormat()
  const { kind, width, height, size, createdAt } = upload
  return (
    <div className="file-face">
      <div>
        <Face upload={upload} />
      </div>
      {children}
      <dl>
        <dt>{translate('library.facts.kind')}</dt>
        <dd>{translate(`library.kinds.${kind}`)}</dd>
        {width !== null && height !== null && (
          <>
            <dt>{translate('library.facts.pixels')}</dt>
            <dd>
              {format.number(width)} × {format.number(height)}
            </dd>
          </>
        )}
        <dt>{translate('library.facts.size')}</dt>
        <dd>{translate('units.megabyte', { n: format.number(megabytesOf(size)) })}</dd>
        <dt>{translate('library.facts.createdAt')}</dt>
        <dd>{format.dateTime(createdAt)}</dd>
      </dl>
    </div>
  )
}

function Face({ upload }: { readonly upload: UploadDetail }) {
  const { src, name, kind, alt } = upload
  if (kind === 'audio') return <AudioPlayer src={src} title={name} />
  if (kind === 'document') return <PictureAsPdfOutlinedIcon sx={{ fontSize: 72 }} color="action" aria-hidden />
  return (
    <PictureView
      picture={{ ...upload, alt: alt ?? '' }}
      sizes="(max-width: 700px) 100vw, 420px"
      sx={{ display: 'block', maxHeight: '46dvh', width: 'auto', objectFit: 'contain' }}
    />
  )
}
