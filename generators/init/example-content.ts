/** Where the demo's people and records of an installation are, by the name of their file. */
type Content = Readonly<Record<string, unknown>>

/** The demo of a new installation: its people, its only tenant, and some records of the entity that is its example. */
export const exampleContent = (site: string): Content => ({
  accounts: { admin: '管理 花子', reader: '閲覧 太郎', staff: { [site]: '担当 次郎' } },
  tenants: [
    {
      name: site,
      slug: site,
      site,
      siteUrl: `https://www.${site}.example`,
      status: 'active',
      defaultLocale: 'ja',
      companyName: site,
      email: `info@${site}.example`,
      contractStartOn: '2024-04-01',
      sortOrder: 1,
    },
  ],
  [site]: {
    news: [
      {
        title: 'サイトを開設しました',
        slug: 'open',
        category: 'info',
        body: paragraph('お知らせはここに載ります。'),
        ...published,
      },
      {
        title: '年末年始のお休み',
        slug: 'holidays',
        category: 'holiday',
        body: paragraph('12月29日から1月3日まで休みます。'),
        ...published,
      },
      {
        title: '書きかけのお知らせ',
        slug: 'draft',
        category: 'info',
        body: paragraph('公開されていません。'),
        status: 'draft',
      },
    ],
  },
})

const published = { status: 'published', publishAt: '2026-01-05T01:00:00.000Z' }

const paragraph = (text: string): object => ({ blocks: [{ type: 'paragraph', data: { text } }] })
