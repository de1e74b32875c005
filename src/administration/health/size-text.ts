import type { Format } from '../../kernel/words/format.ts'

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** A size in bytes with the unit that suits it, to two digits at least: `34 MB`, `1.2 GB`. */
export function sizeText(bytes: number, { number }: Pick<Format, 'number'>): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const value = bytes / 1000 ** power
  return `${number(power > 0 && value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${units[power]}`
}
