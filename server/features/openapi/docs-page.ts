import { Marked } from 'marked'
import { translatorOf, type Language } from '../../base/locale/translator.ts'
import { guidesPath } from '../guides/guides.ts'
import { escapeHtml } from '../guides/markdown.ts'
import type { Tag } from '../feature.ts'
import type { Localizable } from './localized.ts'

export const docsPath = '/api/docs'
export const docsFiles = `${docsPath}/static/`

/** What the pages show of a document: its introduction, and its operations by group. */
export interface Outline {
  readonly introduction: string
  readonly groups: readonly Group[]
}
interface Group extends Tag {
  readonly operations: readonly Row[]
}
interface Row {
  readonly method: string
  readonly path: string
  readonly operationId: string
  readonly summary: string
}

/** The outline of a document, in the language it is in. */
export const outlineOf = ({ info, tags, paths }: Localizable): Outline => ({
  introduction: String(info['description'] ?? ''),
  groups: tags
    .map(({ name, description }) => ({ name, description, operations: operationsOf(paths, name) }))
    .filter(({ operations }) => operations.length > 0),
})

const operationsOf = (paths: Localizable['paths'], tag: string): readonly Row[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags?.includes(tag))
      .map(([method, { operationId, summary }]) => ({
        method: method.toUpperCase(),
        path,
        operationId,
        summary: String(summary),
      })),
  )

/** Which document in which language: the whole, or that of the tenant with a slug. */
export interface Shown {
  readonly language: Language
  readonly tenant: string | undefined
}

/** The address of a page or a file about a document, with what says which one. */
export function docsAddress(path: string, { language, tenant }: Shown): string {
  const query = new URLSearchParams({ ...(tenant !== undefined && { tenant }), lang: language })
  return `${path}?${query}`
}

const groupPath = (tag: string): string => `${docsPath}/groups/${encodeURIComponent(tag)}`

/** All operations of a document by group, each of which leads to where it can be tried. It is whole without scripts. */
export function operationsPage({ introduction, groups }: Outline, shown: Shown, query: string): string {
  const say = wordsIn(shown.language)
  const terms = query.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = (row: Row): boolean => terms.every((term) => searched(row).includes(term))
  const total = groups.flatMap(({ operations }) => operations.filter(isFound)).length
  const sections = groups.map(({ name, description, operations }) => {
    const rows = operations.map((row) => operationHtml(row, name, shown, isFound(row)))
    return `<section${operations.some(isFound) ? '' : ' hidden'}><h2 id="${anchorOf(name)}">${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p><ul>${rows.join('')}</ul></section>`
  })
  const links = groups.map(({ name }) => `<li><a href="#${anchorOf(name)}">${escapeHtml(name)}</a></li>`)
  const json = shown.tenant === undefined ? '/api/openapi.json' : `/api/v1/tenants/${shown.tenant}/openapi.json`
  return page(
    shown,
    docsPath,
    `<nav aria-label="${say('docs.groups')}"><ul>${links.join('')}</ul></nav>
<main>
<h1>${escapeHtml(titleOf(shown))}</h1>
<details><summary>${say('docs.about')}</summary>${new Marked({ gfm: true, renderer: { html: ({ text }) => escapeHtml(text) } }).parse(introduction, { async: false })}
<p><a href="${json}?lang=${shown.language}">${say('docs.json')}</a></p></details>
<form role="search" action="${docsPath}">${shown.tenant === undefined ? '' : `<input type="hidden" name="tenant" value="${escapeHtml(shown.tenant)}">`}<input type="hidden" name="lang" value="${shown.language}"><input type="search" id="filter" name="q" value="${escapeHtml(query)}" aria-label="${say('docs.filter')}" placeholder="${say('docs.filter')}" autocomplete="off"></form>
<p id="found" role="status" data-words="${escapeHtml(foundWords(shown.language))}">${escapeHtml(foundText(shown.language, total))}</p>
${sections.join('\n')}
</main>
<script>${filterScript}</script>`,
  )
}

const searched = ({ method, path, operationId, summary }: Row): string =>
  `${method} ${path} ${summary} ${operationId}`.toLowerCase()

function operationHtml(row: Row, tag: string, shown: Shown, isShown: boolean): string {
  const { method, path, operationId, summary } = row
  const href = `${docsAddress(groupPath(tag), shown)}#/${encodeURIComponent(tag)}/${operationId}`
  return `<li${isShown ? '' : ' hidden'} title="${operationId}"><a href="${escapeHtml(href)}"><b class="${method.toLowerCase()}">${method}</b><span><code>${escapeHtml(path)}</code>${escapeHtml(summary)}</span></a></li>`
}

/** The operations of a group in Swagger UI, where they can be tried. */
export const groupPage = (tag: Tag, shown: Shown): string => {
  const say = wordsIn(shown.language)
  return page(
    shown,
    groupPath(tag.name),
    `<main class="group">
<p><a href="${escapeHtml(docsAddress(docsPath, shown))}">${say('docs.back')}</a></p>
<h1>${escapeHtml(tag.name)}</h1>
<p>${escapeHtml(tag.description)} ${say('docs.try')}</p>
<noscript><p>${say('docs.noScript')}</p></noscript>
<div id="swagger-ui" lang="en" data-document="${escapeHtml(docsAddress(`${groupPath(tag.name)}/openapi.json`, shown))}"></div>
</main>
<script src="${docsFiles}swagger-ui-bundle.js"></script>
<script>${viewerScript}</script>`,
    `<link rel="stylesheet" href="${docsFiles}swagger-ui.css">`,
  )
}

