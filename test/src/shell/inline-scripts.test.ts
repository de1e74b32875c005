import { expect, test } from 'vitest'
import { extractInlineScripts } from '../../../src/entry-server.tsx'

const nonce = '0198f000-0000-4000-8000-000000000000'

test('the router’s scripts are known by their nonce, which is taken off again', () => {
  const page = [
    `<meta property="csp-nonce" content="${nonce}"/>`,
    `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/>`,
    `<script nonce="${nonce}" data-part="">one<b</script>`,
    `<script type="module" src="/a.js" nonce="${nonce}"></script>`,
    `<script class="x" nonce="${nonce}">two</script>`,
  ].join('')
  expect(extractInlineScripts(page, nonce)).toEqual({
    scripts: ['one<b', 'two'],
    html: '<link rel="modulepreload" href="/a.js"/><script data-part="">one<b</script><script type="module" src="/a.js"></script><script class="x">two</script>',
  })
})

test('whatever else stands in the page is none of them', () => {
  const others = [
    '<script>other</script>',
    '<script nonce="">other</script>',
    '<script nonce="0198f000-0000-4000-8000-000000000001">other</script>',
    `<p nonce="${nonce}">other</p>`,
    '<script type="application/json">other</script>',
    '<p>&lt;script nonce="x"&gt;other</p>',
  ]
  for (const other of others)
    expect(extractInlineScripts(`${other}<script nonce="${nonce}">ours</script>${other}`, nonce).scripts).toEqual([
      'ours',
    ])
})
