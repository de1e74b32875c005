import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The tests that a new installation begins with: those that take every entity, with what they import. */
export function keptTests(root: string): readonly string[] {
  const files = globSync('test/**/*.{ts,tsx}', { cwd: root })
  const importsOf = (file: string): readonly string[] =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, specifier]) =>
      join(dirname(file), specifier!),
    )
  const kept = new Set(files.filter((file) => starts.some((start) => start.test(file))))
  for (const file of kept) for (const other of importsOf(file)) if (files.includes(other)) kept.add(other)
  return [...kept]
}

const starts: readonly RegExp[] = [
  /^test\/(vitest\.config|playwright\.config|run|chromium|extent|own-tests)\.ts$/,
  /^test\/server\/(crud)\.test\.ts$/,
  /^test\/server\/support\/derived-keys\.ts$/,
  /^test\/postgres\/(setup|each-file)\.ts$/,
  /^test\/fields\/(?!.*\.test\.).+\.ts$/,
  /^test\/locales\/entities\.test\.ts$/,
]
