/** The content of the demo of a new installation: its people, its only tenant, and some records. */
export const exampleContent = (site: string): Readonly<Record<string, unknown>> => ({
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
  [site]: {},
})
