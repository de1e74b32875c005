import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import SwapHorizIcon from '@mui/icons-material/SwapHoriz'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { UploadKind } from '../../../../entities/language/uploads/upload-kinds.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { FileButton } from '../../../kernel/uploads/file-button.tsx'
import { UploadQueue } from '../../../kernel/uploads/upload-queue.tsx'
import { useUploadQueue } from '../../../kernel/uploads/use-upload-queue.ts'
import type { UploadPath } from '../../../kernel/uploads/upload.ts'
import type { UploadDetail } from './upload-detail.ts'

/** The file types that may replace a file of each kind. */
const acceptedTypes: Readonly<Record<UploadKind, string>> = {
  image: 'image/*,.heic,.heif',
  audio: 'audio/mpeg,audio/wav',
  document: 'application/pdf',
}

interface FileActionsProps {
  readonly upload: UploadDetail
  readonly path: UploadPath
  /** Whether what is typed may be lost; asks where there is something. */
  mayLeave(): Promise<boolean>
  remove(): void
  replaced(id: string): void
}

/** Actions on a file: download, copy link, replace, delete. */
export function FileActions({ upload, path, mayLeave, remove, replaced }: FileActionsProps) {
  const { translate } = useWords()
  const { pending, send, dismiss } = useUploadQueue({
    most: 1,
    path: `${path}/replacements`,
    take: ({ id }) => replaced(id),
  })
  async function replace([file]: readonly File[]): Promise<void> {
    if (!file || !(await mayLeave())) return
    for (const { key } of pending) dismiss(key)
    send([file])
  }
  return (
    <section aria-label={translate('library.acts')}>
      <div className="file-acts">
        {/* The server sets the file name: in Japanese, with the stored file's extension. */}
        <Button size="small" variant="outlined" startIcon={<DownloadIcon />} href={upload.src} download={upload.name}>
          {translate('library.download')}
        </Button>
        <Copied address={upload.src} />
        <FileButton
          size="small"
          variant="outlined"
          startIcon={<SwapHorizIcon />}
          accept={acceptedTypes[upload.kind]}
          disabled={pending.some(({ refusal }) => !refusal)}
          take={(files) => void replace([...files])}
        >
          {translate('library.replace')}
        </FileButton>
        <Button size="small" color="error" startIcon={<DeleteOutlineIcon />} onClick={remove}>
          {translate('commons.actions.delete')}
        </Button>
      </div>
      <p className="soft">{translate('library.replaceHelp')}</p>
      <UploadQueue pending={pending} dismiss={dismiss} />
    </section>
  )
}

function Copied({ address }: { readonly address: string }) {
  const { translate } = useWords()
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()
  const url = new URL(address, location.origin).href
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<ContentCopyIcon />}
        onClick={() =>
          void navigator.clipboard.writeText(url).then(
            () => setOutcome('copied'),
            () => setOutcome('copyFailed'),
          )
        }
      >
        <span aria-live="polite">{translate(outcome === 'copied' ? 'library.copied' : 'library.copy')}</span>
      </Button>
      {outcome === 'copyFailed' && (
        <input
          className="file-address"
          readOnly
          value={url}
          aria-label={translate('library.copy')}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}
