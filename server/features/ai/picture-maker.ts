import { maxSeed } from '../../../entities/system/ai-request.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../base/db/database.ts'
import { asDiskError } from '../../base/errors/unavailable.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import { AiFailure, type AiReason } from './failure.ts'
import type { Leases } from './leases.ts'
import type { PictureFiles } from './picture-files.ts'
import { addPicture, endRequest, saveEnglish } from './write-requests.ts'
import type { AiRequest } from './requests.ts'
import type { RevisionAuthor } from './revisions.ts'
import type { AiProvider } from './workers-ai.ts'

export interface PictureMaker {
  /** Makes the pictures of a request one after another, storing each as it arrives. Never rejects. */
  make(request: AiRequest, order: MakeOptions): Promise<void>
  /** Cancels a request that this server works on; false if it does not. */
  cancel(id: string): boolean
  /** Cancels all requests, when the server stops. */
  stop(): Promise<void>
}

interface MakeOptions {
  /** Text to translate into English first, as the prompt. */
  readonly translate?: string | undefined
  /** For the revisions. */
  readonly author: RevisionAuthor
}

interface MakerDependencies {
  readonly provider: AiProvider
  readonly database: Database
  readonly files: PictureFiles
  readonly leases: Leases
  readonly log: FastifyBaseLogger
}

export function createPictureMaker({ provider, database, files, leases, log }: MakerDependencies): PictureMaker {
  const running = new Map<string, { readonly controller: AbortController; readonly work: Promise<void> }>()
  const { dialect } = database

  /** Stops early if another server has ended or deleted the request. */
  async function pictures(request: AiRequest, { translate, author }: MakeOptions, signal: AbortSignal): Promise<void> {
    let { prompt } = request
    if (translate !== undefined) {
      prompt = await provider.translate(translate, signal)
      const english = prompt
      if (!(await database.write(null, () => saveEnglish(dialect, request.id, english, author)))) return
    }
    for (let place = 0; place < request.count; place += 1) {
      const seed = (request.seed! + place) % maxSeed
      const { width, height, steps } = request as { width: number; height: number; steps: number }
      const bytes = await provider.picture({ prompt, width, height, steps, seed }, signal)
      const file = await files.put(bytes, request.userId)
      const picture = { requestId: request.id, place, seed, file, savedTo: null }
      if (!(await database.write(null, () => addPicture(dialect, picture)))) return await files.remove([file])
    }
  }

  async function work(request: AiRequest, order: MakeOptions, signal: AbortSignal): Promise<void> {
    let end: Parameters<typeof endRequest>[2] = { status: 'done' }
    try {
      await pictures(request, order, signal)
    } catch (error) {
      if (!signal.aborted && !(error instanceof AiFailure)) log.error({ err: error }, 'A picture could not be made')
      end = signal.aborted ? { status: 'cancelled' } : { status: 'failed', failure: reasonOf(error) }
    }
    await database.write(null, () => endRequest(dialect, request.id, end, order.author))
  }

  return {
    make(request, order) {
      const controller = new AbortController()
      const done = leases
        .hold(request.id, () => work(request, order, controller.signal))
        .catch((error: unknown) => log.error({ err: error }, 'What became of a picture could not be written down'))
        .finally(() => running.delete(request.id))
      running.set(request.id, { controller, work: done })
      return done
    },
    cancel(id) {
      const job = running.get(id)
      job?.controller.abort()
      return job !== undefined
    },
    async stop() {
      for (const { controller } of running.values()) controller.abort()
      await Promise.all([...running.values()].map(({ work: done }) => done))
    },
  }
}

function reasonOf(error: unknown): AiReason {
  if (error instanceof AiFailure) return error.reason
  const fault = error instanceof ApiError ? error : asDiskError(error)
  return fault?.statusCode === 507 ? 'full' : 'unreachable'
}
