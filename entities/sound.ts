import { z } from 'zod'
import { entity } from './entity.ts'
import {
  choice,
  choices,
  date,
  file,
  image,
  integer,
  lines,
  longText,
  reference,
  richText,
  slug,
  tags,
  text,
  toggle,
  url,
  yen,
} from './fields/index.ts'
import { anyRequiredWhen, requiredWhen } from './record-rule.ts'
import { countMax, countMin, uniqueItems } from './rules/arrays.ts'
import { digitsHyphen } from './rules/digits.ts'
import { eachOneOf } from './rules/groups.ts'
import { alphanumeric } from './rules/letters.ts'

export const sound = entity('sound', {
  sites: ['sound-clover-com'],
  schema: z.object({
    title: text({ max: 60 }),
    titleKana: text({ max: 80, kana: 'both' }).optional(),
    slug: slug(),
    kind: choice(['song', 'bgm', 'se', 'jingle', 'voice']),
    jacket: image().optional(),
    audioFile: file({ types: 'audio/mpeg|audio/wav', maxMegabytes: 100 }).optional(),
    previewFile: file({ types: 'audio/mpeg', maxMegabytes: 10 }).optional(),
    youtubeUrl: url({ prefix: 'https://www.youtube.com/' }).optional(),
    durationSec: integer({ min: 1, max: 36_000, unit: 'second' }).optional(),
    bpm: integer({ min: 20, max: 400, unit: 'bpm' }).optional(),
    moods: choices(['bright', 'calm', 'sad', 'epic', 'japanese', 'mystery', 'comic', 'dark'], { max: 5 }).optional(),
    tags: tags({ max: 10 }).optional(),
    credits: lines(
      {
        member: reference('member').optional(),
        guestName: text({ max: 40 }).optional(),
        role: choice(['composer', 'arranger', 'lyricist', 'vocal', 'performer', 'mix']),
      },
      { rules: [countMin(1), eachOneOf('member', 'guestName')] },
    ),
    isrc: text({ code: 'any', rules: [alphanumeric(12)] }).optional(),
    workCode: text({ maxBytes: 12, code: 'any', rules: [digitsHyphen()] }).optional(),
    licenseKind: choice(['reserved', 'freeWithCredit', 'free', 'paid'], { initially: 'reserved' }),
    price: yen({ max: 10_000_000 }).optional(),
    streamLinks: lines(
      { label: text({ max: 30 }), url: url() },
      { rules: [countMax(10), uniqueItems('url')] },
    ).optional(),
    description: richText().optional(),
    lyrics: longText({ max: 4000 }).optional(),
    releasedOn: date(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
    isVisible: toggle({ initially: true }),
  }),
  unique: ['slug', 'isrc'],
  list: ['title', 'jacket', 'kind', 'durationSec', 'licenseKind', 'releasedOn', 'isVisible', 'sortOrder'],
  create: true,
  edit: true,
  reorder: 'sortOrder',
  sort: ['releasedOn', 'DESC'],
  search: ['title', 'titleKana', 'slug', 'tags', 'isrc', 'workCode', 'description'],
  filter: ['kind', 'licenseKind', 'isVisible'],
  sections: {
    listening: ['youtubeUrl', 'streamLinks'],
    character: ['durationSec', 'bpm', 'moods', 'tags', 'description', 'lyrics'],
    rights: ['credits', 'isrc', 'workCode'],
    licence: ['licenseKind', 'price'],
    aside: ['kind', 'releasedOn', 'sortOrder', 'isVisible'],
  },
  rules: [
    requiredWhen('price', { licenseKind: 'paid' }),
    anyRequiredWhen(['previewFile', 'youtubeUrl'], { isVisible: true }),
  ],
  public: { without: ['titleKana', 'audioFile', 'isVisible'] },
  menu: { group: 'catalogue', icon: 'LibraryMusicOutlined' },
})
