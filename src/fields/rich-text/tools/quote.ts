import Quote from '@editorjs/quote'
import type { MenuConfigItem } from '@editorjs/editorjs/types/tools'

/** A quotation with its source. How it is aligned is no part of what is stored. */
export class QuoteTool extends Quote {
  override renderSettings(): MenuConfigItem[] {
    return []
  }
}
