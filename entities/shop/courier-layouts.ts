import type { ExportLayout, LayoutColumn } from '../language/declaration/export-layouts.ts'

/** Columns that are left to the program that reads the file. */
const blank = (...headings: readonly string[]): readonly LayoutColumn[] =>
  headings.map((heading) => ({ heading, constant: '' }))

/** What both couriers read: their programs know only Japanese, and CP932. */
const courierFile = {
  readBy: 'program',
  format: 'csv',
  encoding: 'cp932',
  language: 'ja',
  dateSeparator: '/',
} as const

const address = ['prefecture', 'address'] as const
const ownName = 'tenant.name'

/**
 * How many half widths the columns hold, as the couriers document it. A full-width character takes two.
 *
 * - B2クラウド: https://bmypage.kuronekoyamato.co.jp/bmypage/pdf/new_exchange1.pdf. An address is 4 + 12 + 16 full-width
 *   characters (prefecture, municipality, town and number), a building and a name 16, a company and its department 25
 *   each. What is left of an address goes to these two.
 * - e飛伝Ⅲ: https://www.sagawa-exp.co.jp/service/e-hiden3/. Every line of an address and of a name is 16 full-width
 *   characters.
 * There is none for ゆうプリR: it reads files by filters that its user makes, and public texts name only the first sixteen
 * of its columns.
 */
const widths = {
  yamato: { address: [64, 32, 50, 50], ownAddress: [64, 32], name: [32] },
  sagawa: { address: [32, 32, 32], ownAddress: [32, 32], name: [32, 32] },
} as const

/** The columns that share a text, in their order. */
const shared = (
  from: LayoutColumn['from'] & {},
  columnWidths: readonly number[],
  ...headings: readonly string[]
): readonly LayoutColumn[] =>
  headings.map((heading, place) => ({ heading, from, part: { widths: columnWidths, place } }))

/**
 * Parcels for ヤマト運輸 B2クラウド: the first 42 items of its「送り状発行データレイアウト」, in their order. Who pays the
 * freight is set in the program.
 */
export const yamatoLayout: ExportLayout = {
  ...courierFile,
  columns: [
    { heading: 'お客様管理番号', from: 'deliveryNo' },
    // 0 prepaid, 7 to the letter box.
    { heading: '送り状種類', from: 'shippingKind', codes: { normal: '0', chilled: '0', frozen: '0', mail: '7' } },
    { heading: 'クール区分', from: 'shippingKind', codes: { frozen: '1', chilled: '2' } },
    ...blank('伝票番号'),
    { heading: '出荷予定日', from: 'plannedOn' },
    { heading: 'お届け予定日', from: 'wishDate' },
    {
      heading: '配達時間帯',
      from: 'order.wishTime',
      codes: { am: '0812', t1416: '1416', t1618: '1618', t1820: '1820', t1921: '1921' },
    },
    ...blank('お届け先コード'),
    { heading: 'お届け先電話番号', from: 'phone' },
    ...blank('お届け先電話番号枝番'),
    { heading: 'お届け先郵便番号', from: 'postalCode' },
    ...shared(
      address,
      widths.yamato.address,
      'お届け先住所',
      'お届け先アパートマンション名',
      'お届け先会社・部門１',
      'お届け先会社・部門２',
    ),
    ...shared('recipientName', widths.yamato.name, 'お届け先名'),
    ...blank('お届け先名(ｶﾅ)'),
    { heading: '敬称', constant: '様' },
    ...blank('ご依頼主コード'),
    { heading: 'ご依頼主電話番号', from: 'tenant.phone' },
    ...blank('ご依頼主電話番号枝番'),
    { heading: 'ご依頼主郵便番号', from: 'tenant.postalCode' },
    ...shared('tenant.address', widths.yamato.ownAddress, 'ご依頼主住所', 'ご依頼主アパートマンション'),
    ...shared(ownName, widths.yamato.name, 'ご依頼主名'),
    ...blank('ご依頼主名(ｶﾅ)', '品名コード１'),
    { heading: '品名１', constant: '商品' },
    ...blank('品名コード２', '品名２', '荷扱い１', '荷扱い２'),
    { heading: '記事', from: 'order.orderNo' },
    ...blank('ｺﾚｸﾄ代金引換額（税込)', '内消費税額等', '止置き', '営業所コード'),
    { heading: '発行枚数', from: 'boxCount' },
    ...blank('個数口表示フラグ', '請求先顧客コード', '請求先分類コード', '運賃管理番号'),
  ],
}

/** Parcels for 佐川急便 e飛伝Ⅲ: its template「標準_飛脚宅配便_CSV_ヘッダ有り」. */
export const sagawaLayout: ExportLayout = {
  ...courierFile,
  columns: [
    ...blank('お届け先コード取得区分', 'お届け先コード'),
    { heading: 'お届け先電話番号', from: 'phone' },
    { heading: 'お届け先郵便番号', from: 'postalCode' },
    ...shared(address, widths.sagawa.address, 'お届け先住所１', 'お届け先住所２', 'お届け先住所３'),
    ...shared('recipientName', widths.sagawa.name, 'お届け先名称１', 'お届け先名称２'),
    { heading: 'お客様管理番号', from: 'deliveryNo' },
    ...blank('お客様コード', '部署ご担当者コード取得区分', '部署ご担当者コード', '部署ご担当者名称', '荷送人電話番号'),
    ...blank('ご依頼主コード取得区分', 'ご依頼主コード'),
    { heading: 'ご依頼主電話番号', from: 'tenant.phone' },
    { heading: 'ご依頼主郵便番号', from: 'tenant.postalCode' },
    ...shared('tenant.address', widths.sagawa.ownAddress, 'ご依頼主住所１', 'ご依頼主住所２'),
    ...shared(ownName, widths.sagawa.name, 'ご依頼主名称１', 'ご依頼主名称２'),
    { heading: '荷姿', constant: '001' },
    { heading: '品名１', constant: '商品' },
    ...blank('品名２', '品名３', '品名４', '品名５', '荷札荷姿'),
    ...blank(
      ...['１', '２', '３', '４', '５', '６', '７', '８', '９', '１０', '１１'].map((place) => `荷札品名${place}`),
    ),
    { heading: '出荷個数', from: 'boxCount' },
    ...blank('スピード指定'),
    {
      heading: 'クール便指定',
      from: 'shippingKind',
      codes: { normal: '001', mail: '001', chilled: '002', frozen: '003' },
    },
    { heading: '配達日', from: 'wishDate' },
    {
      heading: '配達指定時間帯',
      from: 'order.wishTime',
      codes: { am: '01', t1416: '14', t1618: '16', t1820: '18', t1921: '19' },
    },
    ...blank('配達指定時間（時分）', '代引金額', '消費税', '決済種別', '保険金額'),
    ...blank(
      '指定シール１',
      '指定シール２',
      '指定シール３',
      '営業所受取',
      'SRC区分',
      '営業所受取営業所コード',
      '元着区分',
    ),
    ...blank('メールアドレス', 'ご不在時連絡先'),
    { heading: '出荷日', from: 'plannedOn' },
    ...blank('お問い合せ送り状No.', '出荷場印字区分', '集約解除指定'),
    ...blank(
      ...['０１', '０２', '０３', '０４', '０５', '０６', '０７', '０８', '０９', '１０'].map(
        (place) => `編集${place}`,
      ),
    ),
  ],
}
