import Header from '@editorjs/header'

/** A heading may have several lines, as a paragraph may. */
export class HeaderTool extends Header {
  static override get sanitize(): { level: boolean; text: { br: boolean } } {
    return { level: false, text: { br: true } }
  }
}
