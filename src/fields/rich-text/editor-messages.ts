import type { EditorConfig } from '@editorjs/editorjs'
import { toKatakana } from '../../../entities/language/text/normalise-text.ts'
import { romaji } from '../../../entities/language/text/romaji.ts'
import type { Words } from '../../shell/words/words.ts'

export type EditorMessages = NonNullable<NonNullable<EditorConfig['i18n']>['messages']>

interface EditorWords {
  readonly interface: EditorMessages
  /** By the name of a tool, what else it is found by: its reading, in kana and Latin letters, or other words for it. */
  readonly readings: Readonly<Record<string, string>>
}

/** Translations of the editor's UI in its own format; the namespace `editor` must be loaded. */
export function messagesOf(words: Words): EditorMessages {
  const { interface: messages, readings } = words.pick('editor').editor as unknown as EditorWords
  const names = messages.toolNames as Readonly<Record<string, string>>
  const found = Object.entries(readings).map(([tool, reading]) => [tool, withReading(names[tool]!, reading)])
  return { ...messages, toolNames: { ...names, ...(Object.fromEntries(found) as object) } }
}

/** Menus search in a name's HTML, so the reading is part of it; the style sheet hides it. */
const withReading = (name: string, reading: string): string =>
  `${name}<s>${reading} ${toKatakana(reading)} ${romaji(reading)}</s>`
