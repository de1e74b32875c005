/** Numbers that look random and are the same for the same seed, so that a fault that was found is found again. */
export interface Random {
  /** A whole number from 0 up to, not including, `below`. */
  readonly int: (below: number) => number
  /** True `percent` times out of a hundred. */
  readonly chance: (percent: number) => boolean
  readonly pick: <T>(from: readonly T[]) => T
}

/** The generator mulberry32 (public domain, Tommy Ettinger). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const int = (below: number): number => Math.floor(next() * below)
  return { int, chance: (percent) => next() * 100 < percent, pick: (from) => from[int(from.length)]! }
}
