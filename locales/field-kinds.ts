import type * as makers from '../entities/language/fields/index.ts'

/** In Japanese, what the docstrings of a kind say in English: what it is, how it looks, what its options do. */
export interface KindWords {
  readonly about: string
  readonly looks: string
  readonly options?: Readonly<Record<string, string>>
}

const personal = '個人情報。ブラウザーに残さず、公開せず、エクスポートすると記録に残ります。'
const initially = '新しいデータに最初から入る値。'
const unit = '数える単位（`locales` の `units.json`）。数の後ろに表示します。'
const biggestInteger = '最大。省略すると2147483647（32ビット整数の最大、仕様5章）。'

/** The Japanese words of the guide to the kinds; the English ones are the docstrings in `entities/language/fields/`. */
export const japaneseKinds: Readonly<Record<keyof typeof makers, KindWords>> = {
  account: {
    about: 'アカウント（人）のID。アカウントはテナントではなく、Captain全体のものです。',
    looks: '人を検索して選びます。一覧には名前を表示します。',
    options: {
      colleague: 'そのテナントの担当者だけ。仕事の担当を決めるときに使います。',
      author: '変更した人。サーバーが記録し、担当者でない人も入ります。',
      notOwnAccount: '書き込む本人は指定できません。自分に割り当てることを防ぎます。',
    },
  },
  choice: {
    about: '選択肢から1つ。ラベルは `locales` のエンティティのファイルの `options.<field>.<value>` に書きます。',
    looks: '少なければ横に並び、多ければメニューになります。一覧にはラベルを表示します。',
    options: { options: '値の一覧。この順に並びます。', initially },
  },
  choices: {
    about: '選択肢からいくつか。重複はなく、選んだ順に保存します。',
    looks: 'チェックボックスが横に並びます。一覧にはラベルを表示します。',
    options: { options: '値の一覧。この順に並びます。', min: '最少の個数。省略すると0。', max: '最多の個数。' },
  },
  colour: {
    about: '#rrggbb の色。',
    looks: 'ブラウザーのカラーピッカーと入力欄。一覧には色見本とコードを表示します。',
    options: { initially },
  },
  corporateNumber: {
    about: '13桁の法人番号。検査用数字が違っていても、警告だけです。',
    looks: 'スマートフォンでは数字キーの入力欄。ハイフンや全角数字は直します。',
  },
  date: {
    about: '時刻のない日付（yyyy-mm-dd）。UTCに直すことはありません。',
    looks: 'カレンダーの付いた入力欄。2026/4/1、2026年4月1日、20260401のような入力も読み取ります。',
    options: {
      initially: "`'today'` にすると、新しいデータに日本の今日が入ります。",
      rules: '種類の規則に加える規則（`notAfterToday()` など）。',
    },
  },
  dateTime: {
    about: '日付と時刻。UTCで保存し、テナントのタイムゾーンで表示します。',
    looks: 'カレンダーの付いた入力欄。タイムゾーンも示します。2026年4月1日 18時のような入力も読み取ります。',
  },
  decimal: {
    about: '小数。誤差なく保存します。APIでは最も短い形の文字列（12.50なら `"12.5"`）です。',
    looks: '数の入力欄と単位。一覧では桁を区切ります。',
    options: { places: '小数の桁数。', min: '最小。省略すると0。', max: '最大。', unit },
  },
  email: {
    about: 'メールアドレス。254バイトまで（RFC 5321、4.5.3.1.3）。',
    looks: 'スマートフォンではメール用キーの入力欄。詳細ではメールを書くリンクになります。',
    options: { personal, lower: 'ログインに使うアドレスと同じく、小文字で保存します。' },
  },
  file: {
    about: 'アップロードした、画像以外のファイル1つ。文書や音声です。',
    looks: 'ファイルを置く場所と、タイトルの欄。詳細ではリンクに、音声なら再生できるようになります。',
    options: {
      types: '使える形式。`application/pdf` や `audio/mpeg|audio/wav` のように書きます。',
      maxMegabytes: '大きさの上限（MB）。',
    },
  },
  icon: {
    about: 'アイコンの名前（`set:name`）。',
    looks: '入力欄。名前が正しければ、アイコンを表示します。',
    options: { initially },
  },
  image: {
    about: 'アップロードした画像1枚と、その代替テキスト。',
    looks: '画像を置く場所と、代替テキスト・説明の欄。一覧では小さく表示します。',
    options: { maxMegabytes: '大きさの上限（MB）。省略すると20。' },
  },
  images: {
    about: 'アップロードした画像の並び。そのうち1枚がメインの画像です。',
    looks: 'ドラッグでもボタンでもキーでも並べ替えられます。一覧にはメインの画像と枚数を表示します。',
    options: {
      min: '最少の枚数。省略すると0。',
      max: '最多の枚数。',
      maxMegabytes: '1枚の大きさの上限（MB）。省略すると20。',
    },
  },
  integer: {
    about: '整数。',
    looks: '数の入力欄と単位。全角数字や、区切りや単位の付いた入力も読み取ります。',
    options: { min: '最小。省略すると0。', max: biggestInteger, initially, unit },
  },
  invoiceNumber: {
    about: 'インボイスの登録番号（Tと13桁）。検査用数字が違っていても、警告だけです。',
    looks: '入力欄。ハイフン、小文字のt、全角数字は直します。',
  },
  lines: {
    about: '同じ項目をもつ行の並び。',
    looks: '行を追加し、外し、並べ替えます。詳細では表に、一覧では行数になります。',
    options: { item: '1行の項目。', rules: '行についての規則（`countMax(20)` など）。' },
  },
  longText: {
    about: '書式のない、複数行の文章。',
    looks: '3行の入力欄。書くと伸びます。一覧には最初の行を表示します。',
    options: { max: '長さの上限（文字数）。', initially, personal },
  },
  phone: {
    about: '電話番号かFAX番号。',
    looks: 'スマートフォンでは電話用キーの入力欄。詳細では電話をかけるリンクになります。',
    options: {
      fax: 'FAX番号。規則は `phone` ではなく `fax` になります。',
      local: '国番号のない、国内の番号。',
      personal,
    },
  },
  postalCode: {
    about: '日本の郵便番号。7桁の数字で保存し、123-4567の形で表示します。',
    looks: 'スマートフォンでは数字キーの入力欄。入力すると住所も入ります。',
    options: {
      prefecture: '都道府県コード（JIS X 0401）の選択の項目名。なければ、住所の先頭に都道府県が入ります。',
      address: '住所の項目名。郵便番号から入力します。',
    },
  },
  publication: {
    about: '公開の状態（下書き、公開中、公開終了）。下書きに必要なのはタイトルだけです。',
    looks: '色の付いたラベル。公開予約と期間終了も示します。フォームに公開のボタンが出ます。',
    options: {
      from: '公開を始める `dateTime()` の項目名。空なら、公開したときの時刻が入ります。',
      until: '公開を終える `dateTime()` の項目名。空なら、終わりません。',
    },
  },
  reference: {
    about: '同じテナントの、ほかのデータ1件のID。',
    looks: 'データを検索して選びます。一覧にはタイトルを、詳細にはリンクを表示します。',
    options: {
      to: 'エンティティの名前。生成済みのものだけが使えます。`reference<string>(…)` なら何でも書けます。',
      onDelete:
        '参照先を削除するとどうなるか。省略すると `restrict` で、参照先は削除できません。`setNull`（省略できる項目だけ）では、読者から見えなくなり、完全に削除されると空になります。`cascade` では、このデータも一緒に削除されます。',
    },
  },
  references: {
    about: '同じテナントの、ほかのデータ何件かのID。順序があります。',
    looks: 'データを検索して加えます。一覧には件数を表示します。',
    options: {
      to: 'エンティティの名前。',
      min: '最少の件数。省略すると0。',
      max: '最多の件数。',
      onDelete:
        '参照先を削除するとどうなるか。省略すると `setNull` で、その1件が外れます。`restrict` では、参照先は削除できません。',
    },
  },
  richText: {
    about: 'Editor.jsのブロックの本文。見出し、リスト、画像、表、動画など。ブロックがなければ空です。',
    looks: 'ブロックエディター。一覧には最初の80文字を表示します。',
    options: {
      maxBytes: '保存するJSONの大きさの上限（バイト）。省略すると400,000。',
      blocks: '使えるブロック。省略するとすべて。',
    },
  },
  slug: {
    about:
      '公開URLの最後の部分。英数字、ハイフン、アンダースコアで、予約語やIDに見えるものは使えません。`unique` にも書きます。大文字と小文字は区別しません。',
    looks: 'URLの終わりを示す入力欄。空の間は候補を出します。',
    options: { maxBytes: '長さの上限（バイト）。省略すると100。' },
  },
  states: {
    about: '宣言した順にだけ変わる状態。新しいデータは最初の状態になります。',
    looks: '色の付いたラベル。フォームでは見るだけで、変えるのは詳細のボタンです。',
    options: {
      options: '状態の一覧。',
      transitions: 'それぞれの状態から進める状態。',
      window: '状態 `during` が公開される期間の項目名（`{ from, until, during }`）。',
      tones:
        '状態の意味。色が決まります。`waiting`、`underway`、`live`、`done`、`paused`、`failed`、`ended` のどれかです。',
    },
  },
  tags: {
    about: '自由に付けるタグ。1つ30文字までで、重複しません。',
    looks: '入力してEnterを押すと、タグになります。',
    options: { max: '最多の個数。' },
  },
  text: {
    about: '1行の文字。',
    looks: '文字数の付いた入力欄。上限が100文字以上なら、書くと伸びます。',
    options: {
      max: '長さの上限（文字数）。',
      maxBytes: '大きさの上限（UTF-8のバイト数）。',
      rules: '種類の規則に加える規則（`digitsExact(8)` など）。',
      initially,
      personal,
      kana: '名前の読み。五十音順に並びます。`bank` は銀行の口座名義の表記です。',
      readingOf: '読みのもとになる項目名。日本語入力で変換した読みを候補に出します。',
      portable: '配送会社や銀行に渡す文字。相手のシステムにないかもしれない文字を警告します。',
      code: '番号、アドレス、技術的な名前。半角にし、ハイフンもASCIIにします。`lower` なら小文字にもします。',
    },
  },
  time: {
    about: '時刻。お店の30時間制か、24時間制です。',
    looks: '入力欄。930、9時半、午後6時半、翌1時のような入力も読み取ります。',
    options: { hours: '省略すると30。25:00は、同じ営業日の午前1時です。24なら普通の時計です。' },
  },
  toggle: {
    about: 'オンかオフ。最初の値が規則に合わなければ、必ず選んでもらいます。',
    looks: 'スイッチ。一覧では、新しいデータと違うときだけタイトルの横に出ます。',
    options: {
      initially: '新しいデータでオンかどうか。省略するとオフ。',
      rules: '同意のように必ずオンにするものは `onlyTrue()`。',
      window: '有効な期間の項目名（`{ from, until }`）。どちらも空でかまいません。',
      tones: "期間があるとき、オンとオフの意味。色が決まります（`{ true: 'paused' }`）。",
    },
  },
  url: {
    about: 'ページのURL。ユーザー名やパスワードは入れられません。ホスト名から書くと `https://` を補います。',
    looks: '入力欄と、ページを開くボタン。詳細ではリンクになります。',
    options: {
      prefix: '先頭の文字列。YouTubeの共有リンク（`https://youtu.be/…`）は動画ページのURLに直します。',
      otherPrefixes: 'ほかに認める先頭の文字列。同じサービスの別のURLです。',
    },
  },
  week: {
    about: '1週間の営業時間。7日それぞれに、営業か休みかと、3つまでの時間帯（30時間制）があります。',
    looks: '1日1行。時間をほかの日にコピーするボタンがあります。',
  },
  yen: {
    about: '円の金額（整数）。',
    looks: '数の入力欄。後ろに円が付きます。一覧では桁を区切ります。',
    options: { min: '最小。省略すると0。', max: biggestInteger, initially },
  },
}