/** Shows, while somebody types, the operations that have all words; a row has its name as `title`. */
export const filterScript = `
const filter = document.getElementById('filter')
const found = document.getElementById('found')
const rows = [...document.querySelectorAll('section li')].map((row) => [row, (row.textContent + ' ' + row.title).toLowerCase()])
const sections = document.querySelectorAll('section')
filter.addEventListener('input', () => {
  const terms = filter.value.normalize('NFKC').toLowerCase().split(/\\s+/).filter(Boolean)
  let count = 0
  for (const [row, text] of rows) {
    row.hidden = !terms.every((term) => text.includes(term))
    if (!row.hidden) count += 1
  }
  for (const section of sections) section.hidden = !section.querySelector('li:not([hidden])')
  const [one, many] = found.dataset.words.split(' |||| ')
  found.textContent = (count === 1 ? one : many).replace('%{smart_count}', count)
})
`

/** Opens the document of a group, with the operation that the address names. */
export const viewerScript = `
SwaggerUIBundle({
  url: document.getElementById('swagger-ui').dataset.document,
  dom_id: '#swagger-ui',
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
})
`

const anchorOf = (tag: string): string => `group-${encodeURIComponent(tag)}`

const wordsIn =
  (language: Language) =>
  (key: string): string =>
    escapeHtml(translatorOf(language)(`guides.${key}`))

const foundText = (language: Language, count: number): string =>
  translatorOf(language)('guides.docs.found', { smart_count: count })

/** Both forms of the sentence about what was found, with the place of the number. */
const foundWords = (language: Language): string =>
  [1, 2].map((count) => foundText(language, count).replace(String(count), '%{smart_count}')).join(' |||| ')

const titleOf = ({ language, tenant }: Shown): string =>
  `${translatorOf(language)('guides.docs.title')}: ${tenant ?? translatorOf(language)('guides.docs.whole')}`

function page(shown: Shown, path: string, html: string, head = ''): string {
  const say = wordsIn(shown.language)
  const other = (['ja', 'en'] as const).map((language) => {
    const word = language === 'ja' ? '日本語' : 'English'
    return language === shown.language
      ? `<span aria-current="true">${word}</span>`
      : `<a href="${escapeHtml(docsAddress(path, { ...shown, language }))}" lang="${language}" hreflang="${language}">${word}</a>`
  })
  return `<!doctype html>
<html lang="${shown.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titleOf(shown))} · Captain</title>
${head}
<style>${style}</style>
</head>
<body>
<header><a class="name" href="${escapeHtml(docsAddress(docsPath, shown))}">Captain · ${say('docs.title')}</a><span><a href="${guidesPath}?lang=${shown.language}">${say('title')}</a> ${other.join(' ')}</span></header>
<div class="page">
${html}
</div>
</body>
</html>
`
}

const style = `
:root { --text: #1c1f23; --quiet: #59626d; --line: #d9dee4; --box: #f4f6f8; --link: #0b57c2 }
* { box-sizing: border-box }
html { scroll-padding-top: 16px }
body { margin: 0; background: #fff; color: var(--text); font: 1rem/1.65 system-ui, 'Hiragino Sans', 'Noto Sans JP', sans-serif; overflow-wrap: anywhere }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; padding: 12px 20px; border-bottom: 1px solid var(--line) }
header span { display: flex; gap: 16px } header span a, header span span { white-space: nowrap }
.name { font-weight: 700; color: var(--text); text-decoration: none }
.page { display: grid; grid-template-columns: 220px minmax(0, 1fr); gap: 40px; max-width: 1240px; margin: 0 auto; padding: 24px 20px 64px }
.group { grid-column: 1 / -1 }
nav { align-self: start; position: sticky; top: 16px; max-height: calc(100vh - 32px); overflow-y: auto; font-size: 0.9375rem }
ul { margin: 0; padding: 0; list-style: none }
a { color: var(--link) }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
nav a { display: block; padding: 6px 8px; text-decoration: none }
h1 { margin: 0 0 12px; font-size: 1.625rem; line-height: 1.35 }
h2 { margin: 28px 0 4px; font-size: 1.1875rem }
section > p { margin: 0 0 8px; color: var(--quiet) }
section { content-visibility: auto; contain-intrinsic-size: auto 600px }
section li a { display: flex; gap: 12px; align-items: baseline; min-height: 44px; padding: 8px; border-bottom: 1px solid var(--line); color: var(--text); text-decoration: none }
section li a:hover { background: var(--box) }
section li code { display: block; font: 0.875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
section li span { flex: 1 1 0; min-width: 0 }
section li b { flex: 0 0 64px; font-size: 0.8125rem }
.get { color: #0b57c2 } .post { color: #116b33 } .put, .patch { color: #8a4b00 } .delete { color: #b3261e }
[hidden] { display: none !important }
details { margin: 0 0 16px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px }
summary { min-height: 28px; cursor: pointer }
input[type='search'] { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid #7b8591; border-radius: 6px; font: inherit }
#found { margin: 8px 0 0; color: var(--quiet); font-size: 0.9375rem }
.swagger-ui .information-container { display: none }
.swagger-ui { overflow-x: auto }
.swagger-ui .wrapper { padding: 0 }
@media (max-width: 800px) { .page { display: block; padding: 16px } nav { position: static; max-height: 176px; margin-bottom: 16px; border: 1px solid var(--line); border-radius: 8px } nav ul { columns: 2 } section li a > b { flex-basis: 52px } }
`
