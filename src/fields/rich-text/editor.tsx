import { use, useEffect, useRef } from 'react'
import type { RichText } from '../../../entities/blocks.ts'
import { refusalText } from '../../captain/uploads/refusal.ts'
import { sendFile } from '../../captain/uploads/send-file.ts'
import { useTenant } from '../../captain/tenant-context.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { isEmpty, type Entry } from '../entry.ts'
import { Note } from '../field-shell.tsx'
import { EditorAddressesContext } from './addresses.ts'
import { messagesOf } from './messages.ts'
import { openEditor, type RichEditor } from './open-editor.ts'
import './editor.css'

/** A body being written, in Editor.js. */
export default function Editor(entry: Entry) {
  const words = useWords()
  use(words.load('editor', 'uploads'))
  const holder = useRef<HTMLDivElement>(null)
  const editor = useRef<RichEditor>(undefined)
  const latest = useLatest(entry)
  const settings = useSettings(entry)
  const body = bodyOf(entry.value)

  useEffect(() => {
    const opened = openEditor({
      ...settings.current(),
      holder: holder.current!,
      body: bodyOf(latest.current.value),
      readOnly: entry.readOnly,
      changed: (next) => latest.current.change(next),
    })
    editor.current = opened
    const settled = latest.current.pending?.(opened.flush)
    return () => {
      settled?.()
      opened.close()
    }
    // The words, the tenant and the field of an open form never change.
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
        tabIndex={-1}
        data-invalid={entry.error !== undefined || Object.keys(entry.inside).length > 0 || undefined}
        onBlur={entry.blur}
      />
      {Object.entries(entry.inside).map(([path, text]) => (
        <div key={path} data-path={`${entry.path}.${path}`}>
          <Note tone="error" text={text} />
        </div>
      ))}
    </>
  )
}

const bodyOf = (value: unknown): RichText | null => (isEmpty(value) ? null : (value as RichText))

function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/** What an editor is opened with: its words, its tools, and where it uploads and asks. */
function useSettings({ field }: Entry) {
  const words = useWords()
  const { slug } = useTenant()
  const addresses = use(EditorAddressesContext)
  const failure = useRef<string>(undefined)
  return useLatest(() => ({
    messages: messagesOf(words),
    placeholder: words.translate('commons.blocks.placeholder'),
    tools: {
      blocks: field.blocks,
      linkMetadata: addresses.linkMetadata(slug),
      failure: () => failure.current,
      words: {
        alt: words.translate('editor.alt'),
        decorative: words.translate('editor.decorative'),
        code: words.translate('editor.code'),
      },
      upload: async (file: File) => {
        failure.current = undefined
        try {
          const { src, width, height } = await sendFile(addresses.upload(slug), file)
          return { url: src, ...(width && { width }), ...(height && { height }) }
        } catch (error) {
          failure.current = refusalText(words.translate, error, file.name)
          throw error
        }
      },
    },
  }))
}
