/** Made when it is first used: the first of its kind takes long. */
let numbers: Intl.NumberFormat | undefined

/**
 * Formats a number with grouping and up to three decimal places. Accepts text for numbers that binary floating point
 * cannot represent.
 */
export const grouped = (value: number | string): string =>
  (numbers ??= new Intl.NumberFormat('en')).format(value as Intl.StringNumericLiteral)

/** Quotation marks, and those that stand within them. */
const quotations = [
  ['「', '」', '『', '』'],
  ['“', '”', '‘', '’'],
] as const

/**
 * A text as it stands where a sentence has a placeholder: between 「 and 」, its own 「 and 」 become 『 and 』. What closes
 * first goes on with the quotation around it: “Draft” or “Published”.
 */
function quotedWithin(before: string, text: string): string {
  for (const [open, close, innerOpen, innerClose] of quotations)
    if (before.lastIndexOf(open) > before.lastIndexOf(close) && text.indexOf(close) > text.indexOf(open))
      return text.includes(open) ? text.replaceAll(open, innerOpen).replaceAll(close, innerClose) : text
  return text
}

/**
 * The options for every Polyglot instance: interpolated numbers are grouped (1,234), which both languages write alike, and
 * quotations within quotations have marks of their own.
 */
export const polyglotOptions = {
  replace(this: string, pattern: RegExp, value: (...match: string[]) => unknown): string {
    return this.replace(pattern, (...match) => {
      const replacement = value(...(match as string[]))
      if (typeof replacement === 'number') return grouped(replacement)
      const at = match.at(-2) as unknown as number
      return quotedWithin(this.slice(0, at), String(replacement))
    })
  },
}
