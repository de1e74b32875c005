import { hashSource } from '../pages/security-headers.ts'

/**
 * The document between captain and a site: captain's own pages allow frames of captain alone, and this one those of one
 * site. What is shown in it cannot reach captain, nor lead it elsewhere.
 *
 * Messages are objects with the type `captain:preview`. From captain: `changed`, `reload`. To captain: `loaded` and `ready`
 * of the page of the site, `down` where nothing answers there, `refused` where it leads to another site. A site gets
 * `changed`, and says `ready` once it listens; one that does not listen is loaded again a while after each change.
 */
const script = `
const site = document.querySelector('iframe')
const { origin } = new URL(site.src)
const type = 'captain:preview'
const tell = (event) => parent.postMessage({ type, event }, location.origin)
let isReady = false, isLoaded = false, isBehind = false, reloading
const reload = () => {
  clearTimeout(reloading)
  isReady = isLoaded = isBehind = false
  site.src = site.src
}
const change = () => {
  if (isReady) return site.contentWindow.postMessage({ type, event: 'changed' }, origin)
  isBehind = true
  if (!isLoaded) return
  clearTimeout(reloading)
  reloading = setTimeout(() => (isReady ? undefined : reload()), 1000)
}
addEventListener('message', ({ source, origin: from, data }) => {
  if (data?.type !== type) return
  if (source === parent && from === location.origin) {
    if (data.event === 'changed') change()
    if (data.event === 'reload') reload()
  }
  if (source === site.contentWindow && from === origin && data.event === 'ready') {
    isReady = true
    tell('ready')
    if (isBehind) change()
    isBehind = false
  }
})
site.addEventListener('load', () => {
  isLoaded = true
  tell('loaded')
  if (isBehind && !isReady) change()
})
addEventListener('securitypolicyviolation', () => tell('refused'))
fetch(site.src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' }).catch(() => tell('down'))
`

const style = 'html,body,iframe{margin:0;border:0;width:100%;height:100%;background:#fff;display:block}'

/** The headers of the document that frames an address. */
export function frameHeaders(address: string): Readonly<Record<string, string>> {
  const { origin } = new URL(address)
  return {
    'content-security-policy': [
      `default-src 'none'`,
      `script-src ${hashSource(script)}`,
      `style-src ${hashSource(style)}`,
      `frame-src ${origin}`,
      `connect-src ${origin}`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors 'self'`,
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
}

/** The document that frames an address. */
export function framePage(address: string): string {
  const host = escaped(new URL(address).host)
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${host}</title><style>${style}</style></head><body><iframe src="${escaped(address)}" title="${host}" sandbox="allow-scripts allow-same-origin allow-forms" referrerpolicy="no-referrer"></iframe><script>${script}</script></body></html>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
