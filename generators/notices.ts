import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the build writes the licences of what it bundled for browsers (src/vite.config.ts). */
const bundled = 'dist/client/.vite/license.md'

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly dev?: true
  readonly devOptional?: true
}

/**
 * Prints the licences of everything that an installation contains: the packages that the server runs with, as they are
 * installed, and those that the build bundled into the pages. Returns the exit code.
 */
export function notices(root: string): number {
  if (!existsSync(join(root, bundled))) {
    console.error('The pages are not built, so nobody knows what is in them: run `npm run build` first.')
    return 1
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>
  }
  const installed = Object.entries(packages).filter(
    ([at, { dev, devOptional }]) => at !== '' && !dev && !devOptional && existsSync(join(root, at)),
  )
  const parts = installed.map(([at, { version, license = 'no licence is named' }]) => {
    const name = at.split('node_modules/').at(-1)!
    return [`## ${name} ${version} (${license})`, ...textsIn(join(root, at))].join('\n\n')
  })
  console.log(
    ['# Packages of the server', ...parts, '# Packages in the pages', readFileSync(join(root, bundled), 'utf8')].join(
      '\n\n',
    ),
  )
  return 0
}

/** The licence and the notice that a package brings. */
const textsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file) && /(?:^[^.]+|\.(?:md|txt))$/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
