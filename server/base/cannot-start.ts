/**
 * The exit code of a server that cannot start until somebody changes something (EX_CONFIG of sysexits.h): whoever starts it
 * again and again, as systemd does, may give up.
 */
export const needsChange = 78

/** The server cannot start, for reasons that the person starting it can fix; a sentence each. */
export class CannotStart extends Error {
  readonly reasons: readonly string[]

  constructor(...reasons: readonly string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}

/** Says why something could not be done. */
export function printReasons(what: string, { reasons }: CannotStart): void {
  console.error(`${what}:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`)
}

/** It cannot start now, but may later without anybody changing anything: what it needs is away or in use. */
export class CannotStartYet extends CannotStart {}
