/**
 * What Japanese firms really write, and what comes of it: the table that `entities/written-inputs.test.ts` and
 * `server/written-inputs.test.ts` read, each row a case. An outcome is the value that is stored, or `{ rule }`, the rule
 * by which it is refused.
 */

type Refused = { readonly rule: string }

/** In a field of a form, the API or an order from a site: entity and field, what is written, and what is stored. */
export const values: readonly (readonly [field: string, written: string, stored: string | number | Refused])[] = [
  // One line of text: a break is a space, and control characters go.
  ['order.buyerName', '改行\n太郎', '改行 太郎'],
  ['order.buyerName', '改行\r\n太郎', '改行 太郎'],
  ['order.buyerName', '改行\r太郎', '改行 太郎'],
  ['order.buyerName', '改行\t太郎', '改行 太郎'],
  ['order.buyerName', '改行\u2028太郎', '改行 太郎'],
  ['order.buyerName', '改行\u2029太郎', '改行 太郎'],
  ['order.buyerName', '改行\u0085太郎', '改行 太郎'],
  ['order.buyerName', '太\u0008郎\u001b\u009f', '太郎'],
  ['order.buyerName', '\n太郎\n', '太郎'],
  ['order.buyerName', '\n\u0001', { rule: 'required' }],
  ['order.buyerKana', 'ヤマダ\nタロウ', 'ヤマダ タロウ'],
  ['contact.subject', '件名\r\nBcc: x@example.com', '件名 Bcc: x@example.com'],
  ['product.code', 'A-\n1', 'A- 1'],
  ['news.slug', 'spring\nsale', { rule: 'slug' }],
  // Many lines stay, each break as \n.
  ['order.memo', '一\r\n二\r三\u2028四\u000b五\u0007', '一\n二\n三\n四\n五'],
  // Names of accounts, as banks print them.
  ['payment-bank.payerNameKana', 'カ）スダニジョウ', 'カ)スダニジョウ'],
  ['payment-bank.payerNameKana', 'ｶ)ﾔﾏﾀﾞｼﾖｳﾃﾝ', 'カ)ヤマダシヨウテン'],
  ['payment-bank.payerNameKana', '20261128 ﾔﾏﾀﾞﾀﾛｳ', '20261128 ヤマダタロウ'],
  ['payment-bank.payerNameKana', 'ﾔﾏﾀﾞ-ﾀﾛｳ', 'ヤマダ-タロウ'],
  ['payment-bank.payerNameKana', 'ﾔﾏﾀﾞ ｼﾞﾛｰ', 'ヤマダ ジロー'],
  ['payment-bank.payerNameKana', 'abc(ｶ', 'ABC(カ'],
  ['payment-bank.payerNameKana', 'やまだ　たろう', 'ヤマダ タロウ'],
  ['payment-bank.payerNameKana', '株式会社山田', { rule: 'bankName' }],
  ['payment-bank.accountHolderKana', 'ｽﾀﾞﾆｼﾞﾖｳ(ｶ', 'スダニジヨウ(カ'],
  ['shop.accountHolderKana', 'カ）スダニジョウ', 'カ)スダニジョウ'],
  // A person's reading has no such signs.
  ['order.buyerKana', 'ｶ)ﾔﾏﾀﾞ', { rule: 'katakana' }],
  // Phones. In Japan, 0120-123-456 is stored as 0120-12-3456: the specification's local form ends in four digits.
  ['order.buyerPhone', '(03)1234-5678', '03-1234-5678'],
  ['order.buyerPhone', '（０３）１２３４－５６７８', '03-1234-5678'],
  ['order.buyerPhone', '03(1234)5678', '03-1234-5678'],
  ['order.buyerPhone', '03 1234 5678', '03-1234-5678'],
  ['order.buyerPhone', '03.1234.5678', '03-1234-5678'],
  ['order.buyerPhone', '０９０ー１２３４ー５６７８', '090-1234-5678'],
  ['order.buyerPhone', '+81 3-1234-5678', '03-1234-5678'],
  ['order.buyerPhone', '+81-90-1234-5678', '090-1234-5678'],
  ['order.buyerPhone', '+81 (0)3 1234 5678', '03-1234-5678'],
  ['order.buyerPhone', '+819012345678', '09012345678'],
  ['order.buyerPhone', '0120-123-456', '0120-12-3456'],
  ['order.buyerPhone', '0570-012-345', '0570-01-2345'],
  ['order.buyerPhone', '0120123456', '0120123456'],
  ['order.buyerPhone', '0800-123-4567', '0800-123-4567'],
  ['order.buyerPhone', '03-1234-5678 内線5', { rule: 'localPhone' }],
  ['contact.phone', '+81 3-1234-5678', '+81-3-1234-5678'],
  ['contact.phone', '+81 (0)3-1234-5678', '+81-3-1234-5678'],
  ['contact.phone', '+1 (212) 555-0123', '+1-212-555-0123'],
  ['contact.phone', '(03)1234-5678', '03-1234-5678'],
  ['contact.phone', '0120-123-456', '0120-123-456'],
  ['contact.phone', '0570-012-345', '0570-012-345'],
  ['tokusho.fax', '０３ １２３４ ５６７８', '03-1234-5678'],
  // Times: of a day on either clock, and of a day with its date.
  ['food.servedUntil', '24:00', '24:00'],
  ['food.servedUntil', '24時', '24:00'],
  ['food.servedUntil', '正午', '12:00'],
  ['food.servedUntil', '25:00', { rule: 'time' }],
  ['food.servedUntil', '翌2時', { rule: 'time' }],
  ['price-plan.startTime', '24:00', '24:00'],
  ['price-plan.startTime', '正午', '12:00'],
  ['price-plan.startTime', '翌2時', '26:00'],
  ['price-plan.startTime', '翌日の２：３０', '26:30'],
  ['price-plan.startTime', '翌朝5時', '29:00'],
  ['price-plan.startTime', '翌6時', { rule: 'time30' }],
  ['product.saleStartAt', '2026-04-01 10:00:00 +0900', '2026-04-01T01:00:00.000Z'],
  ['product.saleStartAt', '2026-04-01 10:00:00+09', '2026-04-01T01:00:00.000Z'],
  ['product.saleStartAt', '2026-04-01 01:00:00Z', '2026-04-01T01:00:00.000Z'],
  ['product.saleStartAt', '2026-02-30 10:00:00 +0900', { rule: 'dateTime' }],
  // Amounts.
  ['product.price', '¥1,200-', 1200],
  ['product.price', '￥１，２００－', 1200],
  ['product.price', '¥1,200.-', 1200],
  ['product.price', '1,200円(税込)', 1200],
  ['product.price', '1,200円（税込み）', 1200],
  ['product.price', '税込1,200円', 1200],
  ['product.price', '金1,200円也', 1200],
  // Without tax it is another price.
  ['product.price', '1,200円(税抜)', { rule: 'integer' }],
]

