import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readGuide, type GuideName } from '../../../server/features/guides/guides.ts'
import { readMarkdown } from '../../../server/features/guides/markdown.ts'

/** The code of a guide: what stands at its fence, `sh`, `env`, or `js` with the name of the file; and the text. */
export const codeOf = (name: GuideName, language: 'ja' | 'en') =>
  readMarkdown(readGuide(name, language)).flatMap((token) =>
    token.type === 'code' ? [{ info: String(token['lang'] ?? ''), text: String(token['text']) }] : [],
  )

/** A folder with the files of a guide and its commands, as a reader has them at the end. */
export function followed(name: GuideName) {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'))
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'))
  const code = codeOf(name, 'ja')
  for (const { info, text } of code) {
    const file = info.split(' ')[1]
    if (file) writeFileSync(join(folder, file), text)
  }
  // What a guide has its reader fill in is known from there on, and not before.
  const commands = code.flatMap(({ info, text }) => {
    if (info === 'env') return [...text.matchAll(/^(\w+)=/gm)].map(([, name]) => `export ${name}="$GIVEN_${name}"`)
    return info === 'sh' ? [text] : []
  })
  return {
    folder,
    script: ['set -e', ...commands].join('\n'),
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
