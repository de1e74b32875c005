import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../../base/cannot-start.ts'

const packages = join(import.meta.dirname, '..', '..', '..', 'node_modules')

export const viteProgram = join(packages, 'vite', 'bin', 'vite.js')

/**
 * Throws if the tools that compile pages are not installed, as after `npm ci --omit=dev`; `why` says what needs them.
 */
export function requireBuildTools(why: string): void {
  const missing = ['vite', '@vitejs/plugin-react'].filter((name) => !existsSync(join(packages, name)))
  if (missing.length === 0) return
  throw new CannotStart(
    `${why}, for which ${missing.join(' and ')} must be installed: run \`npm ci\` without \`--omit=dev\`. \`npm start\` does without, once \`npm run build\` has been run elsewhere and its \`dist\` brought here.`,
  )
}
