import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { runsLong } from './extent.ts'

const root = import.meta.dirname

/** What a file says of itself in a comment: `// @module-tag full`. It is asked before the file is loaded. */
const tags = [
  { name: 'full', description: 'Takes long: runs in `npm run test:full` alone.' },
  { name: 'sqlite', description: 'Has no database, is about SQLite itself, or one database is like the other.' },
  { name: 'postgres', description: 'Is about PostgreSQL itself.' },
  { name: 'postgres-full', description: 'Runs on PostgreSQL in `npm run test:full` alone.' },
]
const contents = new Map(
  globSync('**/*.test.ts', { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)
const tagged = (...names: readonly string[]): string[] =>
  [...contents].flatMap(([file, content]) =>
    names.some((name) => new RegExp(`^// @module-tag ${name}$`, 'm').test(content)) ? [file] : [],
  )
const onlyInFull = (...names: readonly string[]): string[] => (runsLong ? [] : tagged(...names))

export default defineConfig({
  test: {
    root,
    tags,
    env: { NODE_ENV: 'test', TZ: 'America/New_York' },
    // As many as there are cores; the default leaves one of them idle, which of two is half.
    maxWorkers: '100%',
    // What takes long also runs beside everything else that takes long.
    testTimeout: runsLong ? 300_000 : 60_000,
    hookTimeout: runsLong ? 300_000 : 60_000,
    // Where `isolate` is off, files share what they import, which is half of the work of the server's suites: none may
    // change it for the others.
    projects: [
      {
        extends: true,
        test: {
          name: 'suites',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: ['src/**', ...tagged('postgres'), ...onlyInFull('full')],
          setupFiles: './server/support/derived-keys.ts',
        },
      },
      {
        extends: true,
        test: {
          // Each file by itself, as they put a browser's globals in place.
          name: 'screens',
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          isolate: false,
          include: ['server/**/*.test.ts', 'postgres/*.test.ts'],
          exclude: [...tagged('sqlite'), ...onlyInFull('full', 'postgres-full')],
          globalSetup: './postgres/setup.ts',
          setupFiles: ['./postgres/each-file.ts', './server/support/derived-keys.ts'],
        },
      },
    ],
  },
})