/** In a cell of an import: entity, site and field, what is written, and what a form would send. */
export const cells: readonly (readonly [field: string, site: string, written: string, read: unknown])[] = [
  ['product.manageStock', 'suda-nijo-com', '公開', true],
  ['product.manageStock', 'suda-nijo-com', '非公開', false],
  ['product.manageStock', 'suda-nijo-com', '表示', true],
  ['product.manageStock', 'suda-nijo-com', '非表示', false],
  ['product.manageStock', 'suda-nijo-com', '可', true],
  ['product.manageStock', 'suda-nijo-com', '不可', false],
  ['product.manageStock', 'suda-nijo-com', '済', true],
  ['product.manageStock', 'suda-nijo-com', '未', false],
  ['product.manageStock', 'suda-nijo-com', '■', true],
  ['product.manageStock', 'suda-nijo-com', '□', false],
  ['product.manageStock', 'suda-nijo-com', '△', { rule: 'imports.yesOrNo' }],
  ['news.status', 'emu-esu-com', '公開', 'published'],
  ['news.status', 'emu-esu-com', '公開中', 'published'],
  // A draft or the end of publishing: nobody knows which.
  ['news.status', 'emu-esu-com', '非公開', { rule: 'imports.option' }],
  ['delivery.status', 'suda-nijo-com', '発送済', 'shipped'],
  ['delivery.status', 'suda-nijo-com', '発送済み', 'shipped'],
  ['product.allergens', 'suda-nijo-com', '卵・乳', ['egg', 'milk']],
  ['product.allergens', 'suda-nijo-com', '卵/乳', ['egg', 'milk']],
  ['product.allergens', 'suda-nijo-com', '卵、乳', ['egg', 'milk']],
  ['product.allergens', 'suda-nijo-com', '卵・金', { rule: 'imports.option' }],
  // Words that nobody lists have these signs in them.
  ['article.tags', 'funaneco-jp', 'AC/DC・ロック', ['AC/DC・ロック']],
  ['product.price', 'suda-nijo-com', '¥1,200-', 1200],
  ['product.price', 'suda-nijo-com', '1,200円(税込)', 1200],
  ['product.saleStartAt', 'suda-nijo-com', '2026/4/1 24:00', '2026-04-01T15:00:00.000Z'],
  ['product.saleStartAt', 'suda-nijo-com', '2026/4/1 正午', '2026-04-01T03:00:00.000Z'],
  ['product.saleStartAt', 'suda-nijo-com', '2026/4/1 翌2時', '2026-04-01T17:00:00.000Z'],
  ['product.saleStartAt', 'suda-nijo-com', '令和8年4月1日正午', '2026-04-01T03:00:00.000Z'],
  ['product.saleStartAt', 'suda-nijo-com', '2026-04-01 10:00:00 +0900', '2026-04-01T01:00:00.000Z'],
]

