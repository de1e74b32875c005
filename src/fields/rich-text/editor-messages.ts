import type { EditorConfig } from '@editorjs/editorjs'
import type { Words } from '../../shell/words/words.ts'

export type EditorMessages = NonNullable<NonNullable<EditorConfig['i18n']>['messages']>

/** The words of the editor's own interface, as it wants them; the set `editor` must be loaded. */
export const messagesOf = (words: Words): EditorMessages =>
  (words.pick('editor.interface').editor as unknown as { readonly interface: EditorMessages }).interface
