import { answers } from './answers.ts'
import { operations } from './operations.ts'
import { parameters } from './parameters.ts'
import { properties } from './properties.ts'
import { summaries } from './summaries.ts'

/**
 * The Japanese of every sentence of the API document, by the English one, which stands where its operation is declared.
 * `%{names}` stands for what varies, such as names of fields. Fields of entities have the words of their screens.
 */
export const sentences: Readonly<Record<string, string>> = {
  ...summaries,
  ...operations,
  ...parameters,
  ...answers,
  ...properties,
}

/** The summaries of the operations that entities have alike: `%{name}` is one record, `%{plural}` are several. */
export const verbs: Readonly<Record<string, string>> = {
  list: '%{plural}の一覧',
  create: '%{name}の作成',
  read: '%{name}の取得',
  update: '%{name}の更新',
  amend: '%{name}の作業用フィールドの記入',
  delete: '%{name}の削除',
  deleteMany: '%{plural}の一括削除',
  purgeMany: 'ゴミ箱の%{plural}の完全な削除',
  transition: '%{name}の状態の変更',
  transitionMany: '%{plural}の状態の一括変更',
  editMany: '%{plural}の一括編集',
  openWeekOf: '%{plural}の1週間分の作成',
  planDaysOf: '%{plural}の状態と時間の一括設定',
  createSeriesOf: '%{plural}の数日分の作成',
  restore: '%{name}の変更の取り消し',
  restoreMany: '%{plural}の変更の一括取り消し',
  listRevisionsOf: '%{name}の変更履歴',
  readDraftOf: '%{name}の下書きの取得',
  saveDraftOf: '%{name}の下書きの保存',
  discardDraftOf: '%{name}の下書きの破棄',
  restoreDraftOf: '破棄した%{name}の下書きの復元',
  publishDraftOf: '%{name}の下書きの公開',
  scheduleDraftOf: '%{name}の下書きの公開予約',
  reorder: '%{plural}の並べ替え',
  readAvailabilityFor: '%{name}の値が空いているかの確認',
  listWarningsFor: '%{name}の値の注意点',
  readOne: 'IDによる%{name}の取得',
  saveOne: 'IDによる%{name}の保存',
  save: '%{name}の保存',
  listPublic: '公開中の%{plural}の一覧',
  readPublic: '公開中の%{name}の取得',
  countPublic: '公開中の%{plural}の、フィールドの値ごとの件数',
  listEmailsOf: '%{name}のお客様へのメールの、送信前の確認',
  sendEmailOf: '%{name}のお客様へのメールの送信',
  retryEmailOf: '%{name}のお客様への、送れなかったメールの再送',
}

/** How the API works, in short. */
export const introduction = `テナントのサイトの内容と設定を読み書きするAPIです。

一覧は ra-data-simple-rest の形で、クエリーの \`sort\`・\`range\`・\`filter\` はJSONです。全件数は \`Content-Range\` にあります。
\`filter\` の名前の終わりに \`_gte\`・\`_lte\`・\`_gt\`・\`_lt\`・\`_neq\`・\`_in\`・\`_contains\` を付けると比較になり、\`q\` は文の検索です。
\`fields\`・\`expand\`・\`lang\`・\`body\` で、返す内容を選べます。\`expand\` は参照先のデータを埋め込み、\`.\` で3段まで続きます。

更新には、読んだときの \`version\` か \`If-Match\` を付けます。その間に変更されていれば412で、今のデータを返します。
\`ETag\` を \`If-None-Match\` で送り返すと、変わっていなければ304です。変更を追うには \`…/changes\` を使います。

拒否はすべて \`Error\` の形です。\`data.issues\` の \`path\` はAPIのフィールド名、\`message\` にはラベルとAPIの名前が並びます。
知らないパラメーターと、正規の形でないアドレスは400です。空の区切りや \`.\`・\`..\`、エンコードした \`/\`、英数字と \`-._~\` のエンコードは使えません。大文字と小文字は別の文字です。

公開の読み取りにキーは要りません。APIキー（\`Authorization: Bearer captain_…\`）は、\`x-scope\` に書かれた権限の操作を開きます。テナントの操作は、ほかに書かれていなければ、テナントの担当者と管理者用です。`
