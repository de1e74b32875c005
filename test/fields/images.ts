import { images } from '../../entities/language/fields/images.ts'
import { someSrc, type Examples } from './example.ts'
import type { ListedPicture } from '../../entities/language/uploads/pictures.ts'
import { keepRows, type Fill, type Wrong } from './fill.ts'
import { describe, wrongPictures } from './image.ts'

const picture = {
  src: someSrc,
  alt: '窓辺の猫',
  decorative: false,
  caption: null,
  width: 1200,
  height: 630,
  isMain: true,
}
const second = { ...picture, src: someSrc.replace('0123', '9876'), alt: '庭の犬', isMain: false }

export const examples = {
  schema: images({ min: 1, max: 2 }),
  valid: [[picture], [second, picture]],
  invalid: [
    { value: null, rule: 'selectRequired' },
    { value: [], rule: 'selectRequired' },
    { value: picture, rule: 'images' },
    { value: [picture, second, { ...second, src: someSrc.replace('0123', '5555') }], rule: 'countBetween' },
    { value: [picture, { ...second, isMain: true }], rule: 'exactlyOneTrue' },
    { value: [{ ...picture, isMain: false }], rule: 'exactlyOneTrue' },
    { value: [picture, { ...picture, isMain: false }], rule: 'uniqueItems' },
    { value: [picture, { ...second, alt: '' }], rule: 'alternativeText' },
  ],
  stored: [
    [[{ src: someSrc, alt: '窓辺の猫', width: 1200, height: 630 }], [picture]],
    [[], null],
  ],
  shown: [[[second, picture], '庭の犬 窓辺の猫', '庭の犬 窓辺の猫']],
} satisfies Examples

export const fill: Fill = async (place, value, { bytesOf }) => {
  const pictures = (value ?? []) as readonly ListedPicture[]
  await keepRows(place, pictures.length)
  const rows = place.locator('ol > li')
  for (const [index, picture] of pictures.entries()) {
    if ((await rows.count()) <= index) await place.locator('input[type=file]').setInputFiles(bytesOf('image/png'))
    await describe(rows.nth(index), picture)
  }
}

export const wrong: Wrong = (_, right) => {
  const [first] = right as readonly ListedPicture[]
  return wrongPictures(first!).map((picture) => [picture])
}
