import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of Captain that runs, from its package.json. */
export const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')) as {
  readonly version: string
}
