import { image } from '../../entities/fields/image.ts'
import { someSrc, type Examples } from './example.ts'

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
    [{ ...picture, alt: '', decorative: true }, '飾りの画像', 'Decoration'],
  ],
} satisfies Examples
