/**
 * Characters that people take for one another, as each has one in its name, its keyboard or its font and types another:
 * each group is found by any of its characters. Of dashes the long vowel mark is one, which looks the same; of
 * ideographs they are the forms that names are written in.
 */
const groups =
  '-‐‑‒–—―−ー ~〜∼ 高髙 吉𠮷 斎齋斉齊 崎﨑嵜 辺邊邉 浜濱 沢澤 広廣 国國 島嶋嶌 桜櫻 徳德 恵惠 真眞 関關 黒黑 竜龍 滝瀧 富冨 峰峯 曽曾 館舘 栄榮 静靜 会會 円圓 ' +
  '鉄鐵 実實 学學 寿壽 宝寶 穂穗 万萬 弥彌 与與 亀龜 剣劍劒 薮藪 桧檜 塩鹽 鶴靏靍 涼凉 松枩 土圡 角⻆ 柳栁 荘莊 横橫 温溫 秋穐 礼禮 満滿 清淸 瀬瀨 頼賴 浅淺 県縣 槙槇 ' +
  '遥遙 尭堯 慎愼 緑綠 鴎鷗 芦蘆 渋澁 薫薰 豊豐 晋晉 応應 団團 当當 仏佛 条條 闘鬪 数數'

const folded = new Map(groups.split(' ').flatMap(([first, ...others]) => others.map((each) => [each, first!] as const)))

const alike = new RegExp(`[\u30a1-\u30f6\u30fd\u30fe${[...folded.keys()].join('')}]`, 'gu')

/** Nobody sees them, among them the selectors of a variant of the character before (U+FE00 to FE0F, U+E0100 to E01EF). */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu

/** What spaces stand between in Japanese, where they part nothing: kana and ideographs, of which some have two halves. */
const japanese = '\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff\ud840-\udbff\udc00-\udfff'
const isJapanese = new RegExp(`[${japanese}]`)
const spaces = new RegExp(` +(?=[${japanese}])`, 'g')

/**
 * The form in which text is searched: full and half width, upper and lower case, katakana and hiragana, all dashes and
 * the forms of an ideograph are equal; hyphens between digits, spaces between Japanese characters and what nobody sees
 * are left out. A word matches if its folded characters occur anywhere in the folded text.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(ignorable, '')
    .toLowerCase()
    .replace(alike, (character) => folded.get(character) ?? String.fromCharCode(character.charCodeAt(0) - 0x60))
    .replace(/-+(?=[0-9])/g, (dashes, place: number, whole: string) =>
      /[0-9]/.test(whole[place - 1] ?? '') ? '' : dashes,
    )
    .replace(spaces, (between, place: number, whole: string) =>
      isJapanese.test(whole[place - 1] ?? '') ? '' : between,
    )

/** The words typed into a search box, all of which must match; a hyphen at the edge of digits is one that is left out. */
export const searchWords = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .normalize('NFKC')
      .split(/[\s\p{Cc}]+/u)
      .map((word) => foldText(word).replace(/^-+(?=[0-9])|(?<=[0-9])-+$/g, ''))
      .filter(Boolean),
  ),
]
