import { randomInt } from 'node:crypto'

// Letters and digits that are not confused with one another when read from a terminal.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password that is easy to read out and type. */
export const generatePassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  )
