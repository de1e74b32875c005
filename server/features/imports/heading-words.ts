/**
 * What sheets of wholesalers, registers and other shops call fields, by the name of the field: the sooner a word stands, the
 * more certainly it means the field. Prices without tax are none of them, as fields of prices hold them with tax.
 */
export const headingWords: Readonly<Record<string, readonly string[]>> = {
  name: ['品名', '商品', '商品名称', '品目', '品名・規格', '商品名・規格', '名称', 'item', 'item name', 'product name'],
  nameKana: ['フリガナ', 'ふりがな', 'カナ', '読み', 'よみ'],
  code: ['品番', '商品番号', '商品cd', '型番', '品番・型番', 'sku', 'item no', 'item number', 'item code'],
  janCode: ['jan', 'janコード', 'jan code', 'バーコード', 'ean', 'gtin', 'barcode'],
  category: ['カテゴリ', 'カテゴリー', '区分', '部門', 'ジャンル', 'category'],
  price: [
    '上代',
    '参考上代',
    '希望小売価格',
    '小売価格',
    '販売価格',
    '売価',
    '価格',
    '単価',
    'retail price',
    'price',
    'unit price',
  ],
  taxRate: ['税率', '消費税', '消費税率', '税区分', 'tax', 'tax rate'],
  stock: ['在庫', '在庫数', '数量', 'quantity', 'stock'],
  size: ['サイズ', '規格', '寸法', 'size'],
  weightKg: ['重量', '重さ', 'weight'],
  description: ['説明', '商品説明', '詳細', 'description'],
  memo: ['備考', 'メモ', '摘要', 'remarks', 'notes'],
}
