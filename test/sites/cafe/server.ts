import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CaptainError, memoryCache, verifyWebhook, WebhookError } from '../../../generators/client/index.ts'
import { createClient } from '../../../generators/client/sites/toki-tsumugi-cafe.ts'
import { page, redirect, serve, type Answer, type Asked } from '../http.ts'
import { fileOf } from './build.ts'
import { draftPages } from './drafts.ts'
import { appliedPage, eventPage, sorryPage } from './pages.ts'
import { previewPages } from './preview.ts'
import { siteOf } from './site.ts'
import { languages, words, type Language } from './words.ts'

const {
  CAPTAIN = 'http://localhost:3000',
  TENANT: tenant = 'toki-tsumugi-cafe',
  KEY: key,
  SECRET: secrets = '',
  DRAFT_KEY: draftKey,
  DRAFT_SECRET: draftSecret = '',
  PORT = '4001',
  FOLDER: folder = join(tmpdir(), 'captain-example-cafe'),
} = process.env

const captain = createClient({ origin: CAPTAIN, tenant, cache: memoryCache() })
/** With a key with `applications:send`, limits count each visitor; without one, the whole site as one. */
const { applications } = createClient({ origin: CAPTAIN, tenant, ...(key && { key }) })

const origin = new URL(CAPTAIN).origin
const site = siteOf(captain, origin, folder, (rebuild) => setTimeout(rebuild, 30_000).unref())
/** With a key with `read-unpublished`, and a secret for those who may see drafts. */
const drafts = createClient({ origin: CAPTAIN, tenant, ...(draftKey && { key: draftKey }) })
const draft = draftPages(captain, drafts, draftKey ? draftSecret : '')

const clientWith = (preview: string) => createClient({ origin: CAPTAIN, tenant, preview })
const senderWith = (preview: string) => createClient({ origin: CAPTAIN, tenant, preview, ...(key && { key }) })
const preview = previewPages(captain, clientWith, senderWith, { origin, tenant })

await site.rebuild()
// Webhooks reach public addresses alone, and may be lost.
setInterval(() => void site.look(), 60_000).unref()

serve({
  name: 'The café',
  port: Number(PORT),
  captain: origin,
  answer,
  failed: () => page(sorryPage('ja', words.ja.away), 503),
})

async function answer(asked: Asked): Promise<Answer> {
  const { method, url, headers } = asked
  const { built } = site
  const path = url.pathname
  if (path === '/webhook' && method === 'POST') return hear(asked)
  if (path.startsWith('/draft/') && method !== 'POST')
    return (await draft(asked)) ?? page(sorryPage('ja', words.ja.notFound), 404)
  const lang = languages.find((each) => path.startsWith(`/${each}/`))
  if (path === '/') return redirect(/^en\b/.test(headers['accept-language'] ?? '') ? '/en/' : '/ja/')
  const previewed = await preview(asked)
  if (previewed) return previewed
  if (lang && method === 'POST') return apply(asked, lang)
  const number = url.searchParams.get('no') ?? ''
  if (built && lang && path === `/${lang}/applied/` && /^\d{8}-\d{4}$/.test(number))
    return page(appliedPage(built.content[lang], number))
  if (!built) return page(sorryPage(lang ?? 'ja', words[lang ?? 'ja'].away), 503)
  // Addresses of built pages alone lead to a file.
  if (!built.files.has(path)) return page(sorryPage(lang ?? 'ja', words[lang ?? 'ja'].notFound), 404)
  const type = { css: 'text/css', js: 'text/javascript' }[path.split('.')[1] ?? ''] ?? 'text/html'
  const body = await readFile(fileOf(folder, path)).catch((error: NodeJS.ErrnoException) => {
    // It is withdrawn at this moment.
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!body) return page(sorryPage(lang ?? 'ja', words[lang ?? 'ja'].notFound), 404)
  return { type: `${type}; charset=utf-8`, body, headers: { 'cache-control': 'no-cache' } }
}

/** Captain says that something changed: answered at once; what it is, is asked afterwards. A message that comes twice does no harm. */
async function hear(asked: Asked): Promise<Answer> {
  try {
    const message = await verifyWebhook(secrets.split(' '), asked.headers, await asked.text())
    if (message.type === 'changes') void site.look()
    return { status: 204 }
  } catch (error) {
    if (error instanceof WebhookError) return { status: 401 }
    throw error
  }
}

/** Where the form has room for what is wrong. */
const applicantFields: ReadonlySet<string> = new Set(['people', 'name', 'email', 'phone', 'message'])

/** An application: sent on to Captain for the visitor, and shown again with everything typed if it is refused. */
async function apply(asked: Asked, lang: Language): Promise<Answer> {
  const { built } = site
  const slug = asked.url.pathname.split('/')[3] ?? ''
  const event = built?.content[lang].events.find((each) => each.slug === slug)
  if (!built || !event) return page(sorryPage(lang, words[lang].notFound), 404)
  const values = new URLSearchParams(await asked.text())
  const text = (name: string): string => values.get(name)?.trim() ?? ''
  const w = words[lang].apply
  const again = (status: number, sentence: string, fields: ReadonlyMap<string, string> = new Map()) =>
    page(eventPage(built.content[lang], event, { values, sentence, fields }), status)
  if (values.has('website')) return { status: 400 }
  try {
    const { applicationNo } = await applications.send(
      {
        event: event.id,
        people: Number(text('people')),
        name: text('name'),
        email: text('email'),
        phone: text('phone') || null,
        message: text('message') || null,
        agreedPrivacyPolicy: values.has('agreedPrivacyPolicy'),
        locale: lang,
      },
      { visitor: asked.visitor },
    )
    return redirect(`/${lang}/applied/?no=${applicationNo}`)
  } catch (error) {
    console.error(error)
    if (!(error instanceof CaptainError) || error.status >= 500) return again(502, w.failed)
    if (error.status === 429) return again(429, w.later(error.retryAfter ?? 60))
    const fields = new Map(error.issues.map(({ path, message }) => [String(path[0]), message ?? w.wrong]))
    // What is about no field that people fill in is said above the form: that the event is full, or over.
    const other = [...fields].find(([name]) => !applicantFields.has(name))
    return again(error.status, other?.[1] ?? w.wrong, fields)
  }
}
