// @module-tag sqlite
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { misspelt, readEnv, variables } from '../../server/base/env.ts'
import { defaultDataFolder } from '../../server/base/data-folder.ts'

const faults: readonly (readonly [string, Record<string, string>, string])[] = [
  ['a port that is a word', { PORT: 'http' }, 'PORT must be a whole number from 1 to 65535, such as 3000.'],
  ['a port beyond the last', { PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, such as 3000.'],
  [
    'an address without https',
    { PUBLIC_URL: 'http://captain.example' },
    'PUBLIC_URL must start with https:// unless it is this machine (localhost).',
  ],
  [
    'an address with a path',
    { PUBLIC_URL: 'https://captain.example/app' },
    'PUBLIC_URL must be an origin only, without a path.',
  ],
  [
    'an address that is none',
    { PUBLIC_URL: 'captain.example' },
    'PUBLIC_URL must be a web address such as https://captain.example.',
  ],
  [
    'another database',
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be the address of a PostgreSQL database, such as postgres://owner:password@host/captain.',
  ],
  ['a short secret', { AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.'],
  [
    'a short previous secret',
    { AUTH_SECRET_PREVIOUS: 'short' },
    'AUTH_SECRET_PREVIOUS must have at least 32 characters.',
  ],
  [
    'an unknown log level',
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  ],
  [
    'half a storage',
    { S3_BUCKET: 'x' },
    'S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together or not at all.',
  ],
  [
    'half an AI',
    { CLOUDFLARE_API_TOKEN: 'x' },
    'CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN are set together or not at all.',
  ],
  [
    'proxies that are no addresses',
    { TRUST_PROXY: 'the one in front' },
    'TRUST_PROXY must be addresses or networks, separated by commas, such as 10.0.0.0/8, or loopback, linklocal or uniquelocal.',
  ],
  [
    'several processes on SQLite',
    { PROCESSES: '2' },
    'PROCESSES must be 1 on SQLite, where one process writes and reads with threads of its own; more need DATABASE_URL.',
  ],
  ['no process', { PROCESSES: '0' }, 'PROCESSES must be a whole number from 1 to 64, such as 4.'],
  ['a long pause', { STOP_DELAY: '301' }, 'STOP_DELAY must be a whole number of seconds from 0 to 300, such as 3.'],
  [
    'a token that can be guessed',
    { METRICS_TOKEN: 'metrics' },
    'METRICS_TOKEN must have at least 24 characters, none of them special.',
  ],
  ['a short demo password', { DEMO_PASSWORD: 'demo' }, 'DEMO_PASSWORD must have at least 12 characters.'],
]

describe('the server says what is wrong with its environment', () => {
  test.each(faults)('%s', (_, environment, sentence) => {
    expect(() => readEnv(environment)).toThrow(sentence)
  })

  test('all of it at once', () => {
    const [, first] = faults[0]!
    const sentences = (() => {
      try {
        readEnv({ ...first, LOG_LEVEL: 'loud', S3_BUCKET: 'x' })
        return []
      } catch (error) {
        return (error as { reasons: string[] }).reasons
      }
    })()
    expect(sentences).toHaveLength(3)
  })
})

test('a misspelt variable is named with the one that was meant, unless that is set, too', () => {
  expect(misspelt({ PUBLIC_UR: 'https://captain.example', STOP_DELY: '5', PORTS: '3000', HOME: '/root' })).toEqual([
    'PUBLIC_UR is no variable of Captain: did you mean PUBLIC_URL?',
    'STOP_DELY is no variable of Captain: did you mean STOP_DELAY?',
  ])
  expect(misspelt({ S3_BUCKETS: 'x', S3_BUCKET: 'y' })).toEqual([])
})

test('nothing must be set, and blank is not set', () => {
  expect(readEnv({ PORT: '  ', PUBLIC_URL: '' })).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: './data',
    LOG_LEVEL: 'info',
    RATE_LIMIT: 'on',
  })
  expect(readEnv({ PORT: '3101' }).PUBLIC_URL).toBe('http://localhost:3101')
  expect(readEnv({ PUBLIC_URL: 'https://captain.example/' }).PUBLIC_URL).toBe('https://captain.example')
})

test('.env.example names exactly the variables there are', () => {
  const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').split('\n')
  const named = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split('=')[0]!)
  expect(named.sort()).toEqual([...variables].sort())
})

test('where no folder is set for the data, what is compiled is kept beside it, too', () => {
  const start = readFileSync(new URL('../../server/start.js', import.meta.url), 'utf8')
  expect(start).toContain(`process.env.DATA_DIR?.trim() || '${defaultDataFolder}'`)
})
