/**
 * Looks at most every so many milliseconds: meanwhile, and while a look is under way, everybody is given the same answer.
 * A look that fails is not kept.
 */
export function answeredAgain<T>(milliseconds: number, look: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined
  let endsAt = 0
  return () => {
    if (!known || performance.now() >= endsAt) {
      endsAt = Infinity
      known = look().finally(() => (endsAt = performance.now() + milliseconds))
      known.catch(() => (known = undefined))
    }
    return known
  }
}
