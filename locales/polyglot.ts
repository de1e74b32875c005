const grouped = new Intl.NumberFormat('en')

/**
 * What every Polyglot of the product is made with: numbers put into a sentence are grouped (1,234),
 * which is written the same in both languages.
 */
export const polyglotOptions = {
  replace(this: string, pattern: RegExp, value: (...match: string[]) => unknown): string {
    return this.replace(pattern, (...match) => {
      const found = value(...(match as string[]))
      return typeof found === 'number' ? grouped.format(found) : String(found)
    })
  },
}
