import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../../base/cannot-start.ts'
import { requireBuildTools, viteProgram } from './build-tools.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const built = join(root, 'dist', 'server', 'entry-server.js')
const sources = ['src/**/*', 'entities/**/*', 'locales/**/*', 'package-lock.json']

/** Builds the pages unless the build is newer than all its sources. */
export function buildIfNeeded(): void {
  if (changedAt(built) > Math.max(...globSync(sources, { cwd: root }).map((file) => changedAt(join(root, file)))))
    return
  requireBuildTools('The pages must be built')
  console.log('Building the pages, which takes about a minute …')
  const { status } = spawnSync(
    process.execPath,
    [viteProgram, 'build', '--app', '--config', 'src/vite.config.ts', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new CannotStart('The build failed; what went wrong is above.')
}

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
