import { file } from '../../entities/language/fields/file.ts'
import { someSrc, type Examples } from './example.ts'
import type { FileValue } from '../../entities/language/fields/file.ts'
import { takeOut, type Fill } from './fill.ts'

const src = someSrc.replace('.webp', '.pdf')
const paper = { src, title: '募集要項.pdf', type: 'application/pdf', size: 1_258_291 }

export const examples = {
  schema: file({ types: 'application/pdf', maxMegabytes: 20 }),
  valid: [paper, { ...paper, type: null, size: null }],
  invalid: [
    { value: null, rule: 'selectRequired' },
    { value: src, rule: 'file' },
    { value: { ...paper, src: 'javascript:alert(1)' }, rule: 'invalid' },
    { value: { ...paper, type: 'audio/mpeg' }, rule: 'fileType' },
    { value: { ...paper, size: 21 * 1024 * 1024 }, rule: 'fileSize' },
    { value: { ...paper, name: 'x' }, rule: 'unknownField' },
  ],
  stored: [
    [
      { title: ' 募集要項.pdf ', src },
      { ...paper, type: null, size: null },
    ],
  ],
  shown: [[paper, '募集要項.pdf 1.2MB', '募集要項.pdf 1.2 MB']],
} satisfies Examples

export const fill: Fill = async (place, value, { bytesOf }) => {
  const title = place.locator('[data-path$=".title"] input')
  const there = (await title.count()) > 0
  if (value === null) {
    if (there) await place.locator(takeOut).click()
    return
  }
  const { type, title: name } = value as FileValue
  if (!there) await place.locator('input[type=file]').setInputFiles(bytesOf(String(type)))
  await title.fill(name)
}
