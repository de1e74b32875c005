import {
  alternativeText,
  fileName,
  filePath,
  fileSize,
  fileType,
  iconPath,
  knownIconSet,
  startsWithImageBase64,
} from '../../../entities/language/rules/files.ts'
import type { Table } from './table.ts'

export const tables: readonly Table[] = [
  {
    rule: filePath(),
    valid: ['a', '/news/2026/a-b_c.png', '../a', '.'],
    invalid: ['', 'a b', 'a\\b', 'ａ', '画像.png', 'a?b', 'a:b', 'a\n'],
  },
  { rule: fileName(), valid: ['a', 'a-b_c.tar.gz'], invalid: ['', 'a/b', 'a b', '写真.jpg', 'a:b', 'ａ.jpg'] },
  {
    rule: iconPath(),
    valid: ['mdi:home', 'home', 'a-b_c:d'],
    invalid: ['', 'mdi/home', 'mdi.home', 'mdi：home', 'mdi:家', 'mdi home'],
  },
  {
    rule: knownIconSet(['mdi']),
    valid: ['mdi:home', 'mdi:circle-small'],
    invalid: ['', 'home', 'fa:home', 'mdi:', 'mdi:Home', 'mdi:a_b', 'mdi:-a', 'mdi:home:x', 'mdi:home\n'],
  },
  {
    rule: startsWithImageBase64(),
    valid: ['data:image/png;base64,iVBORw0KGgo=', 'data:image/svg+xml;base64,', 'data:image/vnd.x-icon;base64,AA\nBB'],
    invalid: [
      '',
      'data:image/;base64,AA',
      'data:image/png,AA',
      'data:text/html;base64,AA',
      'data:image/PNG;base64,AA',
      ' data:image/png;base64,AA',
      'https://example.jp/a.png',
      'xdata:image/png;base64,AA',
    ],
  },
  {
    rule: fileType('image/*'),
    valid: [{}, { type: null }, { type: 'image/webp' }],
    invalid: [{ type: 'audio/mpeg' }, { type: 'application/image/' }],
  },
  {
    rule: fileType('audio/mpeg|audio/wav'),
    valid: [{ type: 'audio/wav' }],
    invalid: [{ type: 'audio/mp4' }, { type: 'audio/mpeg3' }],
  },
  {
    rule: fileSize(2),
    valid: [{}, { size: 0 }, { size: 2 * 1024 * 1024 }],
    invalid: [{ size: 2 * 1024 * 1024 + 1 }],
  },
  {
    rule: alternativeText(),
    valid: [{ alt: '机の上の猫' }, { alt: '', decorative: true }, { decorative: true }],
    invalid: [{}, { alt: ' ' }, { alt: '', decorative: false }, { alt: null, decorative: null }],
  },
]
