/**
 * Several values in one cell, with separators between them. A value that has one of the signs that imports take for a
 * separator stands in quotes, as texts do in CSV, so that it is read as one value again.
 */

/** What separates the values of a cell: the separators of lists in both languages, and new lines. */
const signs = '、，,;；\\n'
const separator = new RegExp(`[${signs}]`, 'u')

/** A value as it stands among others in a cell. */
export const quotedInList = (value: string): string =>
  separator.test(value) || /^\s*"/.test(value) ? `"${value.replaceAll('"', '""')}"` : value

/** A value of a cell, and where it stands in its text: the separators around it belong to no value. */
export interface Listed {
  readonly value: string
  readonly start: number
  readonly end: number
  /** In quotes it is one value, whatever it has in it. */
  readonly isQuoted: boolean
}

/** The values of a cell, at most so many; further signs may separate them. */
export function listedIn(text: string, most: number, furtherSigns = ''): readonly Listed[] {
  const between = `[${signs}${furtherSigns}]`
  const quotedValue = new RegExp(`\\s*"((?:[^"]|"")*)"\\s*(?=${between}|$)`, 'uy')
  const plainValue = new RegExp(`[^${between.slice(1)}*`, 'uy')
  const listed: Listed[] = []
  let place = 0
  while (place < text.length && listed.length < most) {
    for (const each of [quotedValue, plainValue]) each.lastIndex = place
    const quoted = quotedValue.exec(text)
    const length = (quoted ?? plainValue.exec(text)!)[0].length
    const value = quoted ? quoted[1]!.replaceAll('""', '"') : text.slice(place, place + length)
    if (value.trim() !== '')
      listed.push({ value: value.trim(), start: place, end: place + length, isQuoted: quoted !== null })
    place += length + 1
  }
  return listed
}
