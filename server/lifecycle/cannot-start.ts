/** The server cannot start, for reasons the person who starts it can mend: a sentence each. */
export class CannotStart extends Error {
  readonly reasons: readonly string[]

  constructor(...reasons: readonly string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}
