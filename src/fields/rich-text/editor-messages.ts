import type { EditorConfig } from '@editorjs/editorjs'
import type { Words } from '../../shell/words/words.ts'

export type EditorMessages = NonNullable<NonNullable<EditorConfig['i18n']>['messages']>

/** Translations of the editor's UI in its own format; the namespace `editor` must be loaded. */
export const messagesOf = (words: Words): EditorMessages =>
  (words.pick('editor.interface').editor as unknown as { readonly interface: EditorMessages }).interface
