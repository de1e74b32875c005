import List from '@editorjs/list'
import type { PasteEvent, SanitizerConfig, ToolboxConfigEntry } from '@editorjs/editorjs'
import type { MenuConfigItem } from '@editorjs/editorjs/types/tools'
import { limits } from '../../../../entities/language/blocks/blocks.ts'
import type { EditorItem } from '../block-conversion.ts'

/** Bulleted and numbered lists. Check lists are a block of their own, and numbering always starts at 1. */
export class ListTool extends List {
  static override get toolbox(): ToolboxConfigEntry[] {
    return (List.toolbox as ToolboxConfigEntry[]).slice(0, 2)
  }

  /** An item may have several lines, as a paragraph may. */
  static get sanitize(): SanitizerConfig {
    return { items: { br: true } }
  }

  override renderSettings(): MenuConfigItem[] {
    return (super.renderSettings() as MenuConfigItem[]).slice(0, 2)
  }

  /**
   * Takes over a pasted list. The tool's own way leaves the inner lists in the text of their items as well, and loses
   * those of another kind: a list has one kind for all of its levels.
   */
  override onPaste(event: PasteEvent): void {
    const { data: pasted } = event.detail as { readonly data: HTMLElement }
    // Setting the style makes the tool render its data again.
    const drawn = this as unknown as { data: object; listStyle: string }
    drawn.data = { meta: {}, items: pasted.tagName === 'LI' ? [itemOf(pasted, 1)] : itemsOf(pasted, 1) }
    drawn.listStyle = pasted.tagName === 'OL' ? 'ordered' : 'unordered'
  }
}

/** The items of a list. Deeper lists than the editor has come after the items that they belong to. */
const itemsOf = (list: Element, depth: number): readonly EditorItem[] =>
  [...list.children].flatMap((element) => {
    const item = itemOf(element, depth)
    return depth < limits.depth ? [item] : [{ ...item, items: [] }, ...item.items]
  })

function itemOf(element: Element, depth: number): EditorItem {
  const text = element.cloneNode(true) as Element
  for (const list of text.querySelectorAll(':scope > :is(ul, ol)')) list.remove()
  const lists = [...element.querySelectorAll(':scope > :is(ul, ol)')]
  const items = lists.flatMap((list) => itemsOf(list, Math.min(depth + 1, limits.depth)))
  // The breaks between the lines of the source are spaces; the tool would show them.
  return { content: text.innerHTML.replace(/\s*\n\s*/g, ' ').trim(), meta: {}, items }
}
