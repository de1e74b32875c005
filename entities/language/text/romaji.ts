import { toHiragana } from './normalise-text.ts'

const rows: readonly (readonly [string, string])[] = [
  ['あいうえお', 'a i u e o'],
  ['かきくけこ', 'ka ki ku ke ko'],
  ['さしすせそ', 'sa shi su se so'],
  ['たちつてと', 'ta chi tsu te to'],
  ['なにぬねの', 'na ni nu ne no'],
  ['はひふへほ', 'ha hi fu he ho'],
  ['まみむめも', 'ma mi mu me mo'],
  ['やゆよ', 'ya yu yo'],
  ['らりるれろ', 'ra ri ru re ro'],
  ['わゐゑをん', 'wa i e o n'],
  ['がぎぐげご', 'ga gi gu ge go'],
  ['ざじずぜぞ', 'za ji zu ze zo'],
  ['だぢづでど', 'da ji zu de do'],
  ['ばびぶべぼ', 'ba bi bu be bo'],
  ['ぱぴぷぺぽ', 'pa pi pu pe po'],
  ['ぁぃぅぇぉ', 'a i u e o'],
  ['ゔ', 'vu'],
]
const letters = new Map(
  rows.flatMap(([kana, latin]) => [...kana].map((each, place) => [each, latin.split(' ')[place]!])),
)

/** し and ゃ make sha, き and ゃ kya, て and ぃ ti. */
const small: Readonly<Record<string, string>> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo' }
const smallVowels = 'ぁぃぅぇぉ'

/** Kana in the Latin letters of the Hepburn system, without marks for long vowels; other characters stay. */
export function romaji(reading: string): string {
  const written: string[] = []
  let doubled = false
  for (const kana of toHiragana(reading)) {
    if (kana === 'っ') {
      doubled = true
      continue
    }
    if (kana === 'ー') continue
    const before = written.at(-1) ?? ''
    // Loanwords have it after other vowels as well: デュ is dyu, フュ fyu.
    if (small[kana] && (/[^aiueo]i$/.test(before) || /^(?:te|de|fu|vu)$/.test(before))) {
      const stem = before.slice(0, -1)
      written[written.length - 1] = stem + (/(?:sh|ch|j)$/.test(stem) ? small[kana].slice(1) : small[kana])
      continue
    }
    if (smallVowels.includes(kana) && /[^aiueon][aiueo]$/.test(before) && !/^[kg]u$/.test(before)) {
      written[written.length - 1] =
        (before === 'fu' || before === 'vu' ? before[0]! : before.slice(0, -1)) + letters.get(kana)!
      continue
    }
    const latin = small[kana] ?? letters.get(kana) ?? kana
    written.push(doubled && /^[^\W\daiueo]/.test(latin) ? (latin.startsWith('ch') ? 't' : latin[0]!) + latin : latin)
    doubled = false
  }
  return written.join('')
}
