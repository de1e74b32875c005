/**
 * The order of readings, as in Japanese dictionaries (JIS X 4061, simplified): by the letter, whatever its kana, size and
 * voicing; a long vowel mark is the vowel that it lengthens; both spaces and the middle dot come before every letter.
 * Readings whose letters are the same follow one another in the order of their code points: は, ば, ぱ.
 */

const smallLetters = 'ァィゥェォッャュョヮヵヶ'
const largeLetters = 'アイウエオツヤユヨワカケ'

/** The letters by their vowel, which is itself the first. */
const vowelRows = [
  'アカサタナハマヤラワ',
  'イキシチニヒミリヰ',
  'ウクスツヌフムユル',
  'エケセテネヘメレヱ',
  'オコソトノホモヨロヲ',
]

const characters = (first: string, last: string): readonly string[] =>
  Array.from({ length: last.codePointAt(0)! - first.codePointAt(0)! + 1 }, (_, place) =>
    String.fromCodePoint(first.codePointAt(0)! + place),
  )

const toKatakana = (hiragana: string): string => String.fromCodePoint(hiragana.codePointAt(0)! + 0x60)

/** The plain letter of a katakana: large and without voicing marks. */
function plainLetter(katakana: string): string {
  const unvoiced = katakana.normalize('NFD')[0]!
  return largeLetters[smallLetters.indexOf(unvoiced)] ?? unvoiced
}

/**
 * The replacements, one after the other, that turn a reading into the key it is sorted by. The database makes it of them
 * as well, for its index: they are part of a migration, and change only with another one.
 */
export const gojuonReplacements: readonly (readonly [from: string, to: string])[] = [
  ...characters('ァ', 'ヶ')
    .filter((letter) => plainLetter(letter) !== letter)
    .map((letter) => [letter, plainLetter(letter)] as const),
  ...characters('ぁ', 'ゖ').map((letter) => [letter, plainLetter(toKatakana(letter))] as const),
  ...['　', '・'].map((mark) => [mark, ' '] as const),
  ...['ゝ', 'ゞ', 'ヽ', 'ヾ'].map((mark) => [mark, ''] as const),
  // The vowels come last: of two marks in a row, the second lengthens what the first has become.
  ...vowelRows.flatMap(([vowel, ...row]) => row.map((letter) => [`${letter}ー`, `${letter}${vowel}`] as const)),
  ...vowelRows.map(([vowel]) => [`${vowel}ー`, `${vowel}${vowel}`] as const),
  ['ー', ''],
]

/** The key that a reading is sorted by. */
export const gojuonKey = (reading: string): string =>
  gojuonReplacements.reduce((key, [from, to]) => key.replaceAll(from, to), reading)
