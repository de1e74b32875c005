import { translatorOf, type Language } from '../locale/translator.ts'
import { guideNames, guidePath, readGuide, titleOf, type GuideName } from './guides.ts'
import { escapeHtml, toHtml, type Places } from './markdown.ts'

const languages: readonly (readonly [Language, string])[] = [
  ['ja', '日本語'],
  ['en', 'English'],
]

/** Adds a button that copies to each code, where the browser can copy; without scripts the page is whole, too. */
export const copyScript = `
for (const figure of navigator.clipboard ? document.querySelectorAll('figure.code') : []) {
  const button = document.createElement('button')
  const { copy, copied } = document.body.dataset
  button.textContent = copy
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(figure.querySelector('code').textContent)
    button.textContent = copied
  })
  for (const left of ['blur', 'mouseleave']) button.addEventListener(left, () => (button.textContent = copy))
  figure.append(button)
}
`

/** Guides link to each other as files, `webhooks.md#anchor`, so that a code host can follow them, too. */
const placesOf = (language: Language): Places => ({
  link: (href) => {
    const [, file, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? []
    const name = guideNames.find((each) => each === file)
    return name ? `${guidePath(name, language)}${anchor}` : href
  },
  picture: (href) => href,
  section: translatorOf(language)('guides.section'),
})

/** A guide as a page, readable without scripts. `origin` stands in its commands. */
export function guidePage(name: GuideName, language: Language, origin: string): string {
  const translate = translatorOf(language)
  const guide = readGuide(name, language)
  const links = guideNames.map((each) => {
    const current = each === name ? ' aria-current="page"' : ''
    return `<a href="${guidePath(each, language)}"${current}>${escapeHtml(titleOf(readGuide(each, language)))}</a>`
  })
  const other = languages.map(([each, word]) =>
    each === language
      ? `<span aria-current="true">${word}</span>`
      : `<a href="${guidePath(name, each)}" lang="${each}" hreflang="${each}">${word}</a>`,
  )
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titleOf(guide))} · Captain API</title>
<style>${style}</style>
</head>
<body data-copy="${escapeHtml(translate('guides.copy'))}" data-copied="${escapeHtml(translate('guides.copied'))}">
<header><a class="name" href="/api/docs/">Captain API</a><span>${other.join(' ')}</span></header>
<div>
<nav aria-label="Captain API">${links.join('\n')}</nav>
<main>
${toHtml(guide, placesOf(language)).replaceAll('{origin}', escapeHtml(origin))}
</main>
</div>
<script>${copyScript}</script>
</body>
</html>
`
}

const style = `
:root { color-scheme: light dark; --text: #1c1f23; --quiet: #59626d; --page: #fff; --box: #f4f6f8; --line: #d9dee4; --link: #0b57c2 }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaed; --quiet: #a9b1bb; --page: #121417; --box: #1d2126; --line: #353b43; --link: #8ab8ff } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.75 system-ui, 'Hiragino Sans', 'Noto Sans JP', sans-serif; overflow-wrap: break-word }
header { display: flex; justify-content: space-between; gap: 16px; padding: 12px 20px; border-bottom: 1px solid var(--line) }
header span { white-space: nowrap }
.name { font-weight: 700; color: var(--text); text-decoration: none }
body > div { display: grid; grid-template-columns: 240px minmax(0, 720px); gap: 48px; max-width: 1080px; margin: 0 auto; padding: 24px 20px 64px }
nav { display: flex; flex-direction: column; align-self: start; position: sticky; top: 24px; font-size: 0.9375rem }
nav a { padding: 8px 12px; border-radius: 6px; text-decoration: none }
nav a[aria-current] { background: var(--box); color: var(--text); font-weight: 700 }
a { color: var(--link) }
a:focus-visible, button:focus-visible, pre:focus-visible, .table:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
h1 { font-size: 1.75rem; line-height: 1.35; margin: 0 0 16px; word-break: auto-phrase }
h2 { font-size: 1.25rem; line-height: 1.4; margin: 36px 0 8px; word-break: auto-phrase }
code { font: 0.9em/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--box); padding: 1px 4px; border-radius: 4px }
figure { position: relative; margin: 16px 0; border: 1px solid var(--line); border-radius: 8px; background: var(--box); overflow: hidden }
figcaption { padding: 6px 16px; border-bottom: 1px solid var(--line); color: var(--quiet); font-size: 0.875rem }
pre { margin: 0; padding: 14px 16px; overflow-x: auto }
pre code { padding: 0; background: none; font-size: 0.875rem }
li { margin: 6px 0 }
.anchor { margin-left: 8px; color: var(--quiet); text-decoration: none; opacity: 0 }
:is(h2, h3):hover .anchor, .anchor:focus-visible { opacity: 1 }
figure button { position: absolute; top: 4px; right: 4px; min-height: 32px; padding: 0 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--page); color: var(--text); font: inherit; font-size: 0.8125rem; cursor: pointer }
.table { overflow-x: auto }
table { border-collapse: collapse; font-size: 0.9375rem }
th, td { padding: 8px 12px; border: 1px solid var(--line); text-align: start; vertical-align: top }
@media (max-width: 800px) { body > div { display: block; padding-top: 16px } nav { position: static; margin-bottom: 28px; border-bottom: 1px solid var(--line); padding-bottom: 12px } }
`
