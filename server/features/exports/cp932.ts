import iconv from 'iconv-lite'

/**
 * Characters that Unicode has twice, of which CP932 knows the other
 * (https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/WINDOWS/CP932.TXT): wave dash, minus, em dash, double bar,
 * yen, overline, cent, pound, not; and the space that does not break.
 */
const twins: ReadonlyMap<string, string> = new Map([
  ['\u301c', '\uff5e'],
  ['\u2212', '\uff0d'],
  ['\u2014', '\u2015'],
  ['\u2016', '\u2225'],
  ['\u00a5', '\uffe5'],
  ['\u203e', '\uffe3'],
  ['\u00a2', '\uffe0'],
  ['\u00a3', '\uffe1'],
  ['\u00ac', '\uffe2'],
  ['\u00a0', ' '],
])

const others: ReadonlyMap<string, string> = new Map([...twins].map(([one, other]) => [other, one]))

/** A text that was read from CP932 as it may have been written there: with the twins that CP932 does not know. */
export const otherTwins = (text: string): string =>
  text.replace(/[\u2015\u2225\uff0d\uff5e\uffe0-\uffe3\uffe5]/g, (character) => others.get(character)!)

/** The geta mark, which printers put where they lack a character. */
const geta = '\u3013'

const inCp932 = new Map<string, boolean>()

function isInCp932(character: string): boolean {
  const known = inCp932.get(character)
  if (known !== undefined) return known
  const found = iconv.decode(iconv.encode(character, 'cp932'), 'cp932') === character
  inCp932.set(character, found)
  return found
}

/**
 * A text with nothing but characters of CP932: combined marks are composed, twins replaced by what it knows, and any
 * other is passed to `missing` and replaced by 〓. What nobody sees, such as the selector of a variant of an ideograph,
 * goes: the ideograph stays. Composing would turn compatibility ideographs, which names are written with and CP932 has,
 * into others: they stay.
 */
export function fitCp932(text: string, missing: (character: string) => void): string {
  // oxlint-disable-next-line no-control-regex
  if (/^[\0-\x7f]*$/.test(text)) return text
  let fitting = ''
  const seen = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  for (const character of seen.replace(/[^\uf900-\ufaff]+/g, (part) => part.normalize('NFC'))) {
    const known = twins.get(character) ?? character
    if (isInCp932(known)) fitting += known
    else {
      missing(character)
      fitting += geta
    }
  }
  return fitting
}

export const encodeCp932 = (text: string): Uint8Array => iconv.encode(text, 'cp932')