interface ListFacts {
  /** The comparisons that its filters have, as code. */
  readonly operators: string
  readonly isSortable: boolean
  readonly isSearched: boolean
  readonly isHeavy: boolean
}

interface FieldsPage {
  readonly intro: string
  readonly columns: readonly [string, string, string]
  /** What the words of a required option begin with. */
  readonly required: string
  /** The type of what is no option. */
  readonly argument: string
  looks(text: string): string
  stored(sqlite: string, postgres: string): string
  lists(facts: ListFacts): string
}

const example = `\`\`\`ts
schema: z.object({
  name: text({ max: 80 }),
  memo: longText({ max: 400 }).optional(),
})
\`\`\``

/** What the guide to the kinds says besides what each kind says of itself. */
export const fieldsPage: Readonly<Record<'ja' | 'en', FieldsPage>> = {
  ja: {
    intro: `# 項目の種類

エンティティの項目は、\`entities/language/fields/\` の関数で作ります。種類ごとに、指定、見た目、データベースの列、JSON Schemaをまとめました。このページは \`npm run generate\` が作ります。

${example}

\`.optional()\` を付けると、空でもかまいません。空の値はJSONでは \`null\` です。\`id\`、\`version\`、\`createdAt\`、\`updatedAt\`、\`createdBy\`、\`updatedBy\` は、どのデータにもあります。

一覧の絞り込みは \`name_contains=春\` のように書きます。\`eq\` は \`name=春\` です。値の規則は[規則](rules.md)にあります。`,
    columns: ['指定', '型', '意味'],
    required: '必須。',
    argument: '引数',
    looks: (text) => `見た目：${text}`,
    stored: (sqlite, postgres) => `列：SQLiteは ${sqlite}、PostgreSQLは ${postgres}`,
    lists: ({ operators, isSortable, isSearched, isHeavy }) =>
      [
        operators ? `一覧の絞り込み：${operators}` : '一覧では絞り込めません',
        isSortable ? '並べ替えできます' : '並べ替えできません',
        isSearched && '検索の対象にできます',
        isHeavy && '一覧の応答には入りません',
      ]
        .filter(Boolean)
        .join('。') + '。',
  },
  en: {
    intro: `# Kinds of field

Each field of an entity is made by a function of \`entities/language/fields/\`. This page has the options, looks, columns and JSON Schema of each kind. \`npm run generate\` writes it from their docstrings.

${example}

With \`.optional()\` a field may be empty. An empty value is \`null\` in JSON. Every record also has \`id\`, \`version\`, \`createdAt\`, \`updatedAt\`, \`createdBy\` and \`updatedBy\`.

A filter of a list is written \`name_contains=spring\`; \`eq\` is \`name=spring\`. The rules for values are in [rules](rules.md).`,
    columns: ['Option', 'Type', 'What it does'],
    required: 'Required. ',
    argument: 'argument',
    looks: (text) => `Looks: ${text}`,
    stored: (sqlite, postgres) => `Column: ${sqlite} on SQLite, ${postgres} on PostgreSQL`,
    lists: ({ operators, isSortable, isSearched, isHeavy }) =>
      [
        operators ? `Filters of lists: ${operators}` : 'Lists cannot filter by it',
        isSortable ? 'Lists can sort by it' : 'Lists cannot sort by it',
        isSearched && '`search` can include it',
        isHeavy && 'Lists leave it out of their answers',
      ]
        .filter(Boolean)
        .join('. ') + '.',
  },
}

