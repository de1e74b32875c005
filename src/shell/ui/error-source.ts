/**
 * Whether an error that nobody handled came from a script of another origin, as those of browser extensions are.
 *
 * @param file - The script, as an `error` event names it; a rejection names none, and the topmost frame counts.
 */
export function isFromElsewhere(error: Error, file: string | undefined, origin: string): boolean {
  // Chromium's stack begins with the message, which may have an address in it.
  const frames = error.stack?.replace(error.message, () => '') ?? ''
  const [url] = /[a-z][a-z-]*:\/\/[^\s)]*/i.exec(file || frames) ?? []
  return url !== undefined && !url.startsWith(`${origin}/`)
}
