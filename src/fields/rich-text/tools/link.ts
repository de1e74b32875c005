import Link from '@editorjs/link'
import type { BlockToolConstructable } from '@editorjs/editorjs'
import { apiJson } from '../../../shell/api/api.ts'
import type { LinkMetadataPath } from '../editor-addresses.ts'
import { linkFailure } from './link-failure.ts'

interface LinkToolParts {
  readonly config: { readonly endpoint: LinkMetadataPath }
  readonly api: { readonly i18n: { t(key: string): string } }
  data: object
  showProgress(): void
  onFetch(answer: unknown): void
  fetchingFailed(words: string): void
}

const Base = Link as unknown as new (options: unknown) => LinkToolParts

/** A link card. Metadata is requested with the current token, not with that of when the editor was opened. */
class LinkCardTool extends Base {
  async fetchLinkData(url: string): Promise<void> {
    this.showProgress()
    this.data = { link: url.trim() }
    try {
      const address = `${this.config.endpoint}?url=${encodeURIComponent(url.trim())}` as const
      this.onFetch(await apiJson<'GET /api/v1/authorized/tenants/{tenant}/link-metadata'>(address))
    } catch (error) {
      this.fetchingFailed(this.api.i18n.t(linkFailure(error)))
    }
  }
}

export const LinkTool = LinkCardTool as unknown as BlockToolConstructable
