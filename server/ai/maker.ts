import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/runner.ts'
import { diskFault } from '../disk-faults.ts'
import { ApiError } from '../errors.ts'
import { AiFailure, type AiReason } from './failure.ts'
import type { Leases } from './leases.ts'
import type { PictureFiles } from './picture-files.ts'
import { addPicture, endRequest, keepEnglish } from './request-changes.ts'
import type { AiRequest } from './requests.ts'
import type { Writing } from './revisions.ts'
import type { AiProvider } from './workers-ai.ts'

/** Seeds are what every picture model takes: whole numbers below 2^31. */
export const seedMost = 2_147_483_647

export interface Maker {
  /** Makes the pictures of a request, one after another, and keeps each as it comes. Never rejects. */
  make(request: AiRequest, order: Order): Promise<void>
  /** Ends a request that is being made; false when it is not. */
  cancel(id: string): boolean
  /** Ends all of them, when the server stops. */
  stop(): Promise<void>
}

interface Order {
  /** What is put into English first, to be the prompt. */
  readonly translate?: string | undefined
  /** Who ordered them, for the revisions. */
  readonly writing: Writing
}

interface Tools {
  readonly provider: AiProvider
  readonly database: Database
  readonly files: PictureFiles
  readonly leases: Leases
  readonly log: FastifyBaseLogger
}

export function pictureMaker({ provider, database, files, leases, log }: Tools): Maker {
  const running = new Map<string, { readonly controller: AbortController; readonly work: Promise<void> }>()
  const { dialect } = database

  async function pictures(request: AiRequest, { translate, writing }: Order, signal: AbortSignal): Promise<void> {
    let { prompt } = request
    if (translate !== undefined) {
      prompt = await provider.translate(translate, signal)
      await database.write(null, () => keepEnglish(dialect, request.id, prompt, writing))
    }
    for (let place = 0; place < request.count; place += 1) {
      const seed = (request.seed! + place) % seedMost
      const { width, height, steps } = request as { width: number; height: number; steps: number }
      const bytes = await provider.picture({ prompt, width, height, steps, seed }, signal)
      const file = await files.put(bytes, request.userId)
      await database.write(null, () => addPicture(dialect, { requestId: request.id, place, seed, file, savedTo: null }))
    }
  }

  async function work(request: AiRequest, order: Order, signal: AbortSignal): Promise<void> {
    let end: Parameters<typeof endRequest>[2] = { status: 'done' }
    try {
      await pictures(request, order, signal)
    } catch (error) {
      if (!signal.aborted && !(error instanceof AiFailure)) log.error({ err: error }, 'A picture could not be made')
      end = signal.aborted ? { status: 'cancelled' } : { status: 'failed', failure: reasonOf(error) }
    }
    await database.write(null, () => endRequest(dialect, request.id, end, order.writing))
  }

  return {
    make(request, order) {
      const controller = new AbortController()
      const done = leases
        .during(request.id, () => work(request, order, controller.signal))
        .catch((error: unknown) => log.error({ err: error }, 'What became of a picture could not be written down'))
        .finally(() => running.delete(request.id))
      running.set(request.id, { controller, work: done })
      return done
    },
    cancel(id) {
      const found = running.get(id)
      found?.controller.abort()
      return found !== undefined
    },
    async stop() {
      for (const { controller } of running.values()) controller.abort()
      await Promise.all([...running.values()].map(({ work: done }) => done))
    },
  }
}

function reasonOf(error: unknown): AiReason {
  if (error instanceof AiFailure) return error.reason
  const fault = error instanceof ApiError ? error : diskFault(error)
  return fault?.statusCode === 507 ? 'full' : 'unreachable'
}
