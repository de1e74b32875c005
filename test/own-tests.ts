import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file)
const nameOf = (file: string): string => basename(file).replace(/(\.(test|spec))?\.tsx?$/, '')

const registry = 'entities/index.ts'

/**
 * The tests of some files or folders, as paths from the project's folder. A test file is its own test; a file of the
 * product has those named after it and those that import it or, if there are none, those of the files that import it.
 * A declaration, which all import by the registry, has the suites that take each entity; these are to take it alone.
 */
export function ownTests(paths: readonly string[]): {
  readonly suites: readonly string[]
  readonly journeys: readonly string[]
  readonly entities: readonly string[]
} {
  const files = globSync('{entities,generators,locales,server,src,test}/**/*.{ts,tsx}', { cwd: root })
  const asked = paths.map((path) => relative(root, resolve(path)))
  const declarations = declarationFiles().filter((file) => asked.includes(file))
  const isAsked = (file: string): boolean => asked.some((path) => file === path || file.startsWith(`${path}/`))
  const changed = files.filter(isAsked)
  const names = new Set([...changed, ...asked].filter((file) => !isTest(file)).map(nameOf))
  const tests = new Set(files.filter((file) => isTest(file) && (isAsked(file) || names.has(nameOf(file)))))
  if (declarations.length > 0) for (const test of files.filter(isOfEachEntity)) tests.add(test)
  const seen = new Set(declarations.length > 0 ? [...changed, registry] : changed)
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
    entities: declarations.map(nameOf),
  }
}

/** The file of every declaration, from the registry. */
export const declarationFiles = (): readonly string[] =>
  importsOf(registry).filter((file) => !file.startsWith('entities/language/'))

/** Whether a suite proves something for each entity: through the API, or without a server, which takes no time. */
const isOfEachEntity = (file: string): boolean =>
  /^test\/.*\.test\.tsx?$/.test(file) &&
  importsOf(file).some((each) =>
    /^test\/(?:entities|locales|src)\//.test(file) ? each === registry : /(?:suite|covering)-entities\.ts$/.test(each),
  )

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, specifier]) =>
    join(dirname(file), specifier!),
  )
