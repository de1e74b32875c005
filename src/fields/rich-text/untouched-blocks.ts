import type { OutputBlockData } from '@editorjs/editorjs'
import type { Block, RichText } from '../../../entities/language/blocks/blocks.ts'
import { toEditorBlocks, toStoredBody } from './block-conversion.ts'

export interface UntouchedBlocks {
  /** The blocks for the editor, each with an id. */
  readonly blocks: readonly OutputBlockData[]
  /** Records the editor's output for the unedited body. */
  begin(saved: readonly OutputBlockData[]): void
  /** The body for the editor's output; null when it is empty. */
  bodyOf(saved: readonly OutputBlockData[]): RichText | null
}

/** Tracks a body during editing, so that unedited blocks are stored exactly as they were. */
export function trackUntouchedBlocks(body: RichText | null): UntouchedBlocks {
  const originals = new Map<string, Block>()
  const untouched = new Map<string, string>()
  const blocks = (body?.blocks ?? []).map((block, place) => {
    const id = block.id ?? `kept-${place}`
    originals.set(id, block)
    return { id, type: block.type, data: toEditorBlocks(block) }
  })
  const storedOf = ({ id, type, data }: OutputBlockData): readonly Block[] => {
    const original = originals.get(id!)
    if (original && untouched.get(id!) === JSON.stringify([type, data])) return [original]
    const stored = toStoredBody(type, data)
    if (!stored) return []
    // A block that had no id gets none, so that it stays identical.
    return [id === undefined || id.startsWith('kept-') ? stored : { id, ...stored }]
  }
  return {
    blocks,
    begin(saved) {
      for (const { id, type, data } of saved) untouched.set(id!, JSON.stringify([type, data]))
    },
    bodyOf(saved) {
      const stored = saved.flatMap(storedOf)
      return stored.length === 0 ? null : { ...body, blocks: stored }
    },
  }
}
