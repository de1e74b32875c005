import type { ExportLayout, LayoutColumn } from '../language/declaration/export-layouts.ts'

/** Columns that are left to the accountant. */
const blank = (...headings: readonly string[]): readonly LayoutColumn[] =>
  headings.map((heading) => ({ heading, constant: '' }))

/** A row for each rate of an order, as sold on the day it was shipped, taxes included. */
const sales = { readBy: 'program', format: 'csv', language: 'ja', dateSeparator: '/', rows: 'taxBreakdown' } as const
const amount = 'taxBreakdown.taxableAmount'
const rate = 'taxBreakdown.taxRate'

/**
 * Sales for 弥生会計: the 25 items of its「弥生取り込み（インポート）形式」
 * (https://support.yayoi-kk.co.jp/subcontents.html?page_id=18545). A row that begins with # is a comment.
 */
export const yayoiLayout: ExportLayout = {
  ...sales,
  encoding: 'cp932',
  columns: [
    // 2000 is a journal entry of one row.
    { heading: '#識別フラグ', constant: '2000' },
    ...blank('伝票No', '決算'),
    { heading: '取引日付', from: 'shippedAt', day: true },
    { heading: '借方勘定科目', constant: '売掛金' },
    ...blank('借方補助科目', '借方部門'),
    { heading: '借方税区分', constant: '対象外' },
    { heading: '借方金額', from: amount },
    ...blank('借方税金額'),
    { heading: '貸方勘定科目', constant: '売上高' },
    ...blank('貸方補助科目', '貸方部門'),
    { heading: '貸方税区分', from: rate, codes: { '10': '課税売上込10%', '8': '課税売上込軽減8%' } },
    { heading: '貸方金額', from: amount },
    { heading: '貸方税金額', from: 'taxBreakdown.tax' },
    { heading: '摘要', from: 'orderNo' },
    ...blank('番号', '期日'),
    { heading: 'タイプ', constant: '0' },
    ...blank('生成元', '仕訳メモ', '付箋1', '付箋2'),
    { heading: '調整', constant: 'no' },
  ],
}

/**
 * Sales for freee会計: its template「取引インポート」
 * (https://support.freee.co.jp/hc/ja/articles/202847320). Without a day of settlement they come in as unsettled.
 */
export const freeeLayout: ExportLayout = {
  ...sales,
  columns: [
    { heading: '収支区分', constant: '収入' },
    { heading: '管理番号', from: 'orderNo' },
    { heading: '発生日', from: 'shippedAt', day: true },
    ...blank('決済期日', '取引先コード'),
    { heading: '取引先', from: 'buyerName' },
    { heading: '勘定科目', constant: '売上高' },
    { heading: '税区分', from: rate, codes: { '10': '課税売上10%', '8': '課税売上8%（軽）' } },
    { heading: '金額', from: amount },
    { heading: '税計算区分', constant: '内税' },
    { heading: '税額', from: 'taxBreakdown.tax' },
    ...blank(
      '備考',
      '品目',
      '部門',
      'メモタグ（複数指定可、カンマ区切り）',
      'セグメント1',
      'セグメント2',
      'セグメント3',
    ),
    ...blank('決済日', '決済口座', '決済金額'),
  ],
}
