import Link from '@editorjs/link'
import type { API, BlockToolConstructable } from '@editorjs/editorjs'
import { completeScheme } from '../../../../entities/language/text/normalise-text.ts'
import { apiJson } from '../../../shell/api/api.ts'
import type { LinkMetadataPath } from '../editor-addresses.ts'
import { linkFailure, plainLink } from './link-failure.ts'

interface LinkToolParts {
  readonly config: { readonly endpoint: LinkMetadataPath }
  readonly api: API
  readonly nodes: { readonly inputHolder?: HTMLElement }
  data: object
  showProgress(): void
  onFetch(answer: unknown): void
  fetchingFailed(words: string): void
}

const Base = Link as unknown as new (options: unknown) => LinkToolParts

/**
 * A link card, or a plain link in its place where the page has no metadata: the address is not lost. Metadata is
 * requested with the current token, not with that of when the editor was opened.
 */
class LinkCardTool extends Base {
  async fetchLinkData(url: string): Promise<void> {
    const address = completeScheme(url.trim())
    this.showProgress()
    this.data = { link: address }
    try {
      const metadata = await apiJson<'GET /api/v1/authorized/tenants/{tenant}/link-metadata'>(
        `${this.config.endpoint}?url=${encodeURIComponent(address)}`,
      )
      if (this.#isOpen()) this.onFetch(metadata)
    } catch (error) {
      if (!this.#isOpen()) return
      const words = this.api.i18n.t(linkFailure(error))
      if (!this.#becomeLink(address)) return this.fetchingFailed(words)
      const kept = this.api.i18n.t('It is kept as a plain link')
      this.api.notifier.show({ message: `${words} ${kept}`, time: 10_000 })
    }
  }

  /** Whether the card is still there: its editor may have been closed, or the card removed, before the response. */
  #isOpen(): boolean {
    return this.nodes.inputHolder?.isConnected === true
  }

  /**
   * Puts a line with the link in the card's place; false for what is no web address. The caret moves there only from the
   * card: by now somebody may be typing elsewhere.
   */
  #becomeLink(url: string): boolean {
    const text = plainLink(url)
    const block = this.nodes.inputHolder && this.api.blocks.getBlockByElement(this.nodes.inputHolder)
    if (text === undefined || !block) return false
    const { blocks, caret } = this.api
    const isHere = this.nodes.inputHolder.contains(document.activeElement)
    const current = blocks.getBlockByIndex(blocks.getCurrentBlockIndex())
    const isCurrent = current?.id === block.id
    const place = blocks.getBlockIndex(block.id)
    blocks.insert('paragraph', { text }, {}, place, isCurrent, true)
    if (isHere) caret.setToBlock(place, 'end')
    // Editor.js counts the line as one more above the current block; a touch makes it determine again which one that
    // is.
    else if (!isCurrent) current?.holder.dispatchEvent(new Event('touchstart'))
    return true
  }
}

export const LinkTool = LinkCardTool as unknown as BlockToolConstructable