/** Texts that a CSV file gives back as they were, though a spreadsheet would compute what they look like. */
export const roundTrips: readonly string[] = [
  "'=1+1",
  "'-5号室",
  "'＠x",
  "''=1",
  "'\t=1",
  '=1+1',
  '-5号室',
  '＠x',
  "'引用'",
  "'",
  '="001"',
]

/** In a title, what is typed into a search box, and whether it finds that. */
export const searches: readonly (readonly [title: string, typed: string, isFound: boolean])[] = [
  ['検索 花子', '検索花子', true],
  ['検索　花子', '検索花子', true],
  ['検索花子', '検索 花子', true],
  ['検索花子', '検索　花', true],
  ['ケンサク ハナコ', 'けんさくはなこ', true],
  ['Emma Sample', 'emma sample', true],
  ['Emma Sample', 'emmasample', false],
  ['電話 080-1111-2222', '08011112222', true],
  ['電話 08011112222', '080-1111-2222', true],
  ['電話 08011112222', '０８０ー１１１１ー２２２２', true],
  ['電話 ０８０－１１１１－２２２２', '080-1111', true],
  ['20261127-0003', '20261127-', true],
  ['20261127-0003', '-0003', true],
  ['春〜夏', '春～夏', true],
  ['春～夏', '春〜夏', true],
  ['東京—大阪', '東京-大阪', true],
  ['東京−大阪', '東京―大阪', true],
  ['コーヒー', 'コ―ヒ―', true],
  ['ｺｰﾋｰ', 'こーひー', true],
  ['葛\u{e0100}城', '葛城', true],
  ['葛城', '葛\u{e0101}城', true],
  ['辻\ufe00', '辻', true],
  ['髙橋', '高橋', true],
  ['高橋', '髙橋', true],
  ['𠮷田', '吉田', true],
  ['吉田', '𠮷田', true],
  ['齋藤', '斉藤', true],
  ['斎藤', '齊藤', true],
  ['斉藤', '斎藤', true],
  ['山﨑', '山崎', true],
  ['渡邉', '渡辺', true],
  ['渡部', '渡辺', false],
]

