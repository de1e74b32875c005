import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const src = new URL('../../../src/', import.meta.url)

test('no size of a text is one that the setting of the browser does not change', () => {
  const fixed = globSync('**/*.{css,ts,tsx}', { cwd: src })
    // Text within a drawing grows as the drawing does.
    .filter((file) => !file.endsWith('sketches.css'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, src), 'utf8').matchAll(/(?:font-size|fontSize):[^;,\n]*[0-9]px/g)].map(
        ([found]) => `${file}: ${found}`,
      ),
    )
  expect(fixed).toEqual([])
})
