/** This browser knows no passkeys. */
export class NotSupported extends Error {
  override readonly name = 'NotSupported'
}

/** The browser came back with nothing. */
export class NotCompleted extends Error {
  override readonly name = 'NotCompleted'
}
