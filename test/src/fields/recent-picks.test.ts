import { describe, expect, test } from 'vitest'
import { parsePicks, withPick } from '../../../src/fields/records/recent-picks.ts'

describe('The records picked last', () => {
  test('stand newest first, each once, and are few', () => {
    const picks = ['a', 'b', 'c', 'b', 'd', 'e', 'f'].reduce<readonly string[]>(withPick, [])
    expect(picks).toEqual(['f', 'e', 'd', 'b', 'c'])
  })

  test('are read back as they were kept', () => {
    expect(parsePicks(JSON.stringify(['b', 'a']))).toEqual(['b', 'a'])
  })

  test.each([null, '', '{', '{"a":1}', '[1,null]'])('are none where %j is kept', (kept) => {
    expect(parsePicks(kept)).toEqual([])
  })
})
