/** An origin as browsers send it: https, or this machine while a site is being developed. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin: parsed, protocol, hostname } = new URL(text)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return parsed === text && (protocol === 'https:' || (protocol === 'http:' && isLocal))
}
