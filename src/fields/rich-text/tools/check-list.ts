import Checklist from '@editorjs/checklist'
import type { API, BlockToolConstructable, SanitizerConfig } from '@editorjs/editorjs'
import type { MenuConfigItem } from '@editorjs/editorjs/types/tools'

const Base = Checklist as unknown as new (options: unknown) => {
  readonly api: API
  render(): HTMLElement
  save(): object
}

/** A check list whose items can also be ticked from the block's menu, by keyboard: it ticks the current item. */
class CheckListWithMenu extends Base {
  #block: HTMLElement | undefined
  #item: Element | null = null

  override render(): HTMLElement {
    const block = super.render()
    this.#block = block
    block.addEventListener('focusin', ({ target }) => {
      this.#item = (target as Element).closest('.cdx-checklist__item')
    })
    return block
  }

  /** An item may have several lines, as a paragraph may. */
  static get sanitize(): SanitizerConfig {
    return { items: { br: true } }
  }

  /** The tool's own way makes a space of the first break. */
  override save(): object {
    const items = [...(this.#block?.querySelectorAll('.cdx-checklist__item') ?? [])].map((item) => {
      const text = item.querySelector('.cdx-checklist__item-text')!
      const isEmpty = text.textContent.trim() === ''
      return { text: isEmpty ? '' : text.innerHTML.trim(), checked: item.matches('.cdx-checklist__item--checked') }
    })
    return { items: items.filter(({ text }) => text !== '') }
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