/** A text, and what a file in CP932 has for it: nothing is missing there. */
export const inCp932: readonly (readonly [text: string, fitted: string])[] = [
  ['葛\u{e0100}城', '葛城'],
  ['辻\ufe00', '辻'],
  ['髙﨑〜①', '髙﨑～①'],
  ['見\u200b本\ufeff', '見本'],
]

/** A file, in bytes of Latin-1 where it is no text, and the name in its second row, or why it cannot be read. */
export const files: readonly (readonly [what: string, file: string, read: string | Refused])[] = [
  // Nothing but one word is a heading.
  ['a word', 'aaaa', { rule: 'noRows' }],
  ['a file that ends with Ctrl-Z', 'code,name\r\nA-1,tea\r\n\u001a', 'tea'],
  ['a file that ends with Ctrl-Z in its last row', 'code,name\r\nA-1,tea\u001a\r\n', 'tea'],
  ['ISO-2022-JP', '\x1b$B>&IJ%3!<%I\x1b(B,\x1b$B>&IJL>\x1b(B\r\nA-1,\x1b$B8!:w!A2V;R\x1b(B\r\n', '検索～花子'],
  [
    'appointments',
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    { rule: 'calendar' },
  ],
  ['contacts', 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:a;b\r\nEND:VCARD\r\n', { rule: 'contacts' }],
  ['a list in JSON', '[\n  {"code": "A-1", "name": "tea"}\n]', { rule: 'json' }],
  ['an object in JSON', '{ "code": "A-1" }', { rule: 'json' }],
  ['a sheet whose first heading is in brackets', '[code],name\nA-1,tea', 'tea'],
]

/** The format of a day in a workbook, as Japanese ones have it, and the day that is read. */
export const dayFormats: readonly string[] = [
  'aaaa',
  'aaa',
  'yyyy/m/d(aaa)',
  'yyyy"年"m"月"d"日"aaaa',
  'ge.m.d',
  '[$-411]ggge"年"m"月"d"日"',
]

/** A heading of a column of an entity at a site, and the field that is guessed for it. */
export const headings: readonly (readonly [entity: string, site: string, heading: string, field: string | null])[] = [
  ['food', 'toki-tsumugi-cafe', '価格', 'price'],
  ['food', 'toki-tsumugi-cafe', '価格（税込）', 'price'],
  ['food', 'toki-tsumugi-cafe', '価格(円)', 'price'],
  ['product', 'suda-nijo-com', '販売価格', 'price'],
  ['product', 'suda-nijo-com', '通常価格', 'listPrice'],
  ['product', 'suda-nijo-com', '重さ', 'weightKg'],
  // One of several, and nobody knows which.
  ['food', 'toki-tsumugi-cafe', '提供時間', null],
]

/** Records by their names, and what a cell that refers to them is read as. */
export const references: {
  readonly names: readonly string[]
  readonly cells: readonly (readonly [written: string, read: string | undefined])[]
} = {
  names: ['コーヒー　豆', '紅茶', 'ミルク/砂糖', 'ジャム・クリーム'],
  cells: [
    ['ｺｰﾋｰ 豆', 'コーヒー　豆'],
    ['紅茶・コーヒー 豆', '紅茶、コーヒー　豆'],
    ['紅茶/ｺｰﾋｰ 豆', '紅茶、コーヒー　豆'],
    // The longest name that there is.
    ['紅茶/ミルク/砂糖', '紅茶、ミルク/砂糖'],
    ['ミルク/砂糖', 'ミルク/砂糖'],
    ['ジャム・クリーム、紅茶', 'ジャム・クリーム、紅茶'],
    ['紅茶・緑茶', undefined],
  ],
}
