import iconv from 'iconv-lite'
import XLSX from '@e965/xlsx'
import { csv } from './importing-world.ts'

/** A price list as wholesalers send them: a title, a date, headings in two rows, prices with ¥ and full-width digits. */

const kinds = ['練切', '煎茶', '湯呑'] as const

const fullWidth = (text: string): string =>
  text.replace(/[0-9,]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

/** A JAN code with its check digit. */
function janCode(number: number): string {
  const digits = `49${String(number).padStart(10, '0')}`
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** The products of the sheet, thirty of them. */
export const wholesaleProducts = Array.from({ length: 30 }, (_, place) => ({
  code: `KY-${String(place + 1).padStart(3, '0')}`,
  name: `${kinds[place % 3]}「${'松竹梅鶴亀'[place % 5]}」${place + 1}号`,
  category: ['和菓子', '緑茶', '陶器'][place % 3]!,
  cost: 300 + place * 10,
  price: 1200 + place * 110,
  janCode: janCode(place + 1),
}))

/** Its rows, of which the fourth and fifth have the headings. */
export const wholesaleRows: readonly (readonly string[])[] = [
  ['株式会社京都和菓子問屋　商品案内'],
  ['令和8年11月1日現在'],
  [],
  ['品番', '品名', '分類', '価格', '', 'JANコード', '備考'],
  ['', '', '', '下代', '上代', '', ''],
  ...wholesaleProducts.map(({ code, name, category, cost, price, janCode: jan }, place) => [
    code,
    name,
    category,
    `¥${cost}`,
    place % 2 === 0 ? `¥${price.toLocaleString('en')}` : `￥${fullWidth(price.toLocaleString('en'))}`,
    place % 4 === 0 ? fullWidth(jan) : jan,
    '',
  ]),
]

/** The sheet as a CSV file of Excel in Japan. */
export const wholesaleCsv = (): Buffer => {
  const width = wholesaleRows[3]!.length
  return iconv.encode(
    csv(...wholesaleRows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''))),
    'cp932',
  )
}

/** The sheet as a workbook, in which the title and the headings are merged, and codes and prices are numbers. */
export function wholesaleXlsx(): Buffer {
  const rows = wholesaleRows.map((row, place) => {
    const product = wholesaleProducts[place - 5]
    return product && place % 2 === 1 ? [...row.slice(0, 3), product.cost, product.price, ...row.slice(5)] : [...row]
  })
  const sheet = XLSX.utils.aoa_to_sheet(rows)
  const merged = ['A1:G1', 'A4:A5', 'B4:B5', 'C4:C5', 'D4:E4', 'F4:F5', 'G4:G5']
  sheet['!merges'] = merged.map((range) => XLSX.utils.decode_range(range))
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, sheet, '商品一覧')
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
}
