// @module-tag sqlite
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sites } from '../../entities/installation.ts'
import { buildApp } from '../../server/app.ts'
import { readEnv } from '../../server/base/env.ts'
import { builtPages } from '../../server/features/pages/built-pages.ts'
import { withoutSharedParts } from '../../server/features/openapi/shared-parts.ts'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import { loadDemo } from '../../server/operations/demo/load.ts'
import { freshDatabase } from './support/database.ts'
import { open, type World } from './support/world.ts'

let world: World
beforeAll(async () => {
  world = await open()
})
afterAll(() => world.close())

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly example?: string
}
interface Document {
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly operationId: string; readonly security?: readonly object[]; readonly parameters?: Parameter[] }
        >
      >
    >
  >
}

/**
 * The calls that the examples of a document make of its public reads: with what each asks for, and with each of its other
 * examples besides; and the reads that lack an example of what they ask for.
 */
function callsOf(document: Document) {
  const { paths } = withoutSharedParts(document as never) as unknown as Document
  const calls: string[] = []
  const incomplete: string[] = []
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get?.security || (get.security.length > 0 && get.security.every((each) => Object.keys(each).length > 0)))
      continue
    const { parameters = [], operationId } = get
    const required = parameters.filter(({ required: isRequired }) => isRequired)
    if (required.some(({ example }) => example === undefined)) incomplete.push(operationId)
    else {
      const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(required.find((each) => each.name === name)!.example!),
      )
      const optional = parameters.filter((each) => each.in === 'query' && each.example !== undefined)
      calls.push(url, ...optional.map(({ name, example }) => `${url}?${new URLSearchParams({ [name]: example! })}`))
    }
  }
  return { calls, incomplete }
}

const answersOf = async (app: FastifyInstance, calls: readonly string[]) => {
  const answers = []
  for (const url of calls) answers.push([url, (await app.inject({ url })).statusCode] as const)
  return answers
}

const read = async (app: FastifyInstance, url: string): Promise<Document> => (await app.inject({ url })).json()

/** What is called by names that nobody knows beforehand: those of files, and tokens of links. */
const byFileName = ['readPreview', 'streamPreview', 'listPreviewComments', 'readUploadFile', 'readVideoThumbnailFile']

test('the examples of public reads run as they are, but for a record that is not there', async () => {
  const { calls, incomplete } = callsOf(await read(world.app, '/api/openapi.json'))
  expect(calls.length).toBeGreaterThan(300)
  const faults = (await answersOf(world.app, calls)).filter(
    ([call, status]) => status !== 200 && !(status === 404 && /\/current(?:\?|$)/.test(call)),
  )
  expect(faults).toEqual([])
  // By a slug or an id, which the pages of the document fill in.
  expect(incomplete.filter((name) => !name.startsWith('readPublic') && !byFileName.includes(name))).toEqual([])
})

test(
  'whatever the pages of the documents offer to try of public reads, answers with records of the demo',
  { tags: ['full'] },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'captain-'))
    const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })
    const { database, close } = await freshDatabase()
    const { auth } = createIdentity(env, database)
    const app = await buildApp({ env, database, pages: builtPages })
    onTestFinished(async () => {
      await app.close()
      await close()
      rmSync(dataDir, { recursive: true })
    })
    await loadDemo(env, database, auth!)
    for (const site of [undefined, ...sites]) {
      const whole = await read(app, site ? `/api/v1/tenants/${site}/openapi.json` : '/api/openapi.json')
      const tried = site ? await answersOf(app, callsOf(whole).calls) : []
      for (const { name } of whole.tags) {
        const answer = await app.inject({
          url: `/api/docs/groups/${encodeURIComponent(name)}/openapi.json`,
          query: site ? { tenant: site } : {},
        })
        // Of the webhooks of a tenant there is nothing to call.
        if (answer.statusCode === 404 && name === 'Webhooks') continue
        const { calls, incomplete } = callsOf(answer.json())
        expect(
          incomplete.filter((each) => !byFileName.includes(each)),
          name,
        ).toEqual([])
        tried.push(...(await answersOf(app, calls)))
      }
      expect(tried.length, site).toBeGreaterThan(2)
      expect(
        tried.filter(([, status]) => status !== 200),
        site ?? 'all tenants',
      ).toEqual([])
    }
  },
)
