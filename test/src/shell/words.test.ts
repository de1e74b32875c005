import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { labelsOf } from '../../../src/kernel/words/labels.ts'
import { issueText } from '../../../locales/issue-text.ts'
import { createWords, keepLoad } from '../../../src/shell/words/words.ts'

const words = createWords('ja', {
  commons: {
    fields: { title: 'タイトル', publishAt: '公開日時' },
    titles: { create: '%{name}を作成' },
    listSeparator: '、',
    lastSeparator: '、',
  },
  resources: { news: { name: 'お知らせ', menu: 'お知らせ', fields: { body: '本文', 'lines.day': '曜日' } } },
  sites: { 'myturn-games': { entities: { news: { menu: 'ニュース', fields: { title: '見出し' } } } } },
  validations: {
    required: '%{label}を入力してください',
    invalid: '%{label}が正しくありません',
    after: '%{label}は%{start}より後にしてください',
    max: '%{label}は%{max}以下です',
    oneOf: '%{labels}のどれかを入力してください',
  },
})

describe('what a field is called', () => {
  it('is said by the site, then by the entity, then for all', () => {
    expect(labelsOf(words, 'news', 'myturn-games').label('title')).toBe('見出し')
    expect(labelsOf(words, 'news', 'emu-esu-com').label('title')).toBe('タイトル')
    expect(labelsOf(words, 'news', 'myturn-games').label('body')).toBe('本文')
  })
  it('is its key where nobody has said it yet', () => expect(labelsOf(words, 'news').label('venue')).toBe('venue'))
  it('names titles too, where the entity has a title of its own', () => {
    const own = createWords('ja', {
      commons: { titles: { create: '%{name}を作成' } },
      resources: { event: { name: 'イベント', titles: { create: 'イベントを作成' } } },
      sites: { 'tajimi-kasa-pub-com': { entities: { event: { name: '催し' } } } },
    })
    expect(labelsOf(own, 'event', 'tajimi-kasa-pub-com').title('create')).toBe('催しを作成')
    expect(labelsOf(own, 'event', 'toki-tsumugi-cafe').title('create')).toBe('イベントを作成')
  })
  it('stands within an English title as a word, not as a name', () => {
    const english = createWords('en', {
      commons: { titles: { create: 'New %{noun}', preview: '%{name} preview' } },
      resources: { article: { name: 'Article' }, faq: { name: 'FAQ' } },
      sites: { 'toki-tsumugi-cafe': { entities: { article: { name: 'Blog post' } } } },
    })
    const cafe = labelsOf(english, 'article', 'toki-tsumugi-cafe')
    expect([cafe.title('create'), cafe.title('preview')]).toEqual(['New blog post', 'Blog post preview'])
    expect(labelsOf(english, 'faq', 'toki-tsumugi-cafe').title('create')).toBe('New FAQ')
  })
  it('has no capital within English titles of dialogs: Export deliveries, not Export Deliveries', async () => {
    const english = createWords('en')
    await english.load('exports', 'imports', 'entities/delivery', 'entities/faq')
    const title = (dialog: string, entity: string) =>
      english.translate(`${dialog}.title`, { name: labelsOf(english, entity).things })
    expect([title('exports', 'delivery'), title('imports', 'faq')]).toEqual(['Export deliveries', 'Import FAQs'])
  })
  it('stands in counts of its records, in English: 8 orders, not 8 items', async () => {
    const english = createWords('en')
    await english.load('units', 'entities/order')
    const order = labelsOf(english, 'order')
    expect([order.count(1), order.count(8)]).toEqual(['1 order', '8 orders'])
    const sentOf = (sent: number, total: number) =>
      english.translate('resources.order.page.sentOf', { sent, total, smart_count: total })
    expect([sentOf(1, 1), sentOf(1, 3)]).toEqual(['1 of 1 item sent', '1 of 3 items sent'])
    const japanese = createWords('ja')
    await japanese.load('units', 'entities/order')
    expect(labelsOf(japanese, 'order').count(8)).toBe('8件')
  })
  it('stands in questions about several records, as in those about one', async () => {
    const asked = async (locale: 'ja' | 'en', total: number) => {
      const own = createWords(locale)
      await own.load('units', 'commons', 'entities/order', 'entities/contact')
      return [
        labelsOf(own, 'order').question('cancelled', 'received', total),
        labelsOf(own, 'contact').question('new', 'spam', total),
      ]
    }
    expect(await asked('ja', 1)).toEqual([
      'この注文をキャンセルしますか？',
      'このお問い合わせを迷惑メールから外しますか？',
    ])
    expect(await asked('ja', 3)).toEqual([
      '3件の注文をキャンセルしますか？',
      '3件のお問い合わせを迷惑メールから外しますか？',
    ])
    expect(await asked('en', 1)).toEqual(['Cancel this order?', 'Mark this enquiry as not spam?'])
    expect(await asked('en', 3)).toEqual(['Cancel 3 orders?', 'Mark 3 enquiries as not spam?'])
  })
  it('goes for menus and titles too', () => {
    const labels = labelsOf(words, 'news', 'myturn-games')
    expect([labels.menu, labels.plural, labels.title('create')]).toEqual(['ニュース', 'お知らせ', 'お知らせを作成'])
  })
})

