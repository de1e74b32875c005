/** The browser does not support passkeys. */
export class NotSupported extends Error {
  override readonly name = 'NotSupported'
}

/** The browser returned no credential. */
export class NotCompleted extends Error {
  override readonly name = 'NotCompleted'
}
