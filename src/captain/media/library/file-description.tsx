import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { containComposition } from '../../../shell/ui/contain-composition.ts'
import { Note } from '../../../kernel/controls/note.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { errorText, statusOf } from '../../../kernel/words/error-text.ts'
import { labelsOf } from '../../../kernel/words/labels.ts'
import type { UploadPath } from '../../../kernel/uploads/upload.ts'
import { changeUpload, type UploadDetail } from './upload-detail.ts'

interface FileDescriptionProps {
  readonly upload: UploadDetail
  readonly path: UploadPath
  onDirty(dirty: boolean): void
  saved(): void
}

/** A file's name and, for pictures, its alternative text; the library's search covers both. */
export function FileDescription({ upload, path, onDirty, saved }: FileDescriptionProps) {
  const words = useWords()
  const { translate } = words
  const [typed, setTyped] = useState<{ readonly name?: string; readonly alt?: string }>({})
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<'saved' | { readonly failure: string }>()
  const name = typed.name ?? upload.name
  const alt = typed.alt ?? upload.alt ?? ''
  const dirty = name.trim() !== upload.name || alt.trim() !== (upload.alt ?? '')
  useEffect(() => {
    onDirty(dirty)
  }, [dirty, onDirty])

  const type = (next: typeof typed) => {
    setTyped({ ...typed, ...next })
    setOutcome(undefined)
  }
  async function save(): Promise<void> {
    setBusy(true)
    try {
      await changeUpload(path, { version: upload.version, name: name.trim(), alt: alt.trim() || null })
      setOutcome('saved')
      saved()
    } catch (error) {
      setOutcome({ failure: errorText(translate, labelsOf(words, 'upload'), error) })
      // Someone else saved first: their text is loaded, and the next save overwrites it knowingly.
      if (statusOf(error) === 412) saved()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      onKeyDownCapture={containComposition}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={translate('library.name')}
        value={name}
        required
        onChange={({ target }) => type({ name: target.value })}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        fullWidth
      />
      {upload.kind === 'image' && (
        <TextField
          label={translate('uploads.alt')}
          value={alt}
          multiline
          minRows={2}
          helperText={translate('library.altHelp')}
          onChange={({ target }) => type({ alt: target.value })}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          fullWidth
        />
      )}
      {typeof outcome === 'object' && <Note tone="error" text={outcome.failure} />}
      {typeof outcome === 'object' && dirty && (
        <p className="soft">{translate('library.now', { name: upload.name, alt: upload.alt ?? '' })}</p>
      )}
      <div className="file-answers">
        <span role="status" className="soft">
          {outcome === 'saved' && !dirty ? translate('library.saved') : ''}
        </span>
        <Button type="submit" variant="contained" disabled={!dirty || busy || name.trim() === ''}>
          {translate('commons.actions.save')}
        </Button>
      </div>
    </form>
  )
}
