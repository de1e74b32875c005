const at = '2026-06-01T09:00:00.000Z'

const row = (table: string, values: Readonly<Record<string, string | number | boolean | null>>): string => {
  const whole = { version: 1, createdAt: at, updatedAt: at, ...values }
  const texts = Object.values(whole).map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))
  return `INSERT INTO "${table}" (${Object.keys(whole).map((name) => `"${name}"`)}) VALUES (${texts})`
}

const tenant = (id: string, name: string): string =>
  row('tenant', {
    tenant_id: 'operator',
    id,
    name,
    slug: id,
    site: 'boardgame',
    siteUrl: 'https://example.jp',
    status: 'active',
    defaultLocale: 'ja',
    orderEmails: true,
    themeColor: '#000000',
    sortOrder: 1,
  })

const area = (id: string, values: Readonly<Record<string, string | null>>): string =>
  row('area', {
    tenant_id: 'earlier',
    id,
    slug: id,
    prefecture: '13',
    transportFee: 0,
    isTransportNegotiable: false,
    sortOrder: 1,
    isVisible: true,
    nameEn: null,
    description: null,
    ...values,
  } as Readonly<Record<string, string | number | boolean | null>>)

/** Tenants and areas as they were while a text of one line could have breaks and control characters. */
export const insertBrokenLines = [
  tenant('operator', '運営\n会社'),
  tenant('earlier', '以前の店'),
  area('a', { name: '改行\n太郎', nameEn: 'two\r\n\tlines', description: '一行目\n二行目' }),
  area('b', { name: '\u2028見え\u0007ない\u009f 。\u0085', nameEn: 'As it was' }),
  area('c', { name: '北 区' }),
  area('d', { name: '北\n区' }),
].join(';\n')

/** What selects them, and what they are since then: the name of the last would be that of another area. */
export const selectLines = `SELECT "id", "name", "nameEn", "description" FROM "area" ORDER BY "id"`
export const mendedLines = [
  { id: 'a', name: '改行 太郎', nameEn: 'two lines', description: '一行目\n二行目' },
  { id: 'b', name: '見えない 。', nameEn: 'As it was', description: null },
  { id: 'c', name: '北 区', nameEn: null, description: null },
  { id: 'd', name: '北\n区', nameEn: null, description: null },
]
