import Checklist from '@editorjs/checklist'
import type { API, BlockToolConstructable } from '@editorjs/editorjs'
import type { MenuConfigItem } from '@editorjs/editorjs/types/tools'

const Base = Checklist as unknown as new (options: unknown) => {
  readonly api: API
  render(): HTMLElement
}

/** A check list whose items can also be ticked from the block's menu, by keyboard: it ticks the current item. */
class CheckListWithMenu extends Base {
  #item: Element | null = null

  override render(): HTMLElement {
    const block = super.render()
    block.addEventListener('focusin', ({ target }) => {
      this.#item = (target as Element).closest('.cdx-checklist__item')
    })
    return block
  }

  renderSettings(): MenuConfigItem[] {
    const item = this.#item
    if (!item) return []
    const box = item.querySelector<HTMLElement>('.cdx-checklist__item-checkbox')
    const title = this.api.i18n.t('Check or uncheck')
    return [{ title, closeOnActivate: true, onActivate: () => box?.click() }]
  }
}

export const CheckListTool = CheckListWithMenu as unknown as BlockToolConstructable
