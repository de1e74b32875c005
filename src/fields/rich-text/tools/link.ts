import Link from '@editorjs/link'
import type { API, BlockToolConstructable } from '@editorjs/editorjs'
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
 * A link card, or a plain link in its place where the page tells nothing of itself: the address is not lost. Metadata is requested with the current token, not with that of when the editor was opened.
 */
class LinkCardTool extends Base {
  async fetchLinkData(url: string): Promise<void> {
    this.showProgress()
    this.data = { link: url.trim() }
    try {
      const address = `${this.config.endpoint}?url=${encodeURIComponent(url.trim())}` as const
      this.onFetch(await apiJson<'GET /api/v1/authorized/tenants/{tenant}/link-metadata'>(address))
    } catch (error) {
      const words = this.api.i18n.t(linkFailure(error))
      if (!this.#becomeLink(url.trim())) return this.fetchingFailed(words)
      const kept = this.api.i18n.t('It is kept as a plain link')
      this.api.notifier.show({ message: `${words} ${kept}`, time: 10_000 })
    }
  }

  /** Puts a line with the link in the card's place; false for what is no web address. */
  #becomeLink(url: string): boolean {
    const text = plainLink(url)
    const block = this.nodes.inputHolder && this.api.blocks.getBlockByElement(this.nodes.inputHolder)
    if (text === undefined || !block) return false
    const place = this.api.blocks.getBlockIndex(block.id)
    this.api.blocks.insert('paragraph', { text }, {}, place, true, true)
    this.api.caret.setToBlock(place, 'end')
    return true
  }
}

export const LinkTool = LinkCardTool as unknown as BlockToolConstructable
