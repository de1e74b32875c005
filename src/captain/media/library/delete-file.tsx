import { useState } from 'react'
import Button from '@mui/material/Button'
import { Note } from '../../../kernel/controls/note.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { deletionBlockersOf, errorText } from '../../../kernel/words/error-text.ts'
import { labelsOf } from '../../../kernel/words/labels.ts'
import type { UploadPath } from '../../../kernel/uploads/upload.ts'
import { deleteUpload, type UploadDetail } from './upload-detail.ts'
import { FileUses } from './file-uses.tsx'

interface DeleteFileProps {
  readonly upload: UploadDetail
  readonly path: UploadPath
  /** Called when the server refused because the file is in use; the dialog then shows where. */
  onRefused(): void
  back(): void
  gone(): void
}

/** Confirms the deletion of a file and lists what would break. Files used by live records cannot be deleted. */
export function DeleteFile({ upload, path, onRefused, back, gone }: DeleteFileProps) {
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
