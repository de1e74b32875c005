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
  let changed = files.filter(isAsked)
  const tests = new Set(changed.filter(isTest))
  const names = new Set([...changed, ...asked].filter((file) => !isTest(file)).map(nameOf))
  for (const file of files) if (isTest(file) && names.has(nameOf(file))) tests.add(file)
  const seen = new Set(changed)
  while (changed.some((file) => !isTest(file)) && (tests.size === 0 || seen.size === changed.length)) {
    const importers = files.filter((file) => !seen.has(file) && importsOf(file).some((each) => changed.includes(each)))
    for (const file of importers) {
      seen.add(file)
      if (isTest(file)) tests.add(file)
    }
    changed = importers
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
