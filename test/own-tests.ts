import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file)
const nameOf = (file: string): string => basename(file).replace(/(\.(test|spec))?\.tsx?$/, '')

/**
 * The tests of some files or folders, as paths from the project's folder. A test file is its own test; a file of the
 * product has those named after it and those that import it or, if there are none, those of the files that import it.
 */
export function ownTests(paths: readonly string[]): {
  readonly suites: readonly string[]
  readonly journeys: readonly string[]
} {
  const files = globSync('{entities,generators,locales,server,src,test}/**/*.{ts,tsx}', { cwd: root })
  const asked = paths.map((path) => relative(root, resolve(path)))
  const isAsked = (file: string): boolean => asked.some((path) => file === path || file.startsWith(`${path}/`))
  const changed = files.filter(isAsked)
  const names = new Set([...changed, ...asked].filter((file) => !isTest(file)).map(nameOf))
  const tests = new Set(files.filter((file) => isTest(file) && (isAsked(file) || names.has(nameOf(file)))))
  const seen = new Set(changed)
  let imported = changed.filter((file) => !isTest(file))
  while (imported.length > 0) {
    const importers = files.filter((file) => !seen.has(file) && importsOf(file).some((each) => imported.includes(each)))
    for (const file of importers) seen.add(file)
    for (const file of importers.filter(isTest)) tests.add(file)
    imported = tests.size > 0 ? [] : importers
  }
  return {
    suites: [...tests].filter((test) => !test.includes('.spec.')).toSorted(),
    journeys: [...tests].filter((test) => test.includes('.spec.')).toSorted(),
  }
}

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, specifier]) =>
    join(dirname(file), specifier!),
  )
