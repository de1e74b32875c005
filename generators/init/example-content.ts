/** Where the demo's people and records of an installation are, by the name of their file. */
type Content = Readonly<Record<string, unknown>>

/** The demo of a new installation: its people, a tenant of each site, and some records of the entity that is its example. */
export const exampleContent = (own: string, further: string): Content => ({
  accounts: { admin: '管理 花子', reader: '閲覧 太郎', staff: { [own]: '担当 次郎', [further]: '支店 三郎' } },
  'picture-colors': {},
  tenants: [tenant(own, 1), tenant(further, 2)],
  [own]: {
    news: [
      news('open', 'サイトを開設しました', 'お知らせはここに載ります。', 'published'),
      news('holidays', '年末年始のお休み', '12月29日から1月3日まで休みます。', 'published'),
      news('draft', '書きかけのお知らせ', 'まだ公開されていません。', 'draft'),
    ],
  },
  [further]: { news: [news('hello', '支店ができました', 'どうぞお立ち寄りください。', 'published')] },
})

const tenant = (site: string, sortOrder: number): Content => ({
  name: site,
  slug: site,
  site,
  siteUrl: `https://www.${site}.example`,
  status: 'active',
  defaultLocale: 'ja',
  companyName: site,
  email: `info@${site}.example`,
  contractStartOn: '2024-04-01',
  sortOrder,
})

const news = (slug: string, title: string, text: string, status: 'draft' | 'published'): Content => ({
  title,
  slug,
  body: { blocks: [{ type: 'paragraph', data: { text } }] },
  status,
  ...(status === 'published' && { publishAt: '2026-01-05T01:00:00.000Z' }),
})
