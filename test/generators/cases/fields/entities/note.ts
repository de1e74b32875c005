import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import { account, choice, date, lines, postalCode, reference, references, states, text } from '../../../../../entities/language/fields/index.ts'

export const note = entity('note', {
  sites: ['emu-esu-com', 'sound-clover-com'],
  schema: z.object({
    name: text({ max: 80 }),
    author: reference<string>('person'),
    topic: reference<string>('topic', { onDelete: 'setNull' }),
    mentions: lines({ topic: reference<string>('topic', { onDelete: 'cascade' }) }).optional(),
    guests: lines({
      topics: references<string>('topic', { max: 3, onDelete: 'restrict' }),
      host: account().optional(),
      topic: reference<string>('topic'),
    }).optional(),
    topics: references<string>('topic', { max: 3 }),
    kind: choice(['red', 'blue', 'red'], { initially: 'green' as never }),
    status: states(['open', 'shut', 'lost'], { open: ['shut', 'burnt'], shut: [], gone: [] } as never, {
      window: { from: 'openOn', until: 'closedOn', during: 'ajar' },
    }),
    openOn: date().optional(),
    mood: states(['good', 'bad'], { good: ['bad'], bad: ['good'] }),
    reading: text({ max: 80, kana: 'hiragana', readingOf: 'kind' }),
    place: postalCode({ prefecture: 'kind', address: 'openOn' }),
  }),
  list: ['name'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
})
