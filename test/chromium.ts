import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

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

function install(): string {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...command: string[]) => {
    const [program, ...args] = [...asRoot, ...command] as [string, ...string[]]
    execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  console.log('No Chromium here: installing the package `chromium` with apt-get. Set CHROMIUM_PATH to use another.')
  try {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', 'chromium')
  } catch (error) {
    throw new Error(
      'Chromium could not be installed. Install it by hand, or set CHROMIUM_PATH to a Chromium of yours.',
      { cause: error },
    )
  }
  const installed = onPath()
  if (!installed) throw new Error('apt-get installed Chromium, but it is not on the PATH. Set CHROMIUM_PATH to it.')
  return installed
}
