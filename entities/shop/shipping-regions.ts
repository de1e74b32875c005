import type { prefectures } from '../language/shared/options.ts'

type Prefecture = (typeof prefectures)[number]

/** The regions by which carriers in Japan price parcels, each with its prefectures. */
const prefecturesOf = {
  hokkaido: ['01'],
  northTohoku: ['02', '03', '05'],
  southTohoku: ['04', '06', '07'],
  kanto: ['08', '09', '10', '11', '12', '13', '14', '19'],
  shinetsu: ['15', '20'],
  hokuriku: ['16', '17', '18'],
  chubu: ['21', '22', '23', '24'],
  kansai: ['25', '26', '27', '28', '29', '30'],
  chugoku: ['31', '32', '33', '34', '35'],
  shikoku: ['36', '37', '38', '39'],
  kyushu: ['40', '41', '42', '43', '44', '45', '46'],
  okinawa: ['47'],
} as const satisfies Readonly<Record<string, readonly Prefecture[]>>

/** What a row of shipping rates is for: `rest` is every region that has no row of its own. */
export const shippingRegions = [
  'rest',
  ...(Object.keys(prefecturesOf) as (keyof typeof prefecturesOf)[]),
] as const satisfies readonly string[]
type ShippingRegion = (typeof shippingRegions)[number]

/** The row of rates for a prefecture: that of its region, otherwise that of the rest, if there is one. */
export function rateFor<R extends { readonly region: ShippingRegion }>(
  rates: readonly R[],
  prefecture: Prefecture,
): R | undefined {
  const region = Object.entries<readonly string[]>(prefecturesOf).find(([, list]) => list.includes(prefecture))![0]
  return rates.find((rate) => rate.region === region) ?? rates.find((rate) => rate.region === 'rest')
}
