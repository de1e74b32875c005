export const siteName = '二条みほん堂'

/** The prefectures in the order of their codes (JIS X 0401). */
export const prefectures =
  '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'
    .split(' ')
    .map((name, index) => [String(index + 1).padStart(2, '0'), name] as const)

export const wrappings = { none: 'なし', gift: 'ギフト包装', noshi: 'のし' } as const

export const wishTimes = {
  none: '指定なし',
  am: '午前中',
  t1416: '14～16時',
  t1618: '16～18時',
  t1820: '18～20時',
  t1921: '19～21時',
} as const

export const shippingKinds = { normal: '常温便', chilled: '冷蔵便', frozen: '冷凍便', mail: 'メール便' } as const

export const allergens: Readonly<Record<string, string>> = {
  egg: '卵',
  milk: '乳',
  wheat: '小麦',
  buckwheat: 'そば',
  peanut: '落花生',
  shrimp: 'えび',
  crab: 'かに',
  walnut: 'くるみ',
  sesame: 'ごま',
  soy: '大豆',
}

export const sentences = {
  draft: 'プレビューです。公開していないものも表示しています。',
  noPrice: '価格は未定です',
  totalChanged: '合計が変わりました。まだ注文していません。新しい金額をお確かめのうえ、もう一度お進みください。',
  reduced: 'ご用意できる数に直しました。まだ注文していません。お確かめのうえ、もう一度お進みください。',
  nothingLeft: 'カートの品物は、ただいますべてご用意できません。まだ注文していません。ご入力の内容は残っています。',
  wrong: '入力をお確かめください。まだ注文していません。',
  inProgress:
    'ご注文を受け付けている途中です。少し待って、もう一度「注文する」を押してください。二重の注文にはなりません。',
  noAnswer:
    'お店の返事が届きませんでした。入力の内容は残っています。カートから、もう一度ご注文ください。二重の注文にはなりません。',
  tooMany: (seconds: number) =>
    `続けて送られたため、${Math.ceil(seconds / 60)}分ほどお待ちください。入力はそのまま残っています。`,
  ordered:
    '前のご注文は、すでに受け付けています。今のカートの内容は、まだ注文していません。よろしければ、もう一度ご注文ください。',
  closed: 'ただいま、ご注文を受け付けていません。カートの中身は残っています。',
  away: 'ただいまつながりにくくなっています。カートの中身は残っています。少し待って、もう一度お試しください。',
  notFound: 'お探しのページは見つかりません',
} as const
