/** What the parameters of calls mean. */
export const parameters: Readonly<Record<string, string>> = {
  'JSON: `entity`, `recordId`, `plan`, `isLive`.': 'JSON。`entity`、`recordId`、`plan`、`isLive`。',
  'JSON: `status`, and `record`, the id of a record that is in it.':
    'JSON。`status` と、入っているデータのidの `record`。',
  'JSON: `plan`, `isDone`.': 'JSON。`plan`、`isDone`。',
  'The token of a preview link: its record is shown as it would be published, and all else as the public sees it.':
    'プレビューのリンクのトークン。リンクのデータは公開した後の内容で、ほかは公開中の内容で届きます。',
  '410 once the link has ended.': 'リンクが終わると410です。',
  'The token of the link.': 'リンクのトークン。',
  '`*` for a draft where there is none yet; 412 if there is one.': '新しい下書きには `*`。すでにあれば412です。',
  '1 to 1000.': '1から1000まで。',
  'A blank one is free.': '空の値は使われていないと見なします。',
  'A code that stands for it.': '対応するコード。',
  'A draft may lack what the schema requires.': '下書きには、スキーマで必須のものがないことがあります。',
  'A field and ASC or DESC, as JSON.': 'フィールドと、ASCかDESC（JSON）。',
  'A key of the caller’s own for this one receipt, remembered for a day for the account and the tenant: a call whose answer was lost may be made again, is answered as the first time, and counts nothing.':
    'この領収書のために呼び出し側が決めるキー。アカウントとテナントごとに1日記憶します。応答を受け取れなかったときに同じ呼び出しをしても、最初と同じ応答を返し、回数は増えません。',
  'A key of the caller’s own for this one record, remembered for a day for the account and the tenant: a call whose answer was lost may be made again, and is answered with the record that the first one made.':
    'このデータのために呼び出し側が決めるキー。アカウントとテナントごとに1日記憶します。応答を受け取れなかったときに同じ呼び出しをしても、最初に作ったデータを返します。',
  'Answers in one language, without fields with `En`; where a text is missing the other stands in, and `fallback` names the field.':
    '1つの言語で返し、`En` の付くフィールドは省きます。文のないフィールドはもう一方の言語の文になり、その名前が `fallback` に入ります。',
  'As if it were in this state: what to read before it is moved there.':
    'この状態になったと仮定します。状態を変える前に読むためのものです。',
  'As in the list: only the records that it finds are counted.': '一覧と同じ。見つかるデータだけを数えます。',
  'By `category`, records follow the order of its options, and within one `sortOrder`.':
    '`category` の順では、選択肢の順に並び、同じ中では `sortOrder` の順です。',
  'By `category`, records follow the order of its records, and within one `sortOrder`.':
    '`category` の順では、参照先のデータの順に並び、同じ中では `sortOrder` の順です。',
  'Changes nothing.': '結果は変わりません。',
  'Conditions that must all hold, as JSON, on the fields of the answer.':
    '応答のフィールドについての、すべて満たすべき条件（JSON）。',
  'Conditions that must all hold, as JSON.': 'すべて満たすべき条件（JSON）。',
  'Empty values come last, but drafts without a date first where the newest date comes first; ties are in the order of ids.':
    '空の値は最後です。新しい順では、日付のない下書きが最初です。同じ値の中はIDの順です。',
  'Empty values come last; ties are in the order of ids.': '空の値は最後です。同じ値の中はIDの順です。',
  'For each column of the file the field that it is, or nothing, separated by commas; as the headings say when left out.':
    'ファイルの列ごとに、対応するフィールドか空を、コンマで区切ります。省略すると見出しに従います。',
  'From which to which, as JSON; the first 1000 when left out.':
    'どこからどこまで（JSON）。省略すると最初の1000件です。',
  'Heavy fields wanted as well, as JSON.': '追加で返す重いフィールド（JSON）。',
  'Heavy fields wanted as well, as JSON; `mainPicture` for the main picture alone.':
    '追加で返す重いフィールド（JSON）。`mainPicture` は代表の画像だけです。',
  "How bodies are answered: as blocks, as its words alone, or as the HTML that Captain's own pages show, safe to be put into a page of any site as it is.":
    '本文の形式。ブロック、文字だけ、またはCaptain自身のページと同じHTMLです。HTMLは、どのサイトのページにもそのまま安全に入れられます。',
  'How it is compared.': '比較の方法。',
  'How many are left out before the first.': '先頭から除く件数。',
  'How many days are returned, from today on.': '今日から何日分を返すか。',
  'How many of the newest to leave out.': '新しいものから除く件数。',
  'How many, from 1 to 100.': '件数。1から100まで。',
  'In place of words, up to 20 records, each as `tenant/entity/id`, separated by commas.':
    '言葉の代わりに、20件までのデータ。それぞれ `tenant/entity/id` の形で、コンマで区切ります。',
  'Its address.': 'URL。',
  'Its own unless given.': '省略すると今の状態です。',
  'JSON: `q` for text in the former slug, `entity`.': 'JSON。前のスラッグの文字を探す `q`、`entity`。',
  'JSON: `q` for text, `id` for one id or several.': 'JSON。文字を探す `q`、1つまたは複数のIDの `id`。',
  'JSON: `q` for text, `id` for one id or several; `kind`, `src`, `unused`.':
    'JSON。文字を探す `q`、1つまたは複数のIDの `id`、`kind`、`src`、`unused`。',
  'JSON: `q` for text, `id` for one id or several; `role`, `banned`, `invited`, `isUser`.':
    'JSON。文字を探す `q`、1つまたは複数のIDの `id`、`role`、`banned`、`invited`、`isUser`。',
  'JSON: q, action, person, at_gte, at_lte.': 'JSON。q、action、person、at_gte、at_lte。',
  'JSON: the first and the last place, from 0.': 'JSON。最初と最後の位置（0から）。',
  'Left out of a list unless asked for, and then with 100 records at most.':
    '一覧では指定したときだけ返し、100件までになります。',
  'Not together with `range`.': '`range` と一緒には使えません。',
  'Nothing of this entity can be expanded.': 'このエンティティで展開できるものはありません。',
  'Nothing that is added or withdrawn meanwhile repeats or skips a record.':
    'その間の追加や取り下げで、データが重複したり抜けたりすることはありません。',
  'Of the headings; Japanese when left out.': '見出しの言語。省略すると日本語です。',
  'Of the sentences; Japanese when left out.': '文の言語。省略すると日本語です。',
  'One of several sitemaps, as the index names it, such as `news.1`.':
    '索引に載っている、いくつかのサイトマップの1つ（`news.1` など）。',
  'Only the charts over days that can be grouped by it; all charts by default.':
    'この単位でまとめられる日別のグラフだけ。省略するとすべてです。',
  'Only those; `failed` is given up.': 'この状態のものだけ。`failed` は、あきらめたものです。',
  'Rows of this outcome alone.': 'この結果の行だけ。',
  'Sent again with the same body, the very same is answered and nothing is booked; with another body, 422.':
    '同じ内容をもう一度送っても同じ応答を返し、申し込みは増えません。内容が違えば422です。',
  'Sent again with the same body, the very same is answered and nothing is ordered; with another body, 422.':
    '同じ内容をもう一度送っても同じ応答を返し、注文は増えません。内容が違えば422です。',
  'Sent again with the same body, the very same is answered and nothing is sent; with another body, 422.':
    '同じ内容をもう一度送っても同じ応答を返し、送信は増えません。内容が違えば422です。',
  'The `ETag` of the record as it was read, in place of `version` in the body.':
    '読んだときのデータの `ETag`。本文の `version` の代わりです。',
  'The `next` of the answer before.': '前の応答の `next`。',
  'The answer is `private, no-store`.': '応答は `private, no-store` です。',
  'The entity whose list it is.': '一覧のエンティティ。',
  'The entity whose list it is; 404 for one without states.': '一覧のエンティティ。状態のないものは404です。',
  'The entity whose records are imported.': 'データを取り込むエンティティ。',
  'The entity whose records the rows are matched to.': '行と照合するデータのエンティティ。',
  'The field that must be unique.': '重複を確かめるフィールド。',
  'The fields that are wanted, as JSON.': '返すフィールド（JSON）。',
  'The first and last place wanted, from 0, as JSON; at most 1000 records.':
    '最初と最後の位置（0から、JSON）。1000件まで。',
  'The id of the comment.': 'コメントのID。',
  'The id of the email.': 'メールのID。',
  'The id of the last event that the client knows.': 'クライアントが知っている最後のイベントのID。',
  'The id of the last notification of the page before.': '前のページの最後の通知のID。',
  'The id of the membership.': '担当者の登録のID。',
  'The id of the record that has them, to count what references it.':
    '値のあるデータのID。これを参照しているデータを数えるためのものです。',
  'The id of the record that may have it.': 'その値を使ってよいデータのID。',
  'The id of the record.': 'データのID。',
  'The id of the request.': '依頼のID。',
  'The id of the tenant that is searched first.': '最初に検索するテナントのID。',
  'The id of the tenant.': 'テナントのID。',
  'The id of the version, or `current` for the one in force today.': '版のID。今日有効な版は `current`。',
  'The id of the video at YouTube.': 'YouTubeの動画のID。',
  'The language of its texts.': '文の言語。',
  'The name of the matching that the entity declares.': 'エンティティが宣言する照合の名前。',
  'The number of the last row that is known.': '最後に読んだ行の番号。',
  'The order of the site itself unless given.': '省略するとサイト自身の順です。',
  'The page of the tenant’s own site that says when it is open.':
    '営業時間を載せている、テナント自身のサイトのページ。',
  'The page that follows, on this installation.': '次に開く、このサーバーのページ。',
  'The property to filter by.': '絞り込みに使うプロパティ。',
  'The property to sort by.': '並べ替えに使うプロパティ。',
  'The record, whichever record it belongs to.': 'どのデータに属していてもよい、そのデータ。',
  'The same at each try of a message: whoever has seen it need not read it again.':
    '同じメッセージを送り直しても同じ値です。一度見たものは、もう読む必要がありません。',
  'The site’s own random key for this one booking, remembered for a day for the tenant and the API key; callers without an API key share theirs.':
    'この申し込みのためにサイトが決める、推測できないキー。テナントとAPIキーごとに1日記憶します。APIキーのない呼び出しは、全体で1つの範囲を共有します。',
  'The site’s own random key for this one inquiry, remembered for a day for the tenant and the API key; callers without an API key share theirs.':
    'このお問い合わせのためにサイトが決める、推測できないキー。テナントとAPIキーごとに1日記憶します。APIキーのない呼び出しは、全体で1つの範囲を共有します。',
  'The site’s own random key for this one order, remembered for a day for the tenant and the API key; callers without an API key share theirs.':
    'この注文のためにサイトが決める、推測できないキー。テナントとAPIキーごとに1日記憶します。APIキーのない呼び出しは、全体で1つの範囲を共有します。',
  'The slug of a tenant.': 'テナントのスラッグ。',
  'The slug of the record, one that it had before, or its id.': 'データのスラッグ、前のスラッグ、またはID。',
  'The slug of the tenant.': 'テナントのスラッグ。',
  'The value as typed.': '入力された値。',
  'The value it is compared with.': '比較する値。',
  'Then only these, `id` and, with `lang`, `fallback` are there, whatever else the schema requires.':
    'スキーマの必須にかかわらず、これらと `id`、`lang` を付けたときの `fallback` だけを返します。',
  'Those before this one, for the next page.': 'これより前のもの。次のページに使います。',
  'Two of them, with a space between, while two secrets are in use.':
    '2つのシークレットが有効な間は、空白で区切った2つの署名です。',
  'Under one that came with another body, 422 with `data.current`: the record that was made.':
    '同じキーで内容が違えば422で、作ったデータを `data.current` に返します。',
  'Under one that came with another body, 422.': '同じキーで内容が違えば422です。',
  'What is searched for.': '探す言葉。',
  'Whatever is not in the trash, published or not, for an API key with `read-unpublished`; for anybody else 404.':
    '公開かどうかを問わず、ゴミ箱にないすべてのデータ。`read-unpublished` のあるAPIキーが必要で、なければ404です。',
  'When this try was made, in seconds since 1970.': 'この送信の時刻。1970年からの秒数です。',
  'Where it is searched for.': '探す場所。',
  'Where the page begins, as the `Link` of the page before has it; it also knows the size.':
    'ページの始まり。前のページの `Link` にある値で、件数も含みます。',
  'Where the page of a record is on the tenant’s own site, with `{slug}` or `{id}` in the place of its own, such as `https://www.example.jp/news/{slug}`.':
    'データのページの、テナント自身のサイトでのURL。データごとの値は `{slug}` か `{id}` で表します（`https://www.example.jp/news/{slug}` など）。',
  'Whether the authenticator is part of the device (WebAuthn).': '認証器が端末に組み込まれているかどうか（WebAuthn）。',
  'Whether to delete it though records in the trash use it.': 'ゴミ箱のデータが使っていても削除するかどうか。',
  'Whether upwards or downwards.': '昇順か降順か。',
  'Which of its pictures.': '何枚目の画像か。',
  'While the first call is in progress, 409 with `data.code` `IN_PROGRESS`.':
    '最初の呼び出しの処理中は409（`data.code` は `IN_PROGRESS`）です。',
  'Whose values are counted; a record with several counts at each of them.':
    '値を数えるフィールド。複数の値を持つデータは、それぞれに数えます。',
  'With `ja`, the sentences of issues are in Japanese; in English otherwise.':
    '`ja` を付けると、issuesの文が日本語になります。なければ英語です。',
  'Without it nothing is listed: `next` then is the place of now.': 'なければ何も返さず、`next` は今の位置です。',
  'Words in Latin letters are also read as romaji.': 'ローマ字でも探せます。',
  'Words that must all match.': 'すべて含む言葉。',
  '`*` says that the record may be at any version: what others wrote is overwritten, on purpose.':
    '`*` はどの版でもよいという意味で、ほかの人が書いたものも上書きします。',
  '`v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, with what follows `whsec_` in the secret, decoded from base64.':
    '`v1,` に続けて、`{webhook-id}.{webhook-timestamp}.{body}` のHMAC-SHA256をbase64で表したもの。鍵は、シークレットの `whsec_` より後をbase64から復号したものです。',
  'By `%{field}`, records follow the order of its options, and within one `%{order}`.':
    '`%{field}` の順では、選択肢の順に並び、同じ中では `%{order}` の順です。',
  'By `%{field}`, records follow the order of its records, and within one `%{order}`.':
    '`%{field}` の順では、参照先のデータの順に並び、同じ中では `%{order}` の順です。',
  'JSON: status (%{states}) and kind (%{kinds}), one or several.':
    'JSON。status（%{states}）とkind（%{kinds}）。1つでも複数でもかまいません。',
  'The actions are %{actions}.': 'actionは、%{actions}です。',
  'With `ja`, its words are in Japanese.': '`ja` を付けると、説明が日本語になります。',
  'Names: %{names}.': '名前は、%{names}です。',
  'Fields: %{names}.': 'フィールドは、%{names}です。',
  '`%{name}_now` takes an array of what the state means at this moment: %{states}.':
    '`%{name}_now` には、今の時点での状態の配列を指定します（%{states}）。',
  '`alert` takes what wants attention, one or an array: %{alerts}.':
    '`alert` には、要対応の種類を1つか配列で指定します（%{alerts}）。',
  '`q` searches %{names}.': '`q` は%{names}を検索します。',
  '`q` searches %{names}, in %{count} records at most that could match: those that come first in the list.':
    '`q` は%{names}を検索します。当てはまりそうなデータのうち、一覧で先に来る%{count}件までが対象です。',
  'References whose records are wanted in the place of ids, as JSON: %{names}.':
    'IDの代わりにデータを返す参照（JSON）。%{names}。',
  'JSON: a column (%{names}) and ASC or DESC.': 'JSON。列（%{names}）と、ASCかDESC。',
  'Values as JSON, of %{fields}.': '%{fields}の値（JSON）。',
  'The name of the Japanese field, such as `title`; of a text of a picture `images.alt.` and its file.':
    '日本語のフィールドの名前（`title` など）。画像の文は `images.alt.` とファイルの名前。',
}
