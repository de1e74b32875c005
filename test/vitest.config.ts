import { defineConfig } from 'vitest/config'

/** Suites of the server that have no database, or that are about SQLite itself. */
const notOnPostgres = [
  'auth-tables',
  'contract',
  'crawl',
  'checkpoints',
  'csv',
  'data-folder',
  'connections',
  'decimals',
  'env',
  'killed',
  'migrate',
  'openapi',
  'openapi-client',
  'plans',
  'production-install',
  'runner',
  'scope',
  'slow-bodies',
  'stop',
  'time-limit',
  'uploads-killed',
]

export default defineConfig({
  test: {
    root: import.meta.dirname,
    env: { NODE_ENV: 'test', TZ: 'America/New_York' },
    // As many as there are cores; the default leaves one of them idle, which of two is half.
    maxWorkers: '100%',
    // Files share what they import, which is half of a suite's work: none may change it for the others.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'suites',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['journeys/**', 'bench/**', 'postgres/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['server/**/*.test.ts', 'postgres/*.test.ts'],
          exclude: notOnPostgres.map((name) => `server/${name}.test.ts`),
          globalSetup: './postgres/setup.ts',
          setupFiles: './postgres/each-file.ts',
        },
      },
    ],
  },
})
