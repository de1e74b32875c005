import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/**
 * The names Chromium goes by, best first: the shell without a window is the same browser less a user interface of its
 * own, which costs a quarter of the time of all journeys.
 */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(runs)

/**
 * The Chromium that the journeys use: CHROMIUM_PATH, the system's, or Playwright's own;
 * where there is none, the system's package manager is asked for it, and that is said.
 */
export function findChromium(): string {
  const known = [process.env.CHROMIUM_PATH, onPath(), chromium.executablePath()].find((path) => path && runs(path))
  return known ?? install()
}

/** Older distributions have no package of the shell alone. */
const packages = ['chromium-headless-shell', 'chromium']

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']

function run(...command: string[]): void {
  const [program, ...args] = [...asRoot, ...command] as [string, ...string[]]
  execFileSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function hasJapaneseFont(): boolean {
  try {
    return execFileSync('fc-list', [':lang=ja'], { encoding: 'utf8' }) !== ''
  } catch {
    return false
  }
}

/** Without a Japanese font the pages have boxes for letters, which are narrower, and lines break elsewhere. */
export function findJapaneseFont(): void {
  try {
    if (hasJapaneseFont()) return
    console.log('No Japanese font here: installing the package fonts-noto-cjk with apt-get.')
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', 'fonts-noto-cjk')
  } catch (error) {
    console.log(`Install a Japanese font by hand; there may be none. ${String(error)}`)
  }
}

function install(): string {
  const failures: unknown[] = []
  for (const name of packages)
    try {
      console.log(`No Chromium here: installing the package ${name} with apt-get. Set CHROMIUM_PATH to use another.`)
      run('apt-get', 'update', '-qq')
      run('apt-get', 'install', '-y', '-qq', name)
      const installed = onPath()
      if (installed) return installed
    } catch (error) {
      failures.push(error)
    }
  throw new AggregateError(
    failures,
    'Chromium could not be installed. Install it by hand, or set CHROMIUM_PATH to a Chromium of yours.',
  )
}
