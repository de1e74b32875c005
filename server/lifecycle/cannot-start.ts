/** The server cannot start, for reasons that the person starting it can fix; a sentence each. */
export class CannotStart extends Error {
  readonly reasons: readonly string[]

  constructor(...reasons: readonly string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}
