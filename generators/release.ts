import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contractPath } from './api-contract.ts'
import { check } from './check.ts'
import { writeAtomically } from './differences.ts'
import { generate } from './generate.ts'
import { noOptions } from './migration/draft.ts'

const changelogPath = 'CHANGELOG.md'
const heading = '## [Unreleased]\n'
/** Where the version stands; the lockfile says it twice. */
const versioned = ['package.json', 'package-lock.json', 'generators/client/package.json']

/**
 * Cuts a release: writes its version, closes the part "Unreleased" of the changelog with the day, keeps what the API
 * promises from now on, commits all of it and sets the tag `v<version>`. Refuses, and changes nothing, unless git has
 * nothing uncommitted, the version follows the last one, the changelog says something and `check` finds nothing. `today`
 * is a plain date. Returns the exit code.
 */
export async function release(root: string, version = '', today = dayOf(new Date())): Promise<number> {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const last = (JSON.parse(read('package.json')) as { version: string }).version
  const changelog = read(changelogPath)
  const [, unreleased = ''] = /^## \[Unreleased\]\n(.*?)(?=^## |(?![^]))/ms.exec(changelog) ?? []
  const reasons = [
    ...(isAfter(version, last) ? [] : [`Name a version after ${last}, as in: npm run release ${next(last)}`]),
    ...(git('status', '--porcelain') === '' ? [] : ['Commit or remove what git status shows.']),
    ...(git('tag', '--list', `v${version}`) === '' ? [] : [`There is a tag v${version} already.`]),
    ...(/^- /m.test(unreleased) ? [] : [`Say under "Unreleased" in ${changelogPath} what is new.`]),
  ]
  if (reasons.length > 0) return refuse(reasons)
  if ((await check(root)) !== 0) return refuse(['Mend what `npm run check` says.'])

  const write = (path: string, change: (text: string) => string): void =>
    writeAtomically(join(root, path), change(read(path)))
  write(changelogPath, (text) => text.replace(heading, `${heading}\n## [${version}] - ${today}\n`))
  for (const path of versioned) write(path, (text) => text.replaceAll(ownVersion(path), `$1${version}$2`))
  rmSync(join(root, contractPath))
  if ((await generate(root, noOptions)) !== 0) return 1
  git('commit', '--all', '--quiet', '--message', `Captain ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Captain ${version}`)
  console.log(`Captain ${version} is committed and tagged. Test it (\`npm test\`), then: git push --follow-tags`)
  return 0
}

function refuse(reasons: readonly string[]): number {
  console.error(`Nothing was released:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`)
  return 1
}

/** The version of Captain itself in a file of npm, between what stands before and after it. */
const ownVersion = (path: string): RegExp =>
  path === 'package-lock.json' ? /("name": "captain",\n +"version": ")[^"]+(")/g : /^( {2}"version": ")[^"]+(")/gm

const numbersOf = (version: string): readonly number[] => version.split('.').map(Number)

/** Whether a version is one, as in 0.2.0, and comes after another. */
function isAfter(version: string, last: string): boolean {
  if (!/^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(version)) return false
  const [before, now] = [numbersOf(last), numbersOf(version)]
  const at = now.findIndex((number, place) => number !== before[place])
  return at !== -1 && now[at]! > before[at]!
}

function next(version: string): string {
  const [major, minor] = numbersOf(version)
  return `${String(major)}.${String(minor! + 1)}.0`
}

/** The day of a moment on this machine, as in 2026-11-28. */
const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
