import { toHiragana } from '../../../entities/language/text/normalise-text.ts'

const onlyKana = /^[ぁ-ゖゝゞー]+$/u

/**
 * Collects readings from what an input method composes: it shows kana before it converts them. Feed it every text that
 * is composed and the text that a composition ends with.
 */
export function createFurigana() {
  const readings = new Map<string, string>()
  let composed = ''
  return {
    /** What is composed now. A Latin letter at its end is a syllable that is not complete yet. */
    composing(text: string): void {
      const kana = toHiragana(text.replace(/[a-zａ-ｚ]+$/iu, ''))
      if (onlyKana.test(kana)) composed = kana
    },
    /** The text that was chosen; empty if the composition was cancelled. */
    chosen(text: string): void {
      const kana = toHiragana(text)
      if (onlyKana.test(kana)) readings.set(text, kana)
      else if (text !== '' && composed !== '') readings.set(text, composed)
      composed = ''
    },
    /**
     * The reading of a text, in hiragana: that of its parts which were composed, with the kana, spaces and ASCII characters between
     * them. Undefined if there is none for a part.
     */
    readingOf(text: string): string | undefined {
      let reading = ''
      for (let at = 0; at < text.length;) {
        const part = [...readings.keys()]
          .filter((each) => text.startsWith(each, at))
          .toSorted((a, b) => b.length - a.length)[0]
        const own = toHiragana(text[at]!)
        if (part !== undefined) reading += readings.get(part)!
        else if (onlyKana.test(own) || /[\s・、。！？\x21-\x7e]/.test(own)) reading += own
        else return undefined
        at += part?.length ?? 1
      }
      return reading.trim() === '' ? undefined : reading
    },
  }
}
