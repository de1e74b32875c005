import { z } from 'zod'

/**
 * The focal point of a picture: what must stay in sight when it is cut. Fractions of its width and height, from the top
 * left.
 */
export interface Focus {
  readonly x: number
  readonly y: number
}

/** A focal point as it is sent. */
export const focusSchema = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

/** The focal point of a picture for which nobody has set one. */
export const centre: Focus = { x: 0.5, y: 0.5 }

/** A fraction in hundredths, from 0 to 100, as it is stored and as addresses name it. */
export const hundredths = (fraction: number): number => Math.round(fraction * 100)

/** The focal point that is stored as two numbers of hundredths. */
export const focusOf = (x: number, y: number): Focus => ({ x: x / 100, y: y / 100 })

/** A focal point rounded to hundredths. */
export const roundedFocus = ({ x, y }: Focus): Focus => focusOf(hundredths(x), hundredths(y))

/** The point as addresses of copies name it: `25-40`. */
export const focusName = ({ x, y }: Focus): string => `${hundredths(x)}-${hundredths(y)}`

/**
 * The `object-position` that keeps a focal point in sight. Copies are cut the same way: what is at a third of the picture
 * is at a third of what can be left out, and so never outside.
 */
export const positionOf = ({ x, y }: Focus): string => `${hundredths(x)}% ${hundredths(y)}%`