describe('what a fault is called', () => {
  const text = (path: (string | number)[], rule: string, params = {}) =>
    issueText(words.translate, labelsOf(words, 'news'), { path, rule, params })

  it('names its field, or the record', () => {
    expect(text(['title'], 'required')).toBe('タイトルを入力してください')
    expect(text([], 'invalid')).toBe('お知らせが正しくありません')
    expect(text(['lines', 0, 'day'], 'required')).toBe('曜日を入力してください')
  })
  it('names the fields that the rule is between', () => {
    expect(text(['title'], 'after', { start: 'publishAt' })).toBe('タイトルは公開日時より後にしてください')
    expect(text([], 'oneOf', { labels: 'title,body' })).toBe('タイトル、本文のどれかを入力してください')
  })
  it('groups its bounds, those of decimals to their last place', () => {
    expect(text(['title'], 'max', { max: '9999999999999.999' })).toBe('タイトルは9,999,999,999,999.999以下です')
    expect(text(['title'], 'max', { max: 2147483647 })).toBe('タイトルは2,147,483,647以下です')
  })
  it('has words for a rule without any', () => expect(text(['title'], 'unheardOf')).toBe('タイトルが正しくありません'))
})

describe('words', () => {
  it('that could not be loaded stay failed while a screen shows it, and are loaded again at the next use', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const loads = new Map<string, Promise<void>>()
    const failed = keepLoad(loads, 'qr', Promise.reject(new Error('the file is gone')))
    await expect(failed).rejects.toThrow('the file is gone')
    expect(loads.get('qr')).toBe(failed)
    vi.runAllTimers()
    expect(loads.has('qr')).toBe(false)
    const loaded = keepLoad(loads, 'qr', Promise.resolve())
    await loaded
    vi.runAllTimers()
    expect(loads.get('qr')).toBe(loaded)
  })
  it('group numbers, and take the plural that the language has', () => {
    const counted = createWords('en', { n: '%{smart_count} item |||| %{smart_count} items' })
    expect(counted.translate('n', { smart_count: 1 })).toBe('1 item')
    expect(counted.translate('n', { smart_count: 1234 })).toBe('1,234 items')
  })
  it('are laid over those that were there, and can be picked to travel', () => {
    const some = createWords('ja', { a: { b: 'い', c: 'ろ' } })
    some.add({ a: { c: 'は' } })
    expect([some.translate('a.b'), some.translate('a.c')]).toEqual(['い', 'は'])
    expect(some.pick('a.c')).toEqual({ a: { c: 'は' } })
  })
})

test('a name with quotation marks of its own has others within those of a sentence', () => {
  const quoting = createWords('ja', {
    commons: {
      delete: '「%{title}」をゴミ箱に移します。',
      told: '%{name}と「%{other}」',
      english: 'Delete “%{title}”?',
    },
  })
  const title = '小風呂敷「千鳥」'
  expect(quoting.translate('commons.delete', { title })).toBe('「小風呂敷『千鳥』」をゴミ箱に移します。')
  expect(quoting.translate('commons.told', { name: title, other: '茶' })).toBe('小風呂敷「千鳥」と「茶」')
  expect(quoting.translate('commons.delete', { title: '下書き」か「公開中' })).toBe(
    '「下書き」か「公開中」をゴミ箱に移します。',
  )
  expect(quoting.translate('commons.english', { title: 'The “Plover” cloth' })).toBe('Delete “The ‘Plover’ cloth”?')
})
