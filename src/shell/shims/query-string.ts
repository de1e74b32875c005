/** What react-admin uses of `query-string`: flat queries whose values are texts and numbers. */

/** The parameters by name; of one that is named twice, the last. */
export const parse = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query))

/** The parameters in the order of their names, without those that are undefined. */
export const stringify = (query: Readonly<Record<string, string | number | boolean | undefined>>): string =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`)
    .join('&')

/** Also what `encodeURIComponent` leaves (RFC 3986, section 2.2). */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
