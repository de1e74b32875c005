import type { TenantAnswer } from '../../../src/shell/tenant.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { DataProviderContext, I18nContext, TestMemoryRouter, testDataProvider } from 'react-admin'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import type { Entity } from '../../../entities/language/entity.ts'
import { EntityProvider } from '../../../src/kernel/context/entity-context.tsx'
import { TenantContext } from '../../../src/kernel/context/tenant-context.tsx'
import type { Locale } from '../../../src/shell/words/locale.ts'
import { createWords, type Words } from '../../../src/shell/words/words.ts'
import { WordsContext } from '../../../src/shell/words/words-context.tsx'
import { lostId, someId } from '../../fields/example.ts'

/** The words of the examples' own options and inner fields; all others are the product's. */
const own: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ja: {
    'options.value.everyone': '誰でも',
    'options.value.staff': 'スタッフ',
    'options.value.draft': '下書き',
    'options.value.published': '公開中',
    'fields.value.nth': '第何週',
    'fields.value.weekday': '曜日',
    'options.value.weekday.wed': '水曜',
  },
  en: {
    'options.value.everyone': 'Everyone',
    'options.value.staff': 'Staff',
    'options.value.draft': 'Draft',
    'options.value.published': 'Published',
    'fields.value.nth': 'Week of month',
    'fields.value.weekday': 'Weekday',
    'options.value.weekday.wed': 'Wednesday',
  },
}

async function wordsOf(locale: Locale): Promise<Words> {
  const words = createWords(locale)
  await words.load('commons', 'units', 'uploads')
  const translate: Words['translate'] = (key, options) =>
    own[locale][key.replace('resources.example.', '')] ?? words.translate(key, options)
  return { ...words, translate, provider: { ...words.provider, translate } }
}

const words = { ja: await wordsOf('ja'), en: await wordsOf('en') }

const tenant = {
  id: someId,
  slug: 'funaneco-jp',
  name: 'ふなねこ',
  nameEn: null,
  site: 'funaneco-jp',
  status: 'active',
  themeColor: '#2B5A6B',
  defaultLocale: 'ja',
  entities: [],
  siteUrl: 'https://www.funaneco.example',
  apiBaseUrl: 'https://captain.example/api/v1/tenants/funaneco-jp',
  rights: [],
  library: false,
  maintenance: null,
  menu: [],
} satisfies TenantAnswer

/** What the server has already told of the records that the examples point at. */
function knownRecords(): QueryClient {
  const client = new QueryClient()
  for (const [resource, name] of [
    ['account', '田中 花子'],
    ['article-category', '制作の話'],
  ] as const) {
    client.setQueryData([resource, 'getMany', { ids: [someId], meta: undefined }], [{ id: someId, name }])
    client.setQueryData([resource, 'getMany', { ids: [lostId], meta: undefined }], [])
  }
  return client
}

const server = testDataProvider()

/** The HTML of something of an entity at the tenant funaneco-jp, all lazy parts loaded. */
export async function htmlOf(entity: Entity, locale: Locale, children: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <TestMemoryRouter>
      <WordsContext value={words[locale]}>
        <I18nContext.Provider value={words[locale].provider}>
          <QueryClientProvider client={knownRecords()}>
            <DataProviderContext.Provider value={server}>
              <TenantContext value={tenant}>
                <EntityProvider entity={entity}>{children}</EntityProvider>
              </TenantContext>
            </DataProviderContext.Provider>
          </QueryClientProvider>
        </I18nContext.Provider>
      </WordsContext>
    </TestMemoryRouter>,
  )
  const html = await new Response(prelude as ReadableStream).text()
  return html.replace(/<(style|script|template)\b.*?<\/\1>/gs, '')
}

const block = /<\/?(?:div|p|li|ol|ul|tr|td|th|table|tbody|time|small|br|h[2-4])\b[^>]*>/g

/** What a reader sees or hears of it: the words, a picture by what it shows, a space where a new piece begins. */
export const textOf = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(block, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
