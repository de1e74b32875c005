/** What operations do. */
export const operations: Readonly<Record<string, string>> = {
  'Over all entities, in the time zone of the installation.':
    'すべてのエンティティについて、このサーバーのタイムゾーンで返します。',
  'What is not to be published is left out.': '公開する予定のないものは含みません。',
  'All of its records in one change set, by which it is undone; or none: 409 with the judged plan in `data.plan` if something is stale or refused.':
    'すべてのデータを1つの変更のまとまりとして公開し、それで元に戻せます。入れたあとに変わったか断られるデータが1つでもあれば、何も公開せずに409で、判定した公開プランを `data.plan` に返します。',
  'As they are now: with their versions, and those of their drafts.':
    '今の内容を、データと下書きのバージョンとともに入れます。',
  'A record that is in the plan is seen again, which is how a stale one is confirmed.':
    'すでにあるデータは今の内容で入れ直します。入れたあとに変わったデータは、こうして確認します。',
  'At most 100 records.': '100件までです。',
  '409 for a plan that was published.': '公開済みの公開プランでは409です。',
  'At most 50 plans are open or scheduled at once; 409 (`data.code` `TOO_MANY_PLANS`) beyond that.':
    '準備中と公開予約の公開プランは50件までで、超えると409（`data.code` は `TOO_MANY_PLANS`）です。',
  'By whoever was asked, without publishing it.': '頼まれた人が、公開せずに返事をします。',
  'Publishing it is an answer, too.': '公開することも返事になります。',
  'Each record with what would be refused if the plan were published now.':
    'それぞれのデータに、今公開すると断られる理由を付けます。',
  'That is found out by publishing it and taking everything back.': '実際に公開し、すべて取り消して判定します。',
  'For the page that is opened by it: 404 for a token that was never given, 410 for a link that has ended.':
    'リンクで開かれたページのためのものです。渡したことのないトークンは404、終わったリンクは410です。',
  'With the same `preview`, lists and records show what the link shows.':
    '同じ `preview` を付けると、一覧とデータもリンクが見せる内容になります。',
  'From now on.': '今から数えます。',
  'Nothing is saved: the values lie over the record and its draft for the token alone, which belongs to the caller and this record.':
    '何も保存しません。内容は、呼び出した人とこのデータのトークンにだけ、データと下書きの上に重なります。',
  'Each call replaces what was sent before.': '呼び出すたびに、前に送った内容と置き換わります。',
  'It ends 4 hours after the last call.': '最後の呼び出しから4時間で終わります。',
  'Server-sent events, for `EventSource`.': '`EventSource` で受け取るサーバー送信イベントです。',
  'An event `shown` has another id whenever its records, their drafts or what is typed have changed: read them again.':
    'データ、下書き、入力中の内容が変わるたびに、`shown` が新しいidで届きます。届いたら読み直してください。',
  'The event `over` is the last; later calls answer 410.': '`over` が最後で、その後の呼び出しは410です。',
  '409 (`data.code` `PREVIEW_OVER`) for one that was revoked.':
    '失効したリンクでは409（`data.code` は `PREVIEW_OVER`）です。',
  'It is judged at that time: if something is stale or refused by then, nothing is changed, and whoever scheduled it is notified.':
    'その日時に判定します。入れたあとに変わったか断られるデータがあれば、何も変えずに、予約した人に知らせます。',
  'Its records and their drafts stay as they are.': 'データと下書きはそのまま残ります。',
  'Links that were given away before lead to the new address when they are copied again.':
    '渡したリンクも、もう一度コピーすると新しいアドレスになります。',
  'Of every entity that the public sees.': '公開されるエンティティすべてについて返します。',
  'The colleague is notified; the answer is notified to whoever asked.':
    '頼まれた人に知らせ、返事は頼んだ人に知らせます。',
  'The very next call with it is answered with 410.': '次の呼び出しから410です。',
  'Whoever has the link sees the site as it would be once that is published, without signing in.':
    'リンクを持つ人は、ログインせずに、公開した後のサイトを見られます。',
  'At most 200 links hold at once; 409 (`data.code` `TOO_MANY_PREVIEWS`) beyond that.':
    '使えるリンクは同時に200件までで、超えると409（`data.code` は `TOO_MANY_PREVIEWS`）です。',
  'The newest first, and only those of this link.': 'このリンクのものだけを、新しい順に返します。',
  'For the people of the tenant, who see it at the record or the plan; the public never does.':
    'テナントの担当者に宛てたもので、データか公開プランに表示されます。一般には公開されません。',
  '403 where the link takes none.': 'コメントを受け付けないリンクでは403です。',
  '409 (`data.code` `TOO_MANY_COMMENTS`) beyond 200.': '200件を超えると409（`data.code` は `TOO_MANY_COMMENTS`）です。',
  'Nothing of it stays.': '何も残りません。',
  'Links that have ended stay for 30 days.': '終わったリンクは30日間残ります。',
  'The last one of the last 30 days; 409 if there is another.':
    '30日以内に最後に破棄したものです。別の下書きがあれば409です。',
  'Nothing that is published changes; see the schema `WithDraft`.':
    '公開中の内容は変わりません。スキーマ `WithDraft` を見てください。',
  '409 unless the record is published.': 'データを公開していなければ409です。',
  'It can be brought back for 30 days.': '30日の間は元に戻せます。',
  'In the name of the caller.': '呼び出した人の名前で公開します。',
  'If it is refused then, nothing changes and they are notified.':
    'そのときに公開できなければ、何も変えずに本人に知らせます。',
  'Null takes the time back.': 'nullで予約を取り消します。',
  'By one update of the record, refused as an update is.': 'データの1回の更新です。更新と同じ理由で断られます。',
  '412 where both changed the same fields, which `data.conflicts` has.':
    '公開中の内容と下書きが同じ項目を変えていれば412です（`data.conflicts` に示します）。',
  'Undoing the change set brings the draft back.': '変更のまとまりを元に戻すと、下書きも戻ります。',
  'The record as it will be once published; `version` is the draft’s.':
    '公開した後のデータです。`version` は下書きのものです。',
  '404 with `data.code` `BULK_EDIT_EXPIRED` once it is more than a day old.':
    '1日を過ぎると404（`data.code` は `BULK_EDIT_EXPIRED`）です。',
  '404 with `data.code` `IMPORT_EXPIRED` once the file is gone.':
    'ファイルがなくなると404（`data.code` は `IMPORT_EXPIRED`）です。',
  '404 with `data.code` `IMPORT_EXPIRED` once the rows are gone.':
    '行がなくなると404（`data.code` は `IMPORT_EXPIRED`）です。',
  '409 (`data.code` `NOT_SIGNED`) for a `rebuild`.': '`rebuild` では409（`data.code` は `NOT_SIGNED`）です。',
  '409 (`data.code` `WEBHOOK_OFF`) for an endpoint that is off, or a `rebuild`.':
    '無効な送り先と `rebuild` では409（`data.code` は `WEBHOOK_OFF`）です。',
  '409 before the file is written.': 'ファイルができるまでは409です。',
  '409 where one was changed since (`data.changed` names them).':
    'その後に変更されたデータがあれば409です（`data.changed` に示します）。',
  '409 while it is being undone.': '元に戻している間は409です。',
  '409 while it is being written or undone.': '書き込んでいる間と元に戻している間は409です。',
  '409 while records are refused, unless they are to stay as they are.':
    '拒否されたデータがある間は409です。そのまま残すと指定すれば実行できます。',
  '409 while rows are refused, unless they are to be left out, and where the rows were judged again since (`data.code` `IMPORT_JUDGED_AGAIN`).':
    '拒否された行がある間は409です（除くと指定すれば実行できます）。行が判定し直された場合も409（`data.code` は `IMPORT_JUDGED_AGAIN`）です。',
  '409 while too many bulk edits of the account are unfinished.':
    'アカウントの終わっていない一括編集が多すぎる間は409です。',
  '409 while too many exports of the account are there.': 'アカウントの書き出しが多すぎる間は409です。',
  '409 while too many imports of the account are unfinished.':
    'アカウントの終わっていない取り込みが多すぎる間は409です。',
  '410 if `since` is from more than 90 days ago, or from before a backup was restored: begin anew.':
    '`since` が90日より前か、バックアップの復元より前のものなら410です。最初からやり直してください。',
  '412 where it was changed since it was read.': '読んだ後に変更されていれば412です。',
  'A `rebuild` is called as if something had changed.': '`rebuild` は、何かが変わったときと同じように呼び出します。',
  'A caller who hangs up cancels it.': '呼び出しを切断すると中止します。',
  'A copy is made when it is first asked for; while too many wait for that, the answer is 503 with `Retry-After`.':
    'コピーは最初に求められたときに作ります。待ちが多すぎる間は503で、`Retry-After` を付けます。',
  'A file whose bytes are in the library already is not kept twice: the answer is 200 with the upload that is there, under the name it has.':
    '同じ内容のファイルがライブラリーにあれば、二重には保存しません。200で、すでにあるファイルを今の名前で返します。',
  'A link drawn before ends.': '前に発行したリンクは使えなくなります。',
  'A page whose heavy fields are too much for one answer is refused with 400; the issue says how many records are not.':
    '重いフィールドで1回の応答に収まらないページは400です。何件なら収まるかをissueに示します。',
  'A point that neither the library nor a record has for it leads to that of the library (302).':
    'ライブラリにもデータにもない焦点を書くと、ライブラリの焦点のアドレスに転送されます（302）。',
  'A published record whose slug changes is still found by the former one, until another published record has it.':
    '公開中のデータは、スラッグを変えても、別の公開中のデータが使うまでは前のスラッグで見つかります。',
  'A record is told as it is now, and may be told again.':
    'データは今の内容で返します。同じデータを再び返すこともあります。',
  'All of them, or none when one is refused.': '全件を処理します。1件でも拒否されれば、何も変更しません。',
  'All records in one change set.': 'すべてのデータを1つの変更セットで変更します。',
  'All rows in one change set: if one of them is refused after all, the others are taken back.':
    'すべての行を1つの変更セットで書き込みます。1行でも拒否されれば、ほかの行も元に戻します。',
  'An array of the one record a tenant has; never saved, it has version 0 and its defaults.':
    'テナントに1件だけのデータの配列です。まだ保存していなければ `version` は0で、値は初期値です。',
  'An authorized card payment is recorded as voided; void it at the provider too.':
    'オーソリ済みのカード決済は取消として記録します。決済代行会社の側でも取り消してください。',
  'An event `unread` says as JSON how many notifications were not read (`unread`) and the id of the newest of them (`newest`); its id stands for just that, so a client that connects again with `Last-Event-ID` is told only if something has changed meanwhile.':
    '`unread` イベントは、未読の通知の件数（`unread`）と、そのうち最も新しい通知のID（`newest`）をJSONで伝えます。イベントのIDもこの状態を表すので、`Last-Event-ID` を付けて接続し直すと、その間に変わったときだけ届きます。',
  'Another address or other events ask for a recent sign-in, as adding one does.':
    'URLかイベントを変えるには、追加のときと同じく最近のログインが必要です。',
  'Answers which record each row may belong to; nothing is kept and nothing is written.':
    '行ごとに、当てはまりそうなデータを返します。何も保存せず、何も書き込みません。',
  'As it was written, to the address that the application has now.':
    '元の文面のまま、申し込みの今のメールアドレスに送ります。',
  'As it was written, to the address that the contact has now.':
    '元の文面のまま、お問い合わせの今のメールアドレスに送ります。',
  'As it was written, to the address that the order has now.': '元の文面のまま、注文の今のメールアドレスに送ります。',
  'Asked for by `id`, also accounts and API keys that its records name and that are no members.':
    '`id` で指定すると、データに名前が残る、担当者でないアカウントとAPIキーも返します。',
  'Asks for a recent sign-in (403, `data.code` `SESSION_NOT_FRESH`).':
    '最近のログインが必要です（なければ403、`data.code` は `SESSION_NOT_FRESH`）。',
  'Asks for a recent sign-in, as making it does.': '作成のときと同じく、最近のログインが必要です。',
  'Asks for a recent sign-in.': '最近のログインが必要です。',
  'Asks for no sign-in.': 'ログインは要りません。',
  'Asks neither the database nor the disk: a restart mends neither.':
    'データベースもディスクも調べません。再起動してもそれらは直らないためです。',
  'At most 10; 409 (`data.code` `TOO_MANY_WEBHOOKS`) beyond that.':
    '10件までです。超えると409（`data.code` は `TOO_MANY_WEBHOOKS`）です。',
  'At most 20 views of a list for each person, and as many for the team; 409 (`data.code` `TOO_MANY_VIEWS`) beyond that.':
    '1つの一覧のビューは、1人20件、チームも20件までです。超えると409（`data.code` は `TOO_MANY_VIEWS`）です。',
  'At most 50 live keys; 409 (`data.code` `TOO_MANY_KEYS`) beyond that.':
    '有効なキーは50個までです。超えると409（`data.code` は `TOO_MANY_KEYS`）です。',
  'Begin without `since`, keep `next`, and read the lists; then follow the changes.':
    '最初は `since` なしで呼び出して `next` を控え、一覧を読みます。その後は変更を追います。',
  'Brings a deleted one back with the text that is sent.': '削除した翻訳は、送った文で元に戻ります。',
  'By its opening hours, days off and special days.': '営業時間、定休日、特別な日から判断します。',
  'CSV (UTF-8, UTF-16 or Shift_JIS) or XLSX, of up to 10,000 rows, or a ZIP of up to 100 MB with one of them and the pictures that its cells name; those become uploads with the records that use them.':
    'CSV（UTF-8、UTF-16、Shift_JIS）かXLSXで10,000行まで、またはその1つとセルが指す画像を入れた100MBまでのZIPです。画像は、使うデータと一緒にアップロードされます。',
  'CSV, XLSX or the Zengin format of banks.': 'CSV、XLSX、または銀行の全銀形式です。',
  'Cancelled already, it is answered as it is, so the call may be repeated.':
    'すでにキャンセル済みなら、そのまま返します。呼び出しは繰り返せます。',
  'Captured, it pays the order; staff are told of one for an order that is cancelled or paid already.':
    '売上が確定すると注文の入金になります。キャンセル済みか入金済みの注文なら、担当者に知らせます。',
  'Copies in media libraries stay.': 'メディアライブラリーへのコピーは残ります。',
  'Counted as the list would count its records with each state added to its filter.':
    '一覧のフィルターに各状態を加えた件数です。',
  'Counts what is issued, so that every receipt after the first is marked as a copy.':
    '発行の回数を数えます。2回目からの領収書には「控え」と付きます。',
  'Each entity with pages is a parameter of its own, by its name: `news=https://www.example.jp/news/{slug}` says where they are, and `news.en=https://www.example.jp/en/news/{slug}` where those in English are; the addresses lie on the tenant’s own site.':
    'ページのあるエンティティは、それぞれが自分の名前のパラメーターになります。`news=https://www.example.jp/news/{slug}` はページのURL、`news.en=https://www.example.jp/en/news/{slug}` は英語のページのURLです。URLはテナント自身のサイトのものに限ります。',
  'Each record’s `status` and `timeRanges`.': 'データごとの `status` と `timeRanges` です。',
  'Each row is then judged in the background by the same rules as a form, and nothing is written.':
    'その後、行をフォームと同じルールでバックグラウンドで判定します。何も書き込みません。',
  'Entities that have a field for it are assigned by that; here they answer 404.':
    '担当のフィールドがあるエンティティでは、そのフィールドで割り当てます。ここでは404です。',
  'Every record becomes what it was before: all of them, or none.':
    '全件を前の内容に戻します。1件でも戻せなければ、何も変更しません。',
  'Every record that names the old one names the new one afterwards, each with a new version.':
    '前のファイルを使うデータはすべて新しいファイルを使うようになり、版が新しくなります。',
  'Fifty at a time, in the order of the file.': 'ファイルの順に50件ずつ返します。',
  'Fifty at a time.': '50件ずつ返します。',
  'Filters: `q` in names and alternative texts, `kind`, `id`, `src`, and `unused` ("true") for what no record names and nobody else may have in a form, as it was uploaded within a day.':
    'フィルターは、名前と代替テキストを探す `q`、`kind`、`id`、`src`、`unused`（"true"）です。`unused` は、どのデータも使わず、1日以内のアップロードとしてほかの人のフォームにある可能性もないファイルです。',
  'For a customer of the tenant’s shop, by a server: keys with origins are refused.':
    'テナントのショップのお客様のために、サーバーが呼び出します。オリジンを持つキーは拒否します。',
  'For a published event that takes applications (`takesApplications`), within its time of application.':
    '申し込みを受け付ける（`takesApplications`）公開中のイベントに、受付期間内に申し込みます。',
  'For accounts that may use the AI area.': 'AIを使えるアカウント用です。',
  'For administrators.': '管理者用です。',
  'For an order that this very key placed and nobody has paid anything of: its goods go back to the stock, and staff are told.':
    'このキーで受けた、1円も入金のない注文に使います。商品は在庫に戻り、担当者に知らせます。',
  'For one of its addresses; an order sent in parts has several.':
    '送り先の1つに送ります。分けて送る注文には複数あります。',
  'For whoever is signed in.': 'ログインしていれば使えます。',
  'From a browser only the tenant’s own pages may send.': 'ブラウザーからは、テナント自身のページだけが送れます。',
  'From then on, nothing is found by the former slug.': '以後、前のスラッグでは何も見つかりません。',
  'Gives it the content of an earlier version, and brings it back from the trash.':
    '前の版の内容に戻します。ゴミ箱にあれば、ゴミ箱からも戻します。',
  'Holds for 25 seconds: a page that stays open calls again before.':
    '25秒間有効です。開いたままのページは、その前にもう一度呼び出します。',
  'Holds for what happens from then on.': '以後の出来事から有効です。',
  'However many they are.': '何件でもかまいません。',
  'In the format of the file.': 'ファイルと同じ形式です。',
  'In the order in which it is undone: a change before what followed from it, otherwise the last first.':
    '元に戻す順に並びます。変更は、それを元にした変更より前に、そのほかは新しい順に並びます。',
  'It cannot be undone.': '元に戻せません。',
  'It changes no version.': '版は変わりません。',
  'It does not count as a use of the session.': 'セッションの利用には数えません。',
  'It goes to the trash and can be restored.': 'ゴミ箱に移り、そこから戻せます。',
  'It holds from the next call on.': '次の呼び出しから有効です。',
  'It is fetched from YouTube if it is not kept yet.': 'まだ保存していなければ、YouTubeから取得します。',
  'It is read at once; nothing is written.': 'すぐに読み込みます。何も書き込みません。',
  'It is recorded once under the provider’s id: the same report again changes nothing, and a later one moves it on, from `failed` too, as some providers keep one id for all attempts.':
    '決済代行会社のIDごとに1件だけ記録します。同じ報告をもう一度受けても何も変わらず、後の報告で状態が進みます。すべての試行で同じIDを使う会社もあるため、`failed` からも進みます。',
  'It is stored at once, and staff and applicant are notified by mail.':
    'すぐに保存し、担当者と申込者にメールで知らせます。',
  'It is stored at once, and staff and sender are notified by mail.':
    'すぐに保存し、担当者と送信者にメールで知らせます。',
  'It says nothing.': '内容はありません。',
  'It says which records, and nothing of what they say: read them.':
    'どのデータかだけを伝えます。内容は読み取ってください。',
  'It still counts for its day.': 'その日の利用には数えたままです。',
  'It takes its places from those that remain, in the same transaction: there are never more people than places.':
    '同じトランザクションで残りの席から取るので、席より多くなることはありません。',
  'It waits until it is marked as shipped.': '発送済みにするまで待機します。',
  'It works for an endpoint that is off, too.': '無効な送り先にも送ります。',
  'Its headings are the fields that can be imported.': '見出しは、取り込めるフィールドです。',
  'Its id is that of the tenant.': 'IDはテナントのIDと同じです。',
  'Its list finds all.': 'フィルターに合うすべてが対象です。',
  'Its name, what it shows, who sees it, or whether the list opens with it.':
    '名前、表示する内容、見る人、一覧で最初に開くかどうかを変えます。',
  'Its query is read as the list reads its own.': 'クエリーは、一覧と同じように解釈します。',
  'Its text is gone at once; that there was one, and whose, stays.':
    '文はすぐに消えます。コメントがあったことと、書いた人は残ります。',
  'Its version stays what it is.': '版は変わりません。',
  'Kept for 90 days, and the newest 500.': '90日間、新しい500件まで残します。',
  'Keys that were revoked stay, because the history of records names them.':
    '失効したキーも残ります。データの履歴に名前があるためです。',
  'Looks at the database and its schema, the disk and the jobs; an answer is given again for a second.':
    'データベースとそのスキーマ、ディスク、処理を調べます。同じ応答を1秒間返します。',
  'Makes the records that are missing: one for each cast and day from today on, at most 60 days ahead.':
    '足りないデータを作ります。今日から60日先まで、キャストと日付ごとに1件です。',
  'Messages are first tried in the order of `sequence`; one that is tried again comes later than others.':
    'メッセージはまず `sequence` の順に送ります。送り直すものは、ほかより後に届きます。',
  'Messages are signed with the secret until now as well, for as long as asked for, so that nothing is refused while the receiver is given the new one.':
    '指定した時間は前のシークレットでも署名します。受け取る側に新しいものを設定する間も、拒否されずに済みます。',
  'Newest first, of trashed records too.': '新しい順です。ゴミ箱のデータのものも含みます。',
  'Nobody is busy because of them.': 'このためにサーバーが忙しくなることはありません。',
  'Nobody should be sent here from when the server begins to stop.':
    'サーバーが停止を始めたら、ここにリクエストを送らないでください。',
  'Nothing is written or reserved.': '何も書き込まず、何も確保しません。',
  'Of a picture `<name>.webp` there are copies: `<name>-<width>.<format>`, or cut around the middle `<name>-<width>-<ratio>.<format>` or around a focal point `<name>-<width>-<ratio>-<x>-<y>.<format>`, with widths 160, 320, 640, 1280, 1920, ratios 1x1, 4x3, 3x4, 16x9, formats webp, avif, jpg, and `x` and `y` in hundredths; never larger than the picture.':
    '画像 `<name>.webp` には、大きさを変えた `<name>-<width>.<format>` と、中央を切り抜いた `<name>-<width>-<ratio>.<format>`、焦点に合わせて切り抜いた `<name>-<width>-<ratio>-<x>-<y>.<format>` があります。幅は160、320、640、1280、1920、比率は1x1、4x3、3x4、16x9、形式はwebp、avif、jpgで、`x` と `y` は百分率です。元の画像より大きくはなりません。',
  'Of every email that the site sends, in both languages, with examples for the placeholders.':
    'サイトが送るすべてのメールの両言語の文面です。差し込む項目の例も付きます。',
  'Of large ones fewer come than were asked for; `Content-Range` says which.':
    '大きなデータは、求めた件数より少なく返します。件数は `Content-Range` にあります。',
  'Of more than a hundred, those that were never written make room first, then the oldest.':
    '100件を超えると、実行しなかったもの、次に古いものから消えます。',
  'Of public addresses on ports 80 and 443 only; at most 3 seconds and 512 kB are spent on it.':
    '公開されたアドレスの80番と443番のポートに限ります。3秒、512kBまで読みます。',
  'Of records in the trash too.': 'ゴミ箱のデータのものも含みます。',
  'One picture (JPEG, PNG, WebP, GIF, AVIF, TIFF, HEIC), sound (MP3, WAV) or PDF.':
    '画像（JPEG、PNG、WebP、GIF、AVIF、TIFF、HEIC）、音声（MP3、WAV）、PDFのどれか1つです。',
  'One that somebody else has changed since it was judged stays as it is, and is listed with those that are refused.':
    '判定の後にほかの人が変更したデータはそのまま残し、拒否されたデータと一緒に示します。',
  'One that was given up is tried as often as a new one; for a week, while what it is to do is kept.':
    '送るのをあきらめたものは、新しいものと同じ回数だけ試します。1週間、内容が残っている間に限ります。',
  'One to three of the first rows, as they are numbered.': '最初の方の1行から3行を、行の番号で指定します。',
  'One transparent pixel if this server does not keep it; YouTube is not asked.':
    'このサーバーに保存がなければ、透明な1ピクセルを返します。YouTubeには問い合わせません。',
  'One try, at once; its outcome is the answer.': 'すぐに1回だけ送り、その結果を返します。',
  'Only what the public sees now.': '今公開されているものだけです。',
  'Other sites keep no inquiries here, and publish an address to write to.':
    'ほかの種類のサイトはここではお問い合わせを受けず、宛先のメールアドレスを公開します。',
  'Paid, in part too, it is refused with 409: the shop decides what becomes of the money.':
    '一部でも入金があれば409です。返金はショップが判断します。',
  'Personal data asks for a sign-in of the last hour (403 with `data.code` `SESSION_NOT_FRESH`) and is written into the audit log.':
    '個人情報には1時間以内のログインが必要で（なければ403、`data.code` は `SESSION_NOT_FRESH`）、監査ログに残ります。',
  'Personal data asks for a sign-in of the last hour (403 with `data.code` `SESSION_NOT_FRESH`).':
    '個人情報には1時間以内のログインが必要です（なければ403、`data.code` は `SESSION_NOT_FRESH`）。',
  'Pictures are written anew as WebP.': '画像はWebPに変換します。',
  'Prices, tax, shipping and the day of shipping follow from the shop’s own data, in one transaction that takes the goods from the stock.':
    '価格、税、送料、発送日はショップ自身のデータから決まります。1つのトランザクションで在庫を減らします。',
  'Published or not; with an API key, of the entities whose unpublished records it may read.':
    '公開かどうかを問いません。APIキーでは、未公開のデータを読めるエンティティが対象です。',
  'Refused as an update is, with 412 for an old version and 428 without one.':
    '更新と同じく、古い版なら412、版がなければ428です。',
  'Refused with 409 and the `blockers` while records name it.': 'データが使っている間は409で、`blockers` に示します。',
  'Refused with 409 before the order is paid.': '入金前は409です。',
  'Refused with 409 once the order is completed, cancelled or returned, or if everything is in a parcel already, and with 400 if more of an item is asked for than is left.':
    '注文が完了、キャンセル、返品のどれかになった後と、すべてがどれかの荷物に入っているときは409です。残りより多く指定すると400です。',
  'Refused with 409 where it was not given up, where the tenant does not write to its customers, and where this server sends no mail.':
    '送るのをあきらめたメールでないとき、テナントがお客様にメールを送らないとき、このサーバーがメールを送らないときは409です。',
  'Refused with 409 where one was changed since and `changed` does not say what becomes of it: `data.changed` names ten of them, with the later changes that would be lost.':
    'そのあとに変更されたデータがあり、どうするかが `changed` になければ409です。`data.changed` に10件までと、失われる変更を示します。',
  'Refused as a change of that record would be (`data.record` names it).':
    'そのデータの変更が断られる場合も、同じように断ります（`data.record` に示します）。',
  'Refused with 409 where the tenant does not write to its customers, where this server sends no mail, where the email does not fit the state of the application, and where it was sent before and is not asked for again.':
    'テナントがお客様にメールを送らないとき、このサーバーがメールを送らないとき、メールが申し込みの状態に合わないとき、送信済みで再送を指定していないときは409です。',
  'Refused with 409 where the tenant does not write to its customers, where this server sends no mail, where the email does not fit the state of the contact, and where it was sent before and is not asked for again.':
    'テナントがお客様にメールを送らないとき、このサーバーがメールを送らないとき、メールがお問い合わせの状態に合わないとき、送信済みで再送を指定していないときは409です。',
  'Refused with 409 where the tenant does not write to its customers, where this server sends no mail, where the email does not fit the state of the order, and where it was sent before and is not asked for again.':
    'テナントがお客様にメールを送らないとき、このサーバーがメールを送らないとき、メールが注文の状態に合わないとき、送信済みで再送を指定していないときは409です。',
  'Refused with 409 while other records point at it; `data.blockers` names them.':
    'ほかのデータが参照している間は409です。`data.blockers` に示します。',
  'Refused with 409 while other records point at one.': 'ほかのデータが参照している間は409です。',
  'Refused with 412 and the translation as it is now for an old version.': '古い版なら412で、今の翻訳を返します。',
  'Refused with 412 when somebody wrote since.': 'その間にほかの人が書き込んでいれば412です。',
  'Refused with 412, and the words as they are now in `data.current`, if somebody else has changed them since.':
    'その間にほかの人が変更していれば412で、今の内容を `data.current` に返します。',
  'Server-sent events.': 'Server-Sent Eventsです。',
  'Sets fields, raises or lowers numbers, and adds to lists or takes from them.':
    'フィールドの設定、数の増減、リストへの追加と削除を、データごとに今の値から行います。',
  'Sets fields, raises or lowers numbers, and adds to lists or takes from them; working fields only.':
    'フィールドの設定、数の増減、リストへの追加と削除を、データごとに今の値から行います。作業用フィールドに限ります。',
  'Sizes and counts are looked up at most every ten seconds.': '大きさと件数は、最短でも10秒ごとに調べます。',
  'Takes the session of a sign-in, by its cookie.': 'ログインのセッションをCookieで送ります。',
  'The amount is the total of the order.': '金額は注文の合計です。',
  'The best 40 at most, and of each entity of a tenant the best 5 of those that were added last.':
    'よく合う40件までで、テナントのエンティティごとに、最後に追加されたものからよく合う5件です。',
  'The choice is remembered for the next file.': '選択は次のファイルのために記憶します。',
  'The days of the next three months (RFC 5545, in the zone of the tenant): its hours on each, past midnight where they go on, and whole days on which it is closed.':
    '3か月先までの日です（RFC 5545、テナントのタイムゾーン）。日ごとの営業時間（0時を過ぎる分を含む）と、終日の休みを返します。',
  'The file is written in the background and kept for a day for the account that asked.':
    'ファイルはバックグラウンドで作り、依頼したアカウントのために1日残します。',
  'The first save names version 0.': '最初の保存では `version` に0を指定します。',
  'The issues of a refused call name every record that was refused, by its place.':
    '拒否されたときのissuesは、拒否されたデータすべての位置を示します。',
  'The library of a tenant one may enter, and an upload that is there.':
    '入れるテナントのライブラリーと、そこにあるファイルです。',
  'The members whom it names are notified, and so are those who commented before and to whom it is assigned.':
    '名前を挙げた担当者と、前にコメントした人、データの担当に通知します。',
  'The newest 20, or as many as one answer holds (RFC 4287).':
    '新しい20件、または1回の応答に収まる分です（RFC 4287）。',
  'The newest 20, or as many as one answer holds (RSS 2.0).': '新しい20件、または1回の応答に収まる分です（RSS 2.0）。',
  'The newest first, of the last 30 days.': '30日以内のものを新しい順に返します。',
  'The newest first.': '新しい順です。',
  'The order is in captain at once; staff are told, and the customer is written to where the tenant does that.':
    '注文はすぐに管理画面に入ります。担当者に知らせ、テナントの設定によりお客様にもメールを送ります。',
  'The pages that the site has of its published records (sitemaps.org 0.9).':
    '公開中のデータの、サイトのページです（sitemaps.org 0.9）。',
  'The public operations of its site; with an API key, the operations of the scopes of this key instead.':
    'サイトの公開の操作です。APIキーを付けると、代わりにそのキーの権限の操作を返します。',
  'The query of lists is accepted and changes nothing.': '一覧のクエリーは受け付けますが、結果は変わりません。',
  'The records given take, in this order, the places they hold now.':
    '指定したデータを、今ある位置の中で、この順に並べます。',
  'The records stay as they are.': 'データはそのまま残ります。',
  'The same as `/readyz`, without what fails.': '`/readyz` と同じですが、できていないものは示しません。',
  'The same record for every day from its `date` to `until`, at most 31.':
    '`date` から `until` までの毎日に同じデータを作ります。31日までです。',
  'The secret until now is accepted besides it for as long as asked for, so that nothing stops while programs are given the new one.':
    '指定した時間は前のシークレットも使えます。プログラムに新しいものを設定する間も、止まらずに済みます。',
  'The stream ends after 15 minutes, and soon after its session; clients connect again.':
    'ストリームは15分で、またはセッションの終了後まもなく終わります。クライアントは接続し直します。',
  'The sums of an order placed now, judged as an order is.': '今注文したときの合計です。注文と同じように判定します。',
  "The team's or one's own, by ids.": 'チームのビューか、自分のビューです。IDで指定します。',
  "The tenant's, one's own, and those that come with the list; counted as their list would.":
    'テナントのビュー、自分のビュー、一覧に最初からあるビューです。件数は一覧と同じです。',
  'The undoing is a change set too, which the header `Change-Set` names.':
    '元に戻すことも1つの変更セットになり、ヘッダー `Change-Set` に示します。',
  'The version that is meant stands in `If-Match`.': '対象の版を `If-Match` に指定します。',
  'The version that was read is asked for, unless the body sets nothing but choices, toggles and references to one record, none of which decides what the public sees; any other may say `If-Match: *`.':
    '読んだときの版が必要です。ただし、公開の見え方を決めない選択肢、切り替え、1件への参照だけを設定するときは要りません。そのほかでも `If-Match: *` を指定できます。',
  'The very next call with it is refused.': '次の呼び出しからすぐに拒否します。',
  'They are gone for good, with their earlier versions.': '前の版も含めて完全になくなります。',
  'They come one after another: read the request until its status is no longer `running`.':
    '1枚ずつできます。状態が `running` でなくなるまで、依頼を読み取ってください。',
  'This installation.': 'このサーバーです。',
  'Those addressed to it, from one number to another, as they were and with the same `webhook-id`; one by the same number twice.':
    'この送り先に送ったものを、番号の範囲で指定します。前と同じ内容と `webhook-id` で送ります。同じ番号は2度送ります。',
  'Those of a tenant that one may no longer enter are not shown.': 'もう入れないテナントのものは表示しません。',
  'Those that are too large together are refused with 413.': '全体として大きすぎるものは413です。',
  'Those that fit its state, in the customer’s language.': '状態に合うメールを、お客様の言語で返します。',
  'Those that records name, in the trash too, stay and are answered as `used`; those uploaded within a day that somebody else may have in a form as `recent`.':
    'ゴミ箱も含めてデータが使うファイルは残し、`used` として返します。1日以内のアップロードでほかの人のフォームにある可能性のあるファイルは `recent` です。',
  'Those with several sessions stand there once for each; a cancelled one stays, with `STATUS:CANCELLED`, and one that is postponed has `STATUS:TENTATIVE`.':
    '複数回あるものは回ごとに載ります。中止のものも `STATUS:CANCELLED` で残り、延期のものは `STATUS:TENTATIVE` です。',
  'Under `<video>.webp`.': '`<video>.webp` にあります。',
  'Under a name nobody can guess; in parts by `Range`.': '推測できない名前です。`Range` で一部を取得できます。',
  'What cannot be sold or sent is refused with 409 and an issue for each such line: `path` is `["items", 0]`, and `params.left` tells how many there are.':
    '売れない商品や送れない商品は409で、該当する行ごとにissueを返します。`path` は `["items", 0]` の形で、`params.left` は残りの数です。',
  'What ended within three months and what is to come, at most 1,000 records from the earliest on (RFC 5545, in the zone of the tenant).':
    '3か月以内に終わったものと、これからのものです（RFC 5545、テナントのタイムゾーン）。最も早いものから1,000件までです。',
  'What is above them is left out; the columns are guessed anew, and what was chosen or found before is forgotten.':
    '見出しより上は除きます。列は推測し直し、前の選択と結果は消えます。',
  'What is confirmed is written by a transition of the records, each with the `sets` of its row as `values`.':
    '確かめたものは、データの状態の変更で書き込みます。行の `sets` を `values` に指定します。',
  'What is sent is what was read: refused with 412, and the new text in `data.current`, if its hash is another.':
    '送るのは読んだ文面です。ハッシュが違えば412で、新しい文面を `data.current` に返します。',
  'What is too large to be undone at once is refused with 413.': '一度に元に戻すには大きすぎるものは413です。',
  'What is wrong stands in a column of its own; what a row has beyond the headings follows it.':
    'エラーは専用の列に入ります。見出しより右にある値は、その後に続きます。',
  'What it has changed before stays.': 'すでに変更した分は残ります。',
  'What it has written stays.': 'すでに書き込んだ分は残ります。',
  'What it was stays in its revisions.': '前の内容は履歴に残ります。',
  'What several places have in common; what they do not is null.': '複数の場所で同じ値です。違うものはnullです。',
  'What the payment provider says of a transaction, by any of the tenant’s server keys that may place orders.':
    '決済代行会社の報告を記録します。注文できるサーバー用のキーなら、どれでもかまいません。',
  'What the tenant’s other records give to think about values; saving them is not refused for it.':
    'テナントのほかのデータから見て、確かめた方がよい点です。このために保存が拒否されることはありません。',
  'What waits when it is switched off is given up, and can be replayed.':
    '無効にすると、待っている送信は中止になります。後で再送できます。',
  'What was done is kept for a week, what was given up for a month.':
    '終わったものは1週間、あきらめたものは1か月残します。',
  'What was made until then stays.': 'それまでに作られた分は残ります。',
  'What was published, changed or withdrawn, also by its own time.':
    '公開、変更、取り下げです。期間によるものも含みます。',
  'What would become of each is found out in the background, by the same rules as in a form, and nothing is written yet.':
    'それぞれの結果を、フォームと同じルールでバックグラウンドで調べます。まだ何も書き込みません。',
  'Where they do not suffice, 409 with `params.left`.': '足りなければ409で、`params.left` に残りを示します。',
  'While it is being written, what is changed so far is taken back, and the bulk edit remains as `refused`.':
    '書き込み中なら、ここまでの変更を取り消し、一括編集は `refused` として残ります。',
  'Whoever it is assigned to is notified.': '割り当てられた人に通知します。',
  'Whoever missed one asks at `feed`.': '受け取れなかったときは、`feed` に尋ねてください。',
  'Whole days have no hours; one that ends at midnight ends the day before.':
    '終日のものに時刻はありません。0時に終わるものは、前日に終わります。',
  'Whom an administrator made or gave rights is invited by administrators, and everybody where no mail goes out: the link is shown to administrators alone.':
    '管理者が作成したか権限を与えたアカウントは、管理者が招待します。メールが送れない場合はすべてのアカウントで同じです。リンクは管理者だけに表示します。',
  'With `copy`, those that are undecided take over the week before.':
    '`copy` を付けると、未定のものは前の週の内容になります。',
  'With `expected`, 409 where somebody else has it by now, whom `data.current` names.':
    '`expected` を付けると、ほかの人の担当になっていれば409で、今の担当を `data.current` に示します。',
  'With `expected`, 409 where somebody else has it by now, whom `data.current` names; a call that is repeated is answered as before.':
    '`expected` を付けると、ほかの人の担当になっていれば409で、今の担当を `data.current` に示します。同じ呼び出しの繰り返しには、前と同じ応答を返します。',
  'With an API key, of the entities that it may read.': 'APIキーでは、読めるエンティティが対象です。',
  'With both, each names the other as its alternate (`hreflang`), and a record without an English title is listed in Japanese only.':
    '両方があれば、互いを代替（`hreflang`）として示します。英語のタイトルがないデータは、日本語のページだけを載せます。',
  'With its filter and sort.': 'フィルターと並び順が付きます。',
  'With more than 5,000 records the answer is an index of sitemaps.':
    '5,000件を超えると、サイトマップの索引を返します。',
  'With their faults, each at its cell, or with the old and new values.':
    'セルごとのエラー、または前の値と新しい値が付きます。',
  'With their old and new values, or with the reason why they stay as they are.':
    '前の値と新しい値、またはそのまま残す理由が付きます。',
  '`#N/A`, which is refused again, stands for what cannot be given back as it was.':
    '`#N/A` は、元のとおりに書き出せない値を表します。もう一度取り込んでも拒否されます。',
  '`null` if YouTube has none, or cannot be reached at the moment.':
    'YouTubeにないか、今つながらなければ `null` です。',
  '`trash=true` counts only live records.': '`trash=true` では、ゴミ箱にないデータだけを数えます。',
  '`website` is for a field that people do not see: sent with anything in it, the application is refused.':
    '`website` は人には見えない欄です。何か入っていれば、申し込みを拒否します。',
  '`website` is for a field that people do not see: sent with anything in it, the inquiry is refused.':
    '`website` は人には見えない欄です。何か入っていれば、お問い合わせを拒否します。',
  'An API key of the tenant, as `captain_…`.': 'テナントのAPIキー（`captain_…`）。',
  'Public operations need none, but limit who comes with one.':
    '公開の操作には要りません。付けた場合は、そのキーの権限に限られます。',
  'The cookie that a sign-in sets (`__Secure-` before it on https).':
    'ログインで設定されるCookie（httpsでは先頭に `__Secure-` が付きます）。',
  'The token of `GET /api/auth/token`.': '`GET /api/auth/token` のトークン。',
  'One message for everything that was changed together, if an endpoint chose one of its events: %{events}.':
    '一緒に変更されたものすべてに1つのメッセージを、そのどれかのイベント（%{events}）を選んだ送り先に送ります。',
  'Only %{fields}; the rest of the record came from elsewhere and stays as it is.':
    '%{fields}だけを変更します。ほかのフィールドは外から届いたもので、変わりません。',
  '`values` takes what the rules of the state ask for: %{states}.':
    '`values` には、状態のルールが求めるものを指定します（%{states}）。',
  'With personal data: %{fields}.': '個人情報を含みます（%{fields}）。',
  'At tenants of %{sites}.': '%{sites}のテナントのみです。',
  'The record itself does not change.': 'データ自体は変わりません。',
  'Refused with 412 if it has changed since it was read.': '読んだ後に変更されていれば412です。',
  'For accounts allowed to use AI.': 'AIの使用を許可されたアカウントだけが使えます。',
  'Nothing is written.': '何も書き込みません。',
  'Terms of the tenant’s glossary are kept; a body keeps its blocks.':
    'テナントの用語集の言葉を使います。本文のブロックはそのまま残ります。',
}
