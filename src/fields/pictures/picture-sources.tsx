import { useTranslate } from 'react-admin'
import { Suspense, use, useEffect, useState, type ReactNode } from 'react'
import { fileRules } from '../../../entities/language/derived/field-uploads.ts'
import { FieldDialogsContext } from '../base/field-dialogs.ts'
import { useMayUseAi } from '../../kernel/uploads/may-use-ai.ts'
import { focusField } from '../../kernel/form/focus-field.ts'
import { DropArea } from '../../kernel/uploads/drop-area.tsx'
import { LibraryDialog } from '../../kernel/uploads/library-dialog.tsx'
import { UploadQueue } from '../../kernel/uploads/upload-queue.tsx'
import { typesText } from '../../kernel/uploads/upload-error-text.ts'
import type { Upload } from '../../kernel/uploads/upload.ts'
import { useUploadQueue } from '../../kernel/uploads/use-upload-queue.ts'
import { describedBy, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { useLatest } from '../../shell/ui/use-latest.ts'

interface PictureSourcesProps {
  readonly entry: FieldEntry
  /** How many more the field accepts. */
  readonly most: number
  /** Adds an upload; `decorative` for a generated picture that is only decoration. */
  take(upload: Upload, decorative?: boolean): void
}

/** Sources of a field's files: file dialog, drop, paste, library, or AI generation. */
export function PictureSources({ entry, most, take }: PictureSourcesProps): ReactNode {
  const translate = useTranslate()
  const rules = fileRules(entry.field)
  const { pending, send, dismiss, settled } = useUploadQueue({ rules, most, take })
  const { pending: register, arriving, path } = entry
  // What is still on its way belongs to the record; what was refused says so here.
  useEffect(
    () =>
      register?.(async () => {
        const arrived = await settled()
        if (!arrived) focusField(path)
        return arrived
      }),
    [register, settled, path],
  )
  const isSending = pending.some(({ refusal }) => refusal === undefined)
  const stop = useLatest(() => {
    for (const { key } of pending) dismiss(key)
  })
  useEffect(() => (isSending ? arriving?.(() => stop.current()) : undefined), [isSending, arriving, stop])
  const [browsing, setBrowsing] = useState(false)
  const { GenerateImage } = use(FieldDialogsContext)
  const mayMake = useMayUseAi()
  const [making, setMaking] = useState(false)
  const types = String(rules.find(({ rule }) => rule === 'fileType')?.params.types ?? '*/*')
  const max = rules.find(({ rule }) => rule === 'fileSize')?.params.max
  if (entry.readOnly) return null
  return (
    <>
      <UploadQueue pending={pending} dismiss={dismiss} />
      {most > 0 && (
        <DropArea
          accept={types === 'image/*' ? 'image/*,.heic,.heif' : types.replaceAll('|', ',')}
          many={most > 1}
          hint={translate('uploads.takes', { types: typesText(translate, types), max })}
          describedBy={describedBy(entry)['aria-describedby']}
          focusable={entry.focusable}
          take={send}
          browse={() => setBrowsing(true)}
          make={mayMake && GenerateImage && types === 'image/*' ? () => setMaking(true) : undefined}
        />
      )}
      {making && GenerateImage && (
        <Suspense>
          <GenerateImage
            close={() => setMaking(false)}
            take={(upload, decorative) => {
              setMaking(false)
              take(upload, decorative)
            }}
          />
        </Suspense>
      )}
      {browsing && (
        <LibraryDialog
          rules={rules}
          most={most}
          close={() => setBrowsing(false)}
          choose={(uploads) => {
            setBrowsing(false)
            for (const upload of uploads) take(upload)
          }}
        />
      )}
    </>
  )
}
