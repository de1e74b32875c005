// Specific names first: Edge also contains `Chrome`, and all of them contain `Safari`.
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const devices = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A readable device name from a User-Agent: `Chrome (Mac)`. Empty if nothing is recognised. */
export function deviceName(userAgent: string): string {
  const [browser] = browsers.find(([, mark]) => mark.test(userAgent)) ?? []
  const [device] = devices.find(([, mark]) => mark.test(userAgent)) ?? []
  return browser && device ? `${browser} (${device})` : (browser ?? device ?? '')
}
