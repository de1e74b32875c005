import { translatorOf, type Language } from '../../base/locale/translator.ts'
import {
  dashboardName,
  guideNames,
  guidePath,
  guides,
  guidesPath,
  readers,
  readGuide,
  titleOf,
  type GuideName,
} from './guides.ts'
import { escapeHtml, sectionsOf, toHtml, type Places, type Section } from './markdown.ts'

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

/** Guides link to each other as files, `webhooks.md#anchor` or `shop/orders.md`, so that a code host can follow them, too. */
const placesOf = (language: Language): Places => ({
  link: (href) => {
    if (href.endsWith(`/${dashboardName}`)) return `${guidesPath}/${dashboardName}`
    const [, file, anchor = ''] = /^(?:[\w./-]+\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? []
    const name = guideNames.find((each) => each === file)
    return name ? `${guidePath(name, language)}${anchor}` : href
  },
  picture: (href) => href.replace(/^(?:\.\.\/)?pictures\//, `${guidesPath}/pictures/${language}/`),
  section: translatorOf(language)('guides.section'),
})

/** A guide as a page, readable without scripts. `origin` stands in its commands. */
export const guidePage = (name: GuideName, language: Language, origin: string): string => {
  const guide = readGuide(name, language)
  const html = toHtml(guide, placesOf(language))
    .replace('</h1>', `</h1>${contentsOf(guide)}`)
    .replaceAll('{origin}', escapeHtml(origin))
  return page({ language, title: titleOf(guide), path: guidePath(name, language), html })
}

/** Links to the sections of a guide that has many: whoever is in a hurry finds theirs at once. */
function contentsOf(guide: string): string {
  const sections = sectionsOf(guide).filter(({ anchor }) => anchor !== undefined)
  if (sections.length < 6) return ''
  const items = sections.map(({ heading, anchor }) => `<li><a href="#${anchor}">${escapeHtml(heading)}</a></li>`)
  return `<ul class="contents">${items.join('')}</ul>`
}

/** All guides by reader; with a query, what was found instead. */
export function guidesPage(language: Language, query: string): string {
  const translate = translatorOf(language)
  const title = translate('guides.title')
  const found = searchGuides(query, language)
  const html =
    query.trim() === ''
      ? `<h1>${escapeHtml(title)}</h1>\n${links(language)}`
      : `<h1>${escapeHtml(translate('guides.found', { query, smart_count: found.length }))}</h1>\n${found.map((each) => foundHtml(each, query, language)).join('\n')}`
  return page({ language, title, path: `${guidesPath}?lang=${language}`, query, html })
}

/** A section that was found, with what stands around the first word that was looked for. */
function foundHtml({ guide, title, heading, anchor, text }: Found, query: string, language: Language): string {
  const path = `${guidePath(guide, language)}${anchor === undefined ? '' : `#${anchor}`}`
  const at = comparable(text).indexOf(termsOf(query)[0]!)
  const start = Math.max(0, at - 60)
  const excerpt = `${start > 0 ? '…' : ''}${text.slice(start, start + 160)}…`
  const name = heading === title ? title : `${title}: ${heading}`
  return `<section><h2><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></h2><p>${escapeHtml(excerpt)}</p></section>`
}

/** The guides below the name of their reader. `current` is the path of the one that is shown. */
const links = (language: Language, current?: string): string =>
  readers
    .map((reader) => {
      const items = guides[reader].map((name) => {
        const path = guidePath(name, language)
        const mark = path === current ? ' aria-current="page"' : ''
        return `<li><a href="${path}"${mark}>${escapeHtml(titleOf(readGuide(name, language)))}</a></li>`
      })
      return `<h2>${escapeHtml(translatorOf(language)(`guides.readers.${reader}`))}</h2>\n<ul>${items.join('')}</ul>`
    })
    .join('\n')

interface Content {
  readonly language: Language
  readonly title: string
  /** Its own path, in its language. */
  readonly path: string
  readonly query?: string
  readonly html: string
}

function page({ language, title, path, query = '', html }: Content): string {
  const translate = translatorOf(language)
  const say = (key: string): string => escapeHtml(translate(`guides.${key}`))
  const other = languages.map(([each, word]) =>
    each === language
      ? `<span aria-current="true">${word}</span>`
      : `<a href="${path.replace(`lang=${language}`, `lang=${each}`)}" lang="${each}" hreflang="${each}">${word}</a>`,
  )
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Captain</title>
<style>${style}</style>
</head>
<body data-copy="${say('copy')}" data-copied="${say('copied')}">
<header>
<a class="name" href="${guidesPath}?lang=${language}">Captain · ${say('title')}</a>
<form role="search" action="${guidesPath}"><input type="hidden" name="lang" value="${language}"><input type="search" name="q" value="${escapeHtml(query)}" aria-label="${say('search')}" placeholder="${say('search')}"></form>
<span>${other.join(' ')}</span>
</header>
<div>
<main>
${html}
</main>
<nav aria-label="${say('title')}">${links(language, path)}
<p><a href="/api/docs?lang=${language}">${say('api')}</a></p></nav>
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
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; padding: 12px 20px; border-bottom: 1px solid var(--line) }
header span { white-space: nowrap }
.name { font-weight: 700; color: var(--text); text-decoration: none }
body > div { display: grid; grid-template-columns: 240px minmax(0, 720px); gap: 48px; max-width: 1080px; margin: 0 auto; padding: 24px 20px 64px }
nav { grid-area: 1 / 1; align-self: start; position: sticky; top: 24px; max-height: calc(100vh - 48px); overflow-y: auto; font-size: 0.9375rem }
.contents { columns: 2; margin: 0 0 24px; padding: 12px 16px 12px 32px; border: 1px solid var(--line); border-radius: 8px; font-size: 0.9375rem }
nav h2 { margin: 16px 12px 4px; font-size: 0.8125rem; color: var(--quiet) }
nav ul { margin: 0; padding: 0; list-style: none }
nav li { margin: 0 }
nav a { display: block; padding: 8px 12px; border-radius: 6px; text-decoration: none }
nav a[aria-current] { background: var(--box); color: var(--text); font-weight: 700 }
a { color: var(--link) }
a:focus-visible, button:focus-visible, pre:focus-visible, .table:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
h1 { font-size: 1.75rem; line-height: 1.35; margin: 0 0 16px; word-break: auto-phrase }
h3 { font-size: 1.0625rem; margin: 24px 0 4px }
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
input[type='search'] { width: 100%; min-width: 200px; min-height: 40px; padding: 0 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--page); color: var(--text); font: inherit }
img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px }
main { grid-area: 1 / 2 }
@media print { header, nav, .anchor, figure button { display: none } body > div { display: block; max-width: none; padding: 0 } pre { white-space: pre-wrap } h2, h3 { break-after: avoid } figure, img, table { break-inside: avoid } a { color: inherit } }
@media (max-width: 800px) { body > div { display: block; padding-top: 16px } .contents { columns: 1 } form { order: 3; width: 100% } nav { position: static; max-height: none; margin-top: 40px; border-top: 1px solid var(--line) } }
`

interface Found extends Section {
  readonly guide: GuideName
  readonly title: string
}

/** The same text however it is typed: full-width or not, in capitals or not. */
const comparable = (text: string): string => text.normalize('NFKC').toLowerCase()

const termsOf = (query: string): readonly string[] => comparable(query).split(/\s+/).filter(Boolean)

/** The sections of the guides that hold all words of a query, those first whose heading holds them. */
function searchGuides(query: string, language: Language): readonly Found[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  const holds = (text: string): boolean => terms.every((term) => comparable(text).includes(term))
  return guideNames
    .flatMap((guide) => {
      const text = readGuide(guide, language)
      return sectionsOf(text).map((section) => ({ ...section, guide, title: titleOf(text) }))
    })
    .filter(({ heading, text }) => holds(`${heading} ${text}`))
    .toSorted((a, b) => Number(holds(b.heading)) - Number(holds(a.heading)))
}
