/**
 * The inline scripts that the router wrote into a page, and the page as it is sent. The router puts a nonce on each of its
 * scripts; one that nobody could know before the page was made tells them from whatever else stands in the page. It is
 * taken off again: browsers let the scripts run by their hash, so that a page that is kept gives nothing away.
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
