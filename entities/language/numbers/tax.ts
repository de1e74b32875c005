/** The consumption tax rates in percent: standard and reduced (food, newspapers). */
export const taxRates = ['10', '8'] as const
export type TaxRate = (typeof taxRates)[number]

/** The rate whose lines an invoice must mark. */
export const reducedRate: TaxRate = '8'

/** The rate of services such as shipping. */
export const standardRate: TaxRate = '10'

/** The totals of one tax rate on an invoice, in whole yen. */
export interface TaxSum {
  readonly taxRate: TaxRate
  /** The amount charged at this rate, including tax. */
  readonly taxableAmount: number
  /** The tax included in that amount. */
  readonly tax: number
}

/** The tax contained in an amount, rounded down to whole yen. */
export const includedTax = (amount: number, rate: TaxRate): number =>
  Math.floor((amount * Number(rate)) / (100 + Number(rate)))

/**
 * The totals of an invoice by rate, the standard rate first. The tax of each rate is rounded once, from its total and
 * never per line: 消費税法施行令第70条の10; 国税庁「インボイス制度に関するQ&A」（適格請求書に記載する消費税額等の端数処理）.
 */
export function taxSums(charges: readonly { readonly amount: number; readonly taxRate: TaxRate }[]): readonly TaxSum[] {
  return taxRates.flatMap((taxRate) => {
    const ofRate = charges.filter((charge) => charge.taxRate === taxRate)
    if (ofRate.length === 0) return []
    const taxableAmount = ofRate.reduce((sum, { amount }) => sum + amount, 0)
    return [{ taxRate, taxableAmount, tax: includedTax(taxableAmount, taxRate) }]
  })
}

/**
 * Whether the law allows the stated tax for its amount. The issuer may round up, down or to the nearest yen, so the tax
 * must be less than one yen from the exact value.
 */
export const isTaxAllowed = ({ taxRate, taxableAmount, tax }: TaxSum): boolean =>
  Number.isInteger(tax) &&
  Math.abs(tax * (100 + Number(taxRate)) - taxableAmount * Number(taxRate)) < 100 + Number(taxRate)
