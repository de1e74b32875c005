import type EditorJS from '@editorjs/editorjs'

/**
 * The index of the block that an element is in. Editor.js notices up to 180 ms late in which block the caret is, and until
 * then names the one before.
 */
export function blockIndexAt(editor: EditorJS, element: Element | null): number {
  const block = element instanceof HTMLElement ? editor.blocks.getBlockByElement(element) : undefined
  return block ? editor.blocks.getBlockIndex(block.id) : editor.blocks.getCurrentBlockIndex()
}
