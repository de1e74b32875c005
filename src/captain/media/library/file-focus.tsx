import Button from '@mui/material/Button'
import { useState } from 'react'
import { centre, focusName, type Focus } from '../../../../entities/language/uploads/focus.ts'
import { Note } from '../../../kernel/controls/note.tsx'
import { FocusEditor } from '../../../kernel/uploads/focus-editor.tsx'
import type { UploadPath } from '../../../kernel/uploads/upload.ts'
import { errorText, statusOf } from '../../../kernel/words/error-text.ts'
import { labelsOf } from '../../../kernel/words/labels.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { changeUpload, type UploadDetail } from './upload-detail.ts'

interface FileFocusProps {
  readonly upload: UploadDetail & { readonly focus: Focus }
  readonly path: UploadPath
  /** Call when the upload is to be read again. */
  changed(): void
  back(): void
}

/** Sets the focal point of a picture of the library, which applies wherever a record has none of its own. */
export function FileFocus({ upload, path, changed, back }: FileFocusProps) {
  const words = useWords()
  const { translate } = words
  const [focus, setFocus] = useState(upload.focus)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function save(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      await changeUpload(path, { version: upload.version, focus })
      changed()
      back()
    } catch (error) {
      setBusy(false)
      setFailure(errorText(translate, labelsOf(words, 'upload'), error))
      // Someone else saved first: the next attempt overwrites it knowingly.
      if (statusOf(error) === 412) changed()
    }
  }

  return (
    <section className="file-focus" aria-labelledby="focus-title">
      <h3 id="focus-title">{translate('uploads.focus.title')}</h3>
      <FocusEditor picture={upload} focus={focus} note={translate('uploads.focus.everywhere')} change={setFocus} />
      {failure && <Note tone="error" text={failure} />}
      <div className="file-answers">
        <Button
          disabled={busy || focusName(focus) === focusName(centre)}
          onClick={() => setFocus(centre)}
          sx={{ mr: 'auto' }}
        >
          {translate('uploads.focus.middle')}
        </Button>
        <Button variant="outlined" autoFocus onClick={back}>
          {translate('commons.actions.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={busy || focusName(focus) === focusName(upload.focus)}
          onClick={() => void save()}
        >
          {translate('uploads.focus.apply')}
        </Button>
      </div>
    </section>
  )
}
