const numbers = new Intl.NumberFormat('en')

/** A number as a sentence says it, to three decimal places; one that a binary number cannot hold comes as text. */
export const grouped = (value: number | string): string => numbers.format(value as Intl.StringNumericLiteral)

/**
 * What every Polyglot of the product is made with: numbers put into a sentence are grouped (1,234),
 * which is written the same in both languages.
 */
export const polyglotOptions = {
  replace(this: string, pattern: RegExp, value: (...match: string[]) => unknown): string {
    return this.replace(pattern, (...match) => {
      const found = value(...(match as string[]))
      return typeof found === 'number' ? grouped(found) : String(found)
    })
  },
}
