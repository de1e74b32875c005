/** A tenant's own site in one file: pages of news made of nothing but what the content API answers. */

export interface NewsSite {
  list(page?: number): Promise<SitePage>
  article(slug: string): Promise<SitePage>
}

export interface SitePage {
  readonly status: number
  readonly html: string
}

interface News {
  readonly title: string
  readonly slug: string
  readonly publishAt: string
  readonly body: { readonly blocks: readonly Block[] } | null
}

interface Block {
  readonly type: string
  readonly data: { readonly text?: string; readonly level?: number }
}

const perPage = 2

/** A site that reads a tenant's content at an address, and keeps what it read until the server says it changed. */
export function newsSite(address: string, tenant: string): NewsSite {
  const known = new Map<string, { readonly etag: string; readonly answer: Answer }>()
  const ask = async (path: string): Promise<Answer> => {
    const kept = known.get(path)
    const response = await fetch(`${address}/api/v1/tenants/${tenant}/${path}`, {
      headers: kept ? { 'if-none-match': kept.etag } : {},
    })
    if (response.status === 304) return kept!.answer
    const answer: Answer = {
      status: response.status,
      body: await response.json(),
      range: response.headers.get('content-range'),
    }
    if (response.ok) known.set(path, { etag: response.headers.get('etag')!, answer })
    return answer
  }
  return {
    async list(page = 1) {
      const from = (page - 1) * perPage
      const range = JSON.stringify([from, from + perPage - 1])
      const { status, body, range: shown } = await ask(`news?range=${encodeURIComponent(range)}`)
      if (status !== 200) return closed(status)
      const total = Number(shown!.split('/')[1])
      const items = (body as readonly News[]).map(
        ({ title, slug, publishAt }) =>
          `<li><time>${publishAt.slice(0, 10)}</time> <a href="/news/${slug}">${escaped(title)}</a></li>`,
      )
      const more = from + perPage < total ? `<a rel="next" href="/?page=${page + 1}">次へ</a>` : ''
      return { status, html: `<h1>お知らせ</h1><ul>${items.join('')}</ul>${more}` }
    },
    async article(slug) {
      const { status, body } = await ask(`news/${slug}`)
      if (status !== 200) return closed(status)
      const { title, body: text } = body as News
      return { status, html: `<h1>${escaped(title)}</h1>${(text?.blocks ?? []).map(blockHtml).join('')}` }
    },
  }
}

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly range: string | null
}

const closed = (status: number): SitePage => ({
  status,
  html: status === 503 ? '<h1>ただいま準備中です</h1>' : '<h1>ページが見つかりません</h1>',
})

/** What is marked up inside a block was cleaned by the server and may stand as it is. */
function blockHtml({ type, data: { text = '', level = 2 } }: Block): string {
  if (type === 'header') return `<h${level}>${text}</h${level}>`
  return `<p>${text}</p>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
