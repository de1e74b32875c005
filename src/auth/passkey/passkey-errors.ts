/** The browser does not support passkeys. */
export class NotSupported extends Error {
  override readonly name = 'NotSupported'
}

/** The page was not in front: a browser lets only that one use passkeys. */
export class NotFocused extends Error {
  override readonly name = 'NotFocused'
}

/** The browser returned no credential. */
export class NotCompleted extends Error {
  override readonly name = 'NotCompleted'
}
