import type { Values } from '../../../../entities/language/input/body.ts'
import { instantIn } from '../dates.ts'

interface Game {
  readonly title: string
  readonly english: string
  readonly slug: string
  readonly platforms: readonly string[]
}

interface Occasion {
  readonly title: (game: Game) => string
  readonly slug: string
  readonly category: string
  readonly text: (game: Game) => readonly string[]
}

const games: readonly Game[] = [
  { title: '港町のねこ市', english: 'Harbour Cat Market', slug: 'harbour-cats', platforms: ['analog'] },
  { title: '星くず配達便', english: 'Stardust Delivery', slug: 'stardust', platforms: ['ios', 'android'] },
  { title: '路地裏の設計図', english: 'Backstreet Blueprint', slug: 'blueprint', platforms: ['pc', 'console'] },
  { title: '雪国の切符係', english: 'Snow Country Conductor', slug: 'conductor', platforms: ['pc', 'ios', 'android'] },
  { title: 'はじまりの図書塔', english: 'The First Library', slug: 'library-tower', platforms: ['pc'] },
  { title: '夜行列車とトランプ師', english: 'Night Train Dealer', slug: 'night-train', platforms: ['console', 'pc'] },
]

const occasions: readonly Occasion[] = [
  {
    title: ({ title }) => `『${title}』の発売日が決まりました`,
    slug: 'release-date',
    category: 'release',
    text: ({ title }) => [
      `お待たせしていた『${title}』の発売日が決まりました。`,
      '全国の取扱店と公式ストアで、同じ日にお届けします。予約特典の絵はがきは数に限りがあります。',
    ],
  },
  {
    title: ({ title }) => `『${title}』の体験版を公開しました`,
    slug: 'demo',
    category: 'release',
    text: ({ title }) => [
      `『${title}』の最初の章を、無料の体験版で遊べます。`,
      '体験版の記録は製品版に引き継げます。ご感想はお問い合わせの窓口までお寄せください。',
    ],
  },
  {
    title: ({ title }) => `『${title}』アップデートのお知らせ`,
    slug: 'update',
    category: 'info',
    text: () => [
      '遊びやすさの改善と、いくつかの不具合の修正をまとめてお届けします。',
      '文字の大きさを3段階から選べるようになりました。',
    ],
  },
  {
    title: ({ title }) => `『${title}』オリジナルサウンドトラック発売`,
    slug: 'soundtrack',
    category: 'release',
    text: ({ title }) => [
      `『${title}』の音楽24曲を収めたサウンドトラックを発売します。`,
      '作曲者による曲目解説の小冊子が付きます。',
    ],
  },
  {
    title: ({ title }) => `『${title}』先行プレイ会を開きます`,
    slug: 'play-session',
    category: 'event',
    text: ({ title }) => [
      `発売前の『${title}』を遊べる会を開きます。参加は無料、先着24名です。`,
      '遊び方は会場でスタッフがご説明します。お一人での参加も歓迎です。',
    ],
  },
  {
    title: ({ title }) => `『${title}』が雑誌で紹介されました`,
    slug: 'magazine',
    category: 'media',
    text: ({ title }) => [`月刊「卓上遊戯」の特集で『${title}』をご紹介いただきました。`],
  },
  {
    title: ({ title }) => `『${title}』の一部商品の交換について`,
    slug: 'replacement',
    category: 'important',
    text: ({ title }) => [
      `『${title}』の一部に印刷の誤りがあることが分かりました。ご迷惑をおかけし、申し訳ありません。`,
      '正しいカードを無償でお送りします。お買い上げの店名と購入日をお知らせください。',
    ],
  },
  {
    title: ({ english }) => `${english} is coming to more shops overseas`,
    slug: 'overseas',
    category: 'info',
    text: ({ english }) => [
      `${english} will be on the shelves of partner shops in Europe and North America.`,
      'The rules are available in English, and the box is the same as in Japan.',
    ],
  },
  {
    title: ({ title }) => `『${title}』制作日誌を更新しました`,
    slug: 'diary',
    category: 'info',
    text: ({ title }) => [`『${title}』の絵ができるまでを、下書きから順にご紹介しています。`],
  },
  {
    title: ({ title }) => `『${title}』サーバーメンテナンスのお知らせ`,
    slug: 'maintenance',
    category: 'maintenance',
    text: () => [
      '深夜2時から5時まで、対戦と記録の共有をお休みします。',
      '終わりの時刻は作業の進み具合で前後することがあります。',
    ],
  },
]

/** News that are always the same, dated relative to the day of loading. */
const generateNews = (count: number): readonly Values[] =>
  Array.from({ length: count }, (_, index) => {
    const game = games[index % games.length]!
    const occasion = occasions[(index + Math.floor(index / games.length)) % occasions.length]!
    return {
      title: occasion.title(game),
      slug: `${game.slug}-${occasion.slug}`,
      category: occasion.category,
      body: { blocks: occasion.text(game).map((text) => ({ type: 'paragraph', data: { text } })) },
      gameTitle: game.title,
      platforms: game.platforms,
      isPinned: false,
      ...publicationOf(index),
    }
  })

/** The first are scheduled, some are drafts, old ones are archived; the rest were published about a week apart. */
function publicationOf(index: number): Values {
  const clock = `${String(9 + (index % 9)).padStart(2, '0')}:00`
  if (index < 4) return { status: 'published', publishAt: instantIn(3 + index * 5, clock) }
  if (index % 9 === 5) return { status: 'draft' }
  const publishAt = instantIn(-(index * 8 - 25), clock)
  if (index % 11 === 7)
    return {
      status: 'published',
      publishAt,
      unpublishAt: instantIn(14 + index, '18:00'),
    }
  return { status: index > 44 ? 'archived' : 'published', publishAt }
}

/** What the demo has of a site's entities beside the rows of its file: so many are there, and as many come. */
export const moreRows: Readonly<Record<string, Readonly<Record<string, (there: number) => readonly Values[]>>>> = {
  // The tenant whose news fill several pages.
  'myturn-games': { news: (there) => generateNews(60 - there) },
}
