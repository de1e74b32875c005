// @module-tag sqlite
import { expect, test } from 'vitest'
import { uploadTitle } from '../../server/features/uploads/upload-title.ts'

test('the title of an upload is the end of its file name, and no character of it is cut in half', () => {
  expect(uploadTitle('写真/夏祭り.jpg')).toBe('夏祭り.jpg')
  expect(uploadTitle('C:\\fakepath\\ a\u0007b.jpg')).toBe('ab.jpg')
  expect(uploadTitle('folder/')).toBe('file')
  const title = uploadTitle(`${'𠮷'.repeat(200)}.jpg`)
  expect(title).toBe(`${'𠮷'.repeat(116)}.jpg`)
  expect(title.isWellFormed()).toBe(true)
})
