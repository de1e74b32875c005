import { defineConfig } from 'vitest/config'

/** Suites of the server that have no database, that are about SQLite itself, or to which one is like the other. */
const notOnPostgres = [
  'access-table',
  'auth-secret',
  'auth-tables',
  'backup',
  'bodies',
  'checkpoints',
  'connections',
  'content-html',
  'contract',
  'crawl',
  'csv',
  'data-folder',
  'date-bounds',
  'decimals',
  'demo',
  'deprecation',
  'devices',
  'enumeration',
  'env',
  'feeds',
  'guides',
  'impersonation',
  'import-pictures',
  'key-scopes',
  'killed',
  'large',
  'links',
  'mail',
  'migrate',
  'openapi',
  'openapi-client',
  'opening',
  'picture-turns',
  'plans',
  'production-install',
  'redirects',
  'remembered',
  'runner',
  'scope',
  'secret-exchange',
  'slow-bodies',
  'stop',
  'storage',
  'tenant-document',
  'time-limit',
  'uploads-killed',
  'version',
  'working',
]

export default defineConfig({
  test: {
    root: import.meta.dirname,
    env: { NODE_ENV: 'test', TZ: 'America/New_York' },
    // As many as there are cores; the default leaves one of them idle, which of two is half.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Where `isolate` is off, files share what they import, which is half of the work of the server's suites: none may
    // change it for the others.
    projects: [
      {
        extends: true,
        test: {
          name: 'suites',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: ['journeys/**', 'bench/**', 'postgres/**', 'src/**'],
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
          exclude: notOnPostgres.map((name) => `server/${name}.test.ts`),
          globalSetup: './postgres/setup.ts',
          setupFiles: ['./postgres/each-file.ts', './server/support/derived-keys.ts'],
        },
      },
    ],
  },
})
