import type { FastifyBaseLogger } from 'fastify'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { storeOf } from '../../kernel/records/context.ts'
import type { Database } from '../../base/db/database.ts'
import type { Env } from '../../base/env.ts'
import { incomingFolder, openGeneratedStorage, uploadsFolder } from '../../base/storage/open-storage.ts'
import { AiFailure } from './failure.ts'
import { requestLeases, type Leases } from './leases.ts'
import { createPictureMaker, type PictureMaker } from './picture-maker.ts'
import { pictureFiles, type PictureFiles } from './picture-files.ts'
import type { Limits } from './quota.ts'
import { knownFiles, sweepRequests } from './retention.ts'
import { workersAi, type AiProvider } from './workers-ai.ts'

/** How long prompts and pictures are kept, in milliseconds. */
export const aiRequestRetention = 90 * 86_400_000

/** How long a stored picture may wait for its row, in milliseconds. */
const settlingTime = 3_600_000

/** How many stored pictures are looked up at once. */
const filesAtOnce = 500

/** Translations are much cheaper than pictures. */
const translationsPerPicture = 10

/** The parts of the AI area of one server. */
export interface AiServices {
  readonly configured: boolean
  readonly models: { readonly picture: string; readonly translation: string }
  readonly limits: { readonly pictures: Limits; readonly translation: Limits }
  /** Throws AiFailure `notConfigured` if the installation has no account with the service. */
  provider(): AiProvider
  maker(): PictureMaker
  readonly files: PictureFiles
  readonly leases: Leases
  /** Deletes everything past its retention. */
  sweep(): Promise<void>
  stop(): Promise<void>
}

export function createAiServices(env: Env, database: Database, log: FastifyBaseLogger): AiServices {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = env
  const files = pictureFiles(openGeneratedStorage(env), incomingFolder(uploadsFolder(env)))
  const provider =
    account && token
      ? workersAi({
          account,
          token,
          url: env.CLOUDFLARE_API_URL,
          pictureModel: env.AI_PICTURE_MODEL,
          translationModel: env.AI_TRANSLATION_MODEL,
          timeouts: { translation: env.AI_TRANSLATION_TIMEOUT * 1000, picture: env.AI_PICTURE_TIMEOUT * 1000 },
        })
      : undefined
  const leases = requestLeases(database)
  const maker = provider && createPictureMaker({ provider, database, files, leases, log })
  const requireConfigured = <T>(part: T | undefined): T => {
    if (!part) throw new AiFailure('notConfigured', 'This installation has no account with the AI service.')
    return part
  }

  const sweep = async (): Promise<void> => {
    const before = new Date(Date.now() - aiRequestRetention).toISOString()
    const swept = await database.write(null, function* () {
      const { requests, files: left } = yield* sweepRequests(database.dialect, before)
      if (requests > 0) yield* recordEvent(storeOf(database), { action: 'ai-swept', detail: { requests, before } })
      return left
    })
    await files.remove(swept)
    await sweepFiles()
  }

  /** Removes files that no request has: their removal failed once, or a server was killed before their row was written. */
  async function sweepFiles(): Promise<void> {
    let batch: string[] = []
    const settle = async (): Promise<void> => {
      if (batch.length === 0) return
      const known = await database.read(null, () => knownFiles(database.dialect, batch))
      await files.remove(batch.filter((name) => !known.has(name)))
      batch = []
    }
    for await (const name of files.namesBefore(new Date(Date.now() - settlingTime))) {
      batch.push(name)
      if (batch.length === filesAtOnce) await settle()
    }
    await settle()
  }

  return {
    configured: provider !== undefined,
    models: { picture: env.AI_PICTURE_MODEL, translation: env.AI_TRANSLATION_MODEL },
    limits: {
      pictures: { perPerson: env.AI_PICTURES_PER_PERSON, perDay: env.AI_PICTURES_PER_DAY },
      translation: {
        perPerson: env.AI_PICTURES_PER_PERSON * translationsPerPicture,
        perDay: env.AI_PICTURES_PER_DAY * translationsPerPicture,
      },
    },
    provider: () => requireConfigured(provider),
    maker: () => requireConfigured(maker),
    files,
    leases,
    sweep,
    async stop() {
      await maker?.stop()
    },
  }
}
