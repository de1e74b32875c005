import { image } from '../../entities/language/fields/image.ts'
import { someSrc, type Examples } from './example.ts'
import type { Locator } from '@playwright/test'
import type { Picture } from '../../entities/language/uploads/pictures.ts'
import { takeOut, type Fill, type Wrong } from './fill.ts'

const picture = { src: someSrc, alt: '窓辺の猫', decorative: false, caption: null, width: 1200, height: 630 }

export const examples = {
  schema: image(),
  valid: [picture, { ...picture, caption: '撮影：店長', width: null }, { ...picture, alt: '', decorative: true }],
  invalid: [
    { value: null, rule: 'selectRequired' },
    { value: someSrc, rule: 'image' },
    { value: { ...picture, src: 'https://example.jp/cat.webp' }, rule: 'invalid' },
    { value: { ...picture, src: '/uploads/../cat.webp' }, rule: 'invalid' },
    { value: { ...picture, alt: ' ' }, rule: 'alternativeText' },
    { value: { ...picture, alt: 'あ'.repeat(101) }, rule: 'maxFullWidth' },
    { value: { ...picture, onload: '' }, rule: 'unknownField' },
  ],
  stored: [
    [
      { alt: ' 窓辺の猫 ', src: someSrc, caption: ' ' },
      { ...picture, width: null, height: null },
    ],
    [
      { src: someSrc, decorative: true, alt: '猫' },
      { ...picture, alt: '', decorative: true, width: null, height: null },
    ],
  ],
  shown: [
    [{ ...picture, caption: '撮影：店長' }, '窓辺の猫 撮影：店長', '窓辺の猫 撮影：店長'],
    [{ ...picture, alt: '', decorative: true }, '飾りの画像', 'Decorative image'],
  ],
} satisfies Examples

/** Says of a picture what it shows, and what stands below it. */
export async function describe(place: Locator, { alt, caption }: Picture): Promise<void> {
  await place.locator('[data-path$=".alt"] input').fill(alt)
  const below = place.locator('[data-path$=".caption"] input')
  if ((await below.count()) === 0) {
    if (caption === null) return
    await place.getByRole('button', { name: /キャプションを追加|Add a caption/ }).click()
  }
  await below.fill(caption ?? '')
}

export const fill: Fill = async (place, value, { bytesOf }) => {
  const there = (await place.locator('img').count()) > 0
  if (value === null) {
    if (there) await place.locator(takeOut).click()
    return
  }
  if (!there) await place.locator('input[type=file]').setInputFiles(bytesOf('image/png'))
  await describe(place, value as Picture)
}

/** What people can leave out of a picture, or write too much of. */
export const wrongPictures = (right: Picture): readonly Picture[] => [
  { ...right, alt: '', caption: 'あ'.repeat(101) },
  { ...right, alt: 'あ'.repeat(101) },
  { ...right, caption: 'あ'.repeat(101) },
]
export const wrong: Wrong = (_, right) => wrongPictures(right as Picture)
