import EditorJS, { type LogLevels } from '@editorjs/editorjs'
import type { RichText } from '../../../entities/language/blocks/blocks.ts'
import { isSameValue } from '../../kernel/form/same-value.ts'
import { blockIndexAt } from './block-index.ts'
import { makeDraggable } from './drag-blocks.ts'
import { createUndoHistory, type UndoStep } from './undo-history.ts'
import { trackUntouchedBlocks } from './untouched-blocks.ts'
import { attachSlashMenu } from './slash-menu.ts'
import { listenKeys } from './editor-keys.ts'
import type { EditorMessages } from './editor-messages.ts'
import { pasteInto } from './paste.ts'
import { toolsFor, type ToolSettings } from './tools/index.ts'

type Body = RichText | null

interface EditorOptions {
  readonly holder: HTMLElement
  readonly body: Body
  readonly readOnly: boolean
  readonly messages: EditorMessages
  readonly placeholder: string
  readonly tools: ToolSettings
  changed(body: Body): void
  /** Called when the upload of a picture begins, with what stops it. Returns what is called when it has ended. */
  uploading(stop: () => void): (() => void) | undefined
}

export interface RichEditor {
  /** Shows a body that was changed elsewhere; does nothing if it is shown already. */
  show(body: Body): void
  /** Resolves once everything typed has been reported to `changed`. */
  flush(): Promise<void>
  /** Resolves once every upload has ended and `changed` has been called, to whether none was refused or stopped. */
  settled(): Promise<boolean>
  focus(): void
  close(): void
}

/** Opens Editor.js in an element, and reports every change of the body in its stored form. */
export function openEditor({
  holder,
  body,
  readOnly,
  messages,
  placeholder,
  tools,
  changed,
  uploading,
}: EditorOptions): RichEditor {
  let tracker = trackUntouchedBlocks(body)
  let lastReported = body
  /**
   * The editor's last output. Editor.js drops empty paragraphs, so its output for an untouched body is not counted as a
   * change.
   */
  let lastSaved = body
  let closed = false
  let composing = false
  let pasted: Promise<void> | undefined
  /** The uploads under way; each resolves to whether its picture is in the body. */
  const uploads = new Set<Promise<boolean>>()
  const history = createUndoHistory(body)

  const upload = (file: File): ReturnType<ToolSettings['upload']> => {
    const stopping = new AbortController()
    const sending = tools.upload(file, stopping.signal)
    // The block goes first, so that it does not report the end of an upload that was stopped.
    const ended = uploading(() => void enqueue(() => draw(lastReported)).finally(() => stopping.abort()))
    const arrival = sending
      .then(
        () => true,
        () => false,
      )
      .then(async (isThere) => {
        // By the next task the block has the picture: Editor.js leaves out one without.
        await new Promise((resolve) => setTimeout(resolve))
        await flush().catch(() => {})
        return isThere
      })
      .finally(() => {
        uploads.delete(arrival)
        ended?.()
      })
    uploads.add(arrival)
    return sending
  }

  const editor = new EditorJS({
    holder,
    data: { blocks: [...tracker.blocks] },
    tools: toolsFor(tools, upload),
    defaultBlock: 'paragraph',
    inlineToolbar: ['bold', 'italic', 'underline', 'marker', 'inlineCode', 'strikethrough', 'link'],
    i18n: { messages },
    placeholder,
    readOnly,
    minHeight: 72,
    logLevel: (import.meta.env.PROD ? 'ERROR' : 'VERBOSE') as LogLevels,
    onChange: () => void flush(),
  })

  /** A read-only editor is never saved; Editor.js logs an error when asked to. */
  const begin = async () => {
    if (readOnly) return
    const { blocks } = await editor.save()
    tracker.begin(blocks)
    lastSaved = tracker.bodyOf(blocks)
  }
  let work: Promise<void> = editor.isReady.then(begin)
  /**
   * Runs tasks one after another: saving is asynchronous, and an older result must never replace a newer one. A failed
   * task rejects for its caller; later tasks still run.
   */
  const enqueue = (task: () => Promise<void>): Promise<void> => {
    const done = work.then(task).catch((error: unknown) => {
      if (!closed) throw error
    })
    work = done.catch(() => {})
    return done
  }

  const flush = () =>
    enqueue(async () => {
      await pasted
      if (closed || composing || readOnly) return
      const now = tracker.bodyOf((await editor.save()).blocks)
      if (isSameValue(now, lastSaved)) return
      lastSaved = now
      lastReported = now
      history.add(now)
      changed(now)
    })

  const draw = async (target: Body): Promise<void> => {
    if (closed) return
    tracker = trackUntouchedBlocks(target)
    lastReported = target
    await editor.render({ blocks: [...tracker.blocks] })
    await begin()
  }

  const step = (take: () => UndoStep | undefined) =>
    void flush().then(() =>
      enqueue(async () => {
        const to = take()
        if (!to) return
        // Rendering removes the focused line for a moment; keys pressed then must still go to the editor.
        holder.focus({ preventScroll: true })
        await draw(to.body)
        editor.caret.setToBlock(Math.min(to.place, Math.max(editor.blocks.getBlocksCount() - 1, 0)), 'end')
        changed(to.body)
      }),
    )

  /** Its toolbar goes with a block; it would stay in the line that is another block's now. */
  const move = (to: number, from: number) => {
    editor.blocks.move(to, from)
    editor.toolbar.open()
  }

  const stopKeys = listenKeys(holder, {
    undo: () => step(history.undo),
    redo: () => step(history.redo),
    move(by) {
      const from = blockIndexAt(editor, document.activeElement)
      const to = from + by
      if (from < 0 || to < 0 || to >= editor.blocks.getBlocksCount()) return
      move(to, from)
      editor.caret.setToBlock(to, 'end')
      void flush()
    },
    below() {
      const place = blockIndexAt(editor, document.activeElement) + 1
      editor.blocks.insert('paragraph', {}, {}, place, true)
      editor.caret.setToBlock(place)
    },
    // Many menu items re-render their block and lose the caret; keyboard users get it back.
    handled: () =>
      void setTimeout(() => {
        if (closed || holder.contains(document.activeElement)) return
        editor.caret.setToBlock(Math.max(editor.blocks.getCurrentBlockIndex(), 0), 'end')
      }),
    composed(on) {
      composing = on
      if (!on) void flush()
    },
    typed: () => void flush(),
    pasted(event) {
      if (readOnly || pasteInto(editor, event, tools)) return !readOnly
      pasted = nextFrame()
      void flush()
      return false
    },
  })
  const stopMenu = readOnly ? () => {} : attachSlashMenu(holder, editor)
  const stopDrag = readOnly ? () => {} : makeDraggable(holder, (from, to) => move(to, from))

  return {
    show(target) {
      if (isSameValue(target, lastReported)) return
      lastReported = target
      history.restart(target)
      void enqueue(() => draw(target))
    },
    flush,
    async settled() {
      const arrivals = await Promise.all(uploads)
      await flush()
      return arrivals.every(Boolean)
    },
    focus: () => void editor.isReady.then(() => editor.focus()),
    close() {
      closed = true
      stopKeys()
      stopMenu()
      stopDrag()
      void editor.isReady.then(() => editor.destroy())
    },
  }
}

/**
 * Resolves after Editor.js has filled pasted blocks: it creates them at once, and fills paragraphs one frame later.
 * Callbacks run in order, so this one runs last. Hidden pages get no frames, hence the timeout of 200 ms.
 */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(() => {
      requestAnimationFrame(() => resolve())
      setTimeout(resolve, 200)
    }),
  )
