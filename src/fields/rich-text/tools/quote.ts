import Quote from '@editorjs/quote'
import type { MenuConfigItem } from '@editorjs/editorjs/types/tools'

/** A quotation with its source. Its alignment is not stored. */
export class QuoteTool extends Quote {
  override renderSettings(): MenuConfigItem[] {
    return []
  }
}