interface Heading {
  readonly heading: string
  readonly about: string
}

interface RulesPage {
  readonly intro: string
  readonly columns: readonly [string, string]
  /** What a field is called in the sentences of the rules. */
  readonly field: string
  /** Of a rule that never refuses a record. */
  readonly warns: string
  readonly headings: Readonly<Record<'text' | 'dates' | 'toggles' | 'lines' | 'record' | 'crossRecord', Heading>>
}

const use = `\`\`\`ts
schema: z.object({
  kind: choice(['free', 'paid']),
  price: yen().optional(),
  licence: text({ rules: [digitsExact(8)] }),
}),
rules: [requiredWhen('price', { kind: 'paid' })],
crossRecordRules: [uniquePair('kind', 'licence')],
\`\`\``

/** What the guide to the rules says besides the sentences that people read. */
export const rulesPage: Readonly<Record<'ja' | 'en', RulesPage>> = {
  ja: {
    intro: `# 規則

規則は3つの場所に書きます。1つの値の規則は項目の \`rules\` に、同じデータの項目どうしの規則はエンティティの \`rules\` に、ほかのデータとの規則は \`crossRecordRules\` に書きます。フォームにもAPIにもインポートにも、同じ規則が適用されます。

${use}

表の右は、規則に合わないときに表示される文です。引数に書いた項目名は、実際にはその項目のラベルになります。このページは \`npm run generate\` が作ります。`,
    columns: ['書き方', '表示される文'],
    field: '値',
    warns: '（警告だけで、保存できます。）',
    headings: {
      text: {
        heading: '文字',
        about:
          '`text` の `rules` に書きます。`entities/language/rules/` から読み込みます。長さは `max` と `maxBytes` で決めます。',
      },
      dates: { heading: '日付', about: '`date` の `rules` に書きます。' },
      toggles: { heading: 'オンとオフ', about: '`toggle` の `rules` に書きます。' },
      lines: { heading: '行', about: '`lines` の `rules` に書きます。引数は、行の項目名です。' },
      record: {
        heading: '項目どうし',
        about:
          'エンティティの `rules` に書きます。`entities/language/record-rules/index.ts` から読み込みます。条件には `not(…)` と `anyValue` も使えます。',
      },
      crossRecord: {
        heading: 'ほかのデータとの間',
        about:
          'エンティティの `crossRecordRules` に書きます。`entities/language/cross-record-rules/index.ts` から読み込みます。書き込みと同じトランザクションで、サーバーが確かめます。',
      },
    },
  },
  en: {
    intro: `# Rules

A rule stands in one of three places. Those for one value are the \`rules\` of its field. Those between fields of a record are the \`rules\` of the entity. Those between a record and others are its \`crossRecordRules\`. Forms, the API and imports all apply them.

${use}

The right column is the sentence that people read when a rule is broken. Names of fields that you pass appear as their labels. \`npm run generate\` writes this page.`,
    columns: ['Write', 'What people read'],
    field: 'Value',
    warns: '(A warning only: the record is saved.)',
    headings: {
      text: {
        heading: 'Text',
        about:
          'In the `rules` of a `text`, from `entities/language/rules/`. Lengths are the options `max` and `maxBytes`.',
      },
      dates: { heading: 'Days', about: 'In the `rules` of a `date`.' },
      toggles: { heading: 'On and off', about: 'In the `rules` of a `toggle`.' },
      lines: { heading: 'Rows', about: 'In the `rules` of `lines`. The arguments name fields of a row.' },
      record: {
        heading: 'Between fields',
        about:
          'In the `rules` of the entity, from `entities/language/record-rules/index.ts`. Conditions also take `not(…)` and `anyValue`.',
      },
      crossRecord: {
        heading: 'Between records',
        about:
          'In the `crossRecordRules` of the entity, from `entities/language/cross-record-rules/index.ts`. The server checks them in the transaction of the write.',
      },
    },
  },
}

/** The words of the table of personal fields in the guide to personal data. */
export const personalTable = {
  ja: { comma: '、', yes: 'はい', no: 'いいえ', account: '管理者または本人' },
  en: { comma: ', ', yes: 'yes', no: 'no', account: 'by administrators or oneself' },
} as const
