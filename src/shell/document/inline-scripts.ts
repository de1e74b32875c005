/**
 * Extracts the router's inline scripts from a page, and removes their nonces. The nonce, unpredictable before
 * rendering, distinguishes the router's scripts from any others in the page. The CSP allows scripts by hash instead, so
 * that cached pages contain no nonce.
 */
export function extractInlineScripts(
  html: string,
  nonce: string,
): { readonly html: string; readonly scripts: readonly string[] } {
  const own = new RegExp(`<script\\b[^>]* nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g')
  return {
    scripts: [...html.matchAll(own)].map(([, script]) => script!).filter((script) => script !== ''),
    html: html.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(` nonce="${nonce}"`, ''),
  }
}
