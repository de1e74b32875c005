import { expect, test } from 'vitest'
import { embedUrl, videoOfUrl, videoOfEmbed } from '../../../entities/language/blocks/youtube.ts'

const id = 'dQw4w9WgXcQ'

test.each([
  [`https://www.youtube.com/watch?v=${id}`, { id }],
  [`https://m.youtube.com/watch?app=desktop&v=${id}&t=90s`, { id, start: 90 }],
  [`https://youtu.be/${id}?si=abc&t=12`, { id, start: 12 }],
  [`https://www.youtube.com/shorts/${id}`, { id }],
  [`https://www.youtube.com/live/${id}?feature=share`, { id }],
])('%s is a video', (address, video) => {
  expect(videoOfUrl(address)).toEqual(video)
  expect(videoOfEmbed(embedUrl(video))).toEqual(video)
})

test.each([
  'https://www.youtube.com/@captain',
  `https://www.youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/?https://youtu.be/${id}`,
  `https://vimeo.com/${id}`,
  `https://youtu.be/${id}x`,
  'javascript:alert(1)',
])('%s is none', (address) => expect(videoOfUrl(address)).toBeUndefined())

test.each([`https://www.youtube-nocookie.com/embed/${id}`, `https://www.youtube.com/embed/${id}?start=30`])(
  '%s is a player',
  (embed) => expect(videoOfEmbed(embed)?.id).toBe(id),
)

test.each([
  `http://www.youtube.com/embed/${id}`,
  `https://www.youtube.com/embed/${id}/../../redirect`,
  `https://www.youtube.com/embed/${id}?x="><script>`,
  `https://user@www.youtube.com/embed/${id}`,
  `https://www.youtube.com:8080/embed/${id}`,
])('%s is none', (embed) => expect(videoOfEmbed(embed)).toBeUndefined())
