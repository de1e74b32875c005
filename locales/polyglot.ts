/** Made when it is first used: the first of its kind takes long. */
let numbers: Intl.NumberFormat | undefined

/**
 * Formats a number with grouping and up to three decimal places. Accepts text for numbers that binary floating point
 * cannot represent.
 */
export const grouped = (value: number | string): string =>
  (numbers ??= new Intl.NumberFormat('en')).format(value as Intl.StringNumericLiteral)

/**
 * The options for every Polyglot instance: interpolated numbers are grouped (1,234), which both languages write alike.
 */
export const polyglotOptions = {
  replace(this: string, pattern: RegExp, value: (...match: string[]) => unknown): string {
    return this.replace(pattern, (...match) => {
      const replacement = value(...(match as string[]))
      return typeof replacement === 'number' ? grouped(replacement) : String(replacement)
    })
  },
}
