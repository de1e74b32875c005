let state = 20_261_121

/** The same numbers in every run, so that every run has the same material. */
export function randomInt(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 0x1_0000_0000) * below)
}
