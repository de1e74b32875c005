/** The syllables of each consonant, in the order of the vowels a, i, u, e, o; `-` where none is written so. */
const rows: Readonly<Record<string, string>> = {
  '': 'あ い う え お',
  k: 'か き く け こ',
  s: 'さ し す せ そ',
  t: 'た ち つ て と',
  n: 'な に ぬ ね の',
  h: 'は ひ ふ へ ほ',
  m: 'ま み む め も',
  y: 'や - ゆ いぇ よ',
  r: 'ら り る れ ろ',
  w: 'わ うぃ - うぇ を',
  g: 'が ぎ ぐ げ ご',
  z: 'ざ じ ず ぜ ぞ',
  d: 'だ ぢ づ で ど',
  b: 'ば び ぶ べ ぼ',
  p: 'ぱ ぴ ぷ ぺ ぽ',
  f: 'ふぁ ふぃ ふ ふぇ ふぉ',
  v: 'ゔぁ ゔぃ ゔ ゔぇ ゔぉ',
  j: 'じゃ じ じゅ じぇ じょ',
  sh: 'しゃ し しゅ しぇ しょ',
  ch: 'ちゃ ち ちゅ ちぇ ちょ',
  ts: 'つぁ つぃ つ つぇ つぉ',
  th: '- てぃ - - -',
  dh: '- でぃ でゅ - -',
  ...contracted({ k: 'き', s: 'し', t: 'ち', n: 'に', h: 'ひ', m: 'み', r: 'り' }),
  ...contracted({ g: 'ぎ', z: 'じ', j: 'じ', d: 'ぢ', b: 'び', p: 'ぴ' }),
}

/** きゃ, きゅ and the like, written with a y. */
function contracted(first: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(first).map(([consonant, kana]) => [
      `${consonant}y`,
      [...'ゃぃゅぇょ'].map((small) => kana + small).join(' '),
    ]),
  )
}

const syllables = new Map(
  Object.entries(rows).flatMap(([consonant, kana]) =>
    kana.split(' ').flatMap((each, place) => (each === '-' ? [] : [[consonant + 'aiueo'[place], each] as const])),
  ),
)

/**
 * The hiragana of a word that is written in Latin letters, as an input method reads them and as Hepburn's system writes
 * them: `oshirase` and `osirase` are おしらせ, `kippu` きっぷ, `shinbun` and `shimbun` しんぶん. Undefined if a part of it is
 * no syllable, except for the beginning of one at the end, which somebody is still typing: it is left out.
 */
export function kanaOfRomaji(word: string): string | undefined {
  let kana = ''
  let rest = word.toLowerCase()
  while (rest !== '') {
    const length = [3, 2, 1].find((each) => syllables.has(rest.slice(0, each)) && rest.length >= each)
    if (length !== undefined) {
      kana += syllables.get(rest.slice(0, length))!
      rest = rest.slice(length)
    } else if (/^n(?:n$|'|n(?![aiueoy]))/.test(rest)) {
      kana += 'ん'
      rest = rest.slice(2)
    } else if (/^n(?![aiueoy])|^m[bmp]/.test(rest)) {
      kana += 'ん'
      rest = rest.slice(1)
    } else if (/^([b-df-hj-mp-tv-z])\1|^tch/.test(rest)) {
      kana += 'っ'
      rest = rest.slice(1)
    } else if (rest.startsWith('-') && kana !== '') {
      kana += 'ー'
      rest = rest.slice(1)
    } else {
      return kana !== '' && [...syllables.keys()].some((each) => each.startsWith(rest)) ? kana : undefined
    }
  }
  return kana
}
