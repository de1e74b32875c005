import { Suspense, use, useEffect, useRef, useState } from 'react'
import { maxUploadBytes } from '../../../entities/language/uploads/upload-kinds.ts'
import type { RichText } from '../../../entities/language/blocks/blocks.ts'
import { focusField } from '../../kernel/form/focus-field.ts'
import { mayUseAi } from '../../kernel/uploads/may-use-ai.ts'
import { uploadErrorText } from '../../kernel/uploads/upload-error-text.ts'
import { shrinkPicture } from '../../kernel/uploads/shrink-picture.ts'
import { sendFile } from '../../kernel/uploads/send-file.ts'
import type { Upload } from '../../kernel/uploads/upload.ts'
import { FieldDialogsContext } from '../base/field-dialogs.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { isTouchOnly } from '../../shell/ui/touch.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { isEmpty, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { Note } from '../../kernel/controls/note.tsx'
import { useLatest } from '../../shell/ui/use-latest.ts'
import { EditorAddressesContext } from './editor-addresses.ts'
import { messagesOf } from './editor-messages.ts'
import { openEditor, type RichEditor } from './open-editor.ts'
import type { GeneratedPicture, ImageGeneration } from './tools/picture.ts'
import './editor.css'

/** Edits a body in Editor.js. */
export default function RichTextEditor(entry: FieldEntry) {
  const words = useWords()
  use(words.load('editor', 'uploads'))
  const holder = useRef<HTMLDivElement>(null)
  const editor = useRef<RichEditor>(undefined)
  const latest = useLatest(entry)
  const { GenerateImage } = use(FieldDialogsContext)
  const [making, setMaking] = useState<{ answer(made?: GeneratedPicture): void }>()
  const settings = useSettings(entry, () => new Promise((resolve) => setMaking({ answer: resolve })))
  const body = bodyOf(entry.value)

  useEffect(() => {
    const opened = openEditor({
      ...settings.current(),
      holder: holder.current!,
      body: bodyOf(latest.current.value),
      readOnly: entry.readOnly,
      changed: (next) => latest.current.change(next),
      uploading: (stop) => latest.current.arriving?.(stop),
    })
    editor.current = opened
    const settled = latest.current.pending?.(async () => {
      const arrived = await opened.settled()
      if (!arrived) focusField(latest.current.path)
      return arrived
    })
    return () => {
      settled?.()
      opened.close()
    }
    // Translations, tenant and field never change while a form is open.
  }, [entry.readOnly, latest, settings])
  useEffect(() => editor.current?.show(body), [body])

  return (
    <>
      <div
        ref={(element) => {
          holder.current = element
          entry.focusable(element && { focus: () => editor.current?.focus() })
        }}
        id={entry.id}
        className="rich-text"
        lang={entry.lang}
        // A translator of the browser would write its words into the body.
        translate="no"
        tabIndex={-1}
        data-invalid={entry.error !== undefined || Object.keys(entry.inside).length > 0 || undefined}
        onBlur={entry.blur}
      />
      {making && GenerateImage && (
        <Suspense>
          <GenerateImage
            close={() => {
              making.answer()
              setMaking(undefined)
            }}
            take={({ src, width, height, alt }, decorative) => {
              making.answer({ file: fileOf({ src, width, height }), alt: alt ?? '', decorative })
              setMaking(undefined)
            }}
          />
        </Suspense>
      )}
      {Object.entries(entry.inside).map(([path, text]) => (
        <div key={path} data-path={`${entry.path}.${path}`}>
          <Note tone="error" text={text} />
        </div>
      ))}
    </>
  )
}

const bodyOf = (value: unknown): RichText | null => (isEmpty(value) ? null : (value as RichText))

/** An upload in the form that the image block stores. */
const fileOf = ({ src, width, height }: Pick<Upload, 'src' | 'width' | 'height'>): GeneratedPicture['file'] => ({
  url: src,
  ...(width && { width }),
  ...(height && { height }),
})

/** What an editor is opened with: translations, tools, upload and metadata calls. */
function useSettings({ field }: FieldEntry, make: ImageGeneration['make']) {
  const words = useWords()
  const toast = useToast()
  const { slug } = useTenant()
  const addresses = use(EditorAddressesContext)
  const failure = useRef<string>(undefined)
  return useLatest(() => ({
    messages: messagesOf(words),
    placeholder: words.translate(isTouchOnly() ? 'commons.blocks.placeholderTouch' : 'commons.blocks.placeholder'),
    tools: {
      blocks: field.blocks,
      linkMetadata: addresses.linkMetadata(slug),
      thumbnails: addresses.thumbnails(slug),
      failure: () => failure.current,
      withoutPictures: () => toast({ kind: 'info', text: words.translate('editor.withoutPictures') }),
      making: { allowed: mayUseAi, make },
      words: {
        alt: words.translate('editor.alt'),
        decorative: words.translate('editor.decorative'),
        make: words.translate('uploads.make'),
        code: words.translate('editor.code'),
        missing: (from: string) => words.translate(from === '' ? 'editor.missing' : 'editor.missingFrom', { from }),
      },
      upload: async (file: File, signal: AbortSignal) => {
        failure.current = undefined
        try {
          const picture = await shrinkPicture(file, maxUploadBytes.image)
          const { upload, isKnown } = await sendFile(addresses.upload(slug), picture, { signal })
          if (isKnown) toast({ kind: 'info', text: words.translate('uploads.known', { name: upload.name }) })
          return fileOf(upload)
        } catch (error) {
          failure.current = uploadErrorText(words.translate, error, file.name)
          throw error
        }
      },
    },
  }))
}
