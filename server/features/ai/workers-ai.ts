import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from 'cockatiel'
import { z } from 'zod'
import { ruleOfIssue } from '../../../entities/language/input/issues.ts'
import { maxPromptLength, promptText } from '../../../entities/language/shared/ai-prompts.ts'
import { parseJson } from '../../base/input/json.ts'
import { AiFailure, type AiReason } from './failure.ts'

/** The parameters of a picture. Sizes in pixels; the same seed reproduces the picture. */
export interface PictureOrder {
  readonly prompt: string
  readonly width: number
  readonly height: number
  readonly steps: number
  readonly seed: number
}

/** Makes pictures and translations. Both methods throw AiFailure; an aborted `signal` rejects with its reason. */
export interface AiProvider {
  /** From Japanese to English. */
  translate(text: string, signal?: AbortSignal): Promise<string>
  /** The bytes of one picture, in whatever raster format the model produces. */
  picture(order: PictureOrder, signal?: AbortSignal): Promise<Buffer>
}

export interface WorkersAiSettings {
  readonly account: string
  readonly token: string
  /** The URL of the REST API: Cloudflare's own, or a compatible gateway. */
  readonly url: string
  readonly pictureModel: string
  readonly translationModel: string
  /** In milliseconds. */
  readonly timeouts: { readonly translation: number; readonly picture: number }
  /** How many failures in a row of a model pause it, and for how long (milliseconds). */
  readonly circuit?: { readonly failures: number; readonly pause: number }
}

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/**
 * The maximum size of a response in bytes. The largest picture that is ordered, 2048 by 2048 pixels, has 12 MB
 * uncompressed; models that respond in JSON make pictures of 1024 by 1024. JSON is read in one go, so it must be short.
 */
const maxBytes = { picture: 16 * megabyte, pictureInJson: 6 * megabyte, words: 64 * kilobyte }

const errorBody = z.object({ errors: z.array(z.object({ code: z.number().optional(), message: z.string() })) })
const translated = z.object({ result: z.object({ translated_text: z.string() }) })
const pictured = z.object({ result: z.object({ image: z.string().min(1) }) })

/**
 * Cloudflare Workers AI through its REST API: `POST {url}/accounts/{account}/ai/run/{model}` with a bearer token
 * (developers.cloudflare.com/workers-ai/get-started/rest-api). Translation models take `text, source_lang, target_lang`
 * and return `result.translated_text`; picture models take `prompt`, `width`, `height`, `seed` and their steps, and
 * return the picture itself or `result.image` in base64.
 */
export function workersAi(settings: WorkersAiSettings): AiProvider {
  const { timeouts, circuit = { failures: 5, pause: 30_000 } } = settings
  const createBreaker = (): CircuitBreakerPolicy =>
    circuitBreaker(
      handleWhen((error) => error instanceof AiFailure && outages.has(error.reason)),
      { halfOpenAfter: circuit.pause, breaker: new ConsecutiveBreaker(circuit.failures) },
    )
  // One for each model: they fail by themselves, too.
  const pictures = { model: settings.pictureModel, breaker: createBreaker() }
  const translations = { model: settings.translationModel, breaker: createBreaker() }

  async function run<T>(
    { model, breaker }: typeof pictures,
    input: object,
    timeout: number,
    signal: AbortSignal | undefined,
    readAnswer: (response: Response) => Promise<T>,
  ): Promise<T> {
    const limit = AbortSignal.timeout(timeout)
    try {
      return await breaker.execute(async () => {
        try {
          const response = await fetch(`${settings.url}/accounts/${settings.account}/ai/run/${model}`, {
            method: 'POST',
            headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
            body: JSON.stringify(input),
            signal: signal ? AbortSignal.any([limit, signal]) : limit,
            redirect: 'error',
          })
          if (!response.ok) throw await failureOf(response)
          return await readAnswer(response)
        } catch (error) {
          if (signal?.aborted || error instanceof AiFailure) throw error
          if (limit.aborted) throw new AiFailure('slow', `No answer within ${timeout / 1000} seconds.`)
          throw new AiFailure('unreachable', 'The AI service could not be reached.')
        }
      })
    } catch (error) {
      if (isBrokenCircuitError(error))
        throw new AiFailure('paused', 'The AI service failed repeatedly, so it is not called for a while.')
      throw error
    }
  }

  return {
    translate: (text, signal) =>
      run(
        translations,
        { text, source_lang: 'ja', target_lang: 'en' },
        timeouts.translation,
        signal,
        async (response) =>
          translationOf((await answerOf(response, translated, maxBytes.words, tooLong)).result.translated_text),
      ),
    picture: ({ prompt, width, height, steps, seed }, signal) =>
      run(
        pictures,
        {
          prompt,
          seed,
          ...(acceptsSize(settings.pictureModel)
            ? { width, height, num_steps: steps }
            : { steps: Math.min(steps, maxFluxSteps) }),
        },
        timeouts.picture,
        signal,
        async (response) => {
          if (response.headers.get('content-type')?.startsWith('image/')) return bytesOf(response, maxBytes.picture)
          return Buffer.from((await answerOf(response, pictured, maxBytes.pictureInJson)).result.image, 'base64')
        },
      ),
  }
}

/** The few-step models of the FLUX.1 family produce one size only, name their steps `steps`, and take at most eight. */
const maxFluxSteps = 8
const acceptsSize = (model: string): boolean => !model.includes('/flux-1-')

/** Failures caused by the service rather than by the request. */
const outages: ReadonlySet<AiReason> = new Set(['slow', 'unreachable', 'malformed', 'busy'])

/**
 * The internal codes of developers.cloudflare.com/workers-ai/platform/errors that say more than the status does; 4006
 * is what the service currently sends where that page says 3036.
 */
const codes: Readonly<Record<number, AiReason>> = {
  3036: 'quota',
  4006: 'quota',
  3040: 'busy',
  3007: 'slow',
  3008: 'slow',
  5007: 'notAccepted',
  3042: 'notAccepted',
  5018: 'notAccepted',
  5016: 'notAccepted',
  3023: 'notAccepted',
  3041: 'notAccepted',
}

async function failureOf(response: Response): Promise<AiFailure> {
  const answer = errorBody.safeParse(parseOrUndefined((await bytesOf(response, maxBytes.words)).toString('utf8')))
  const [first] = answer.success ? answer.data.errors : []
  const reason = codes[first?.code ?? 0] ?? byStatus(response.status)
  return new AiFailure(reason, `The AI service answered ${response.status}.`)
}

function byStatus(status: number): AiReason {
  if (status === 401 || status === 403 || status === 404 || status === 405) return 'notAccepted'
  if (status === 408) return 'slow'
  if (status === 429) return 'busy'
  return status < 500 ? 'refused' : 'unreachable'
}

/**
 * A translation becomes the next prompt, and has its limits. That it breaks them is due to the text: the service works.
 */
function translationOf(text: string): string {
  const { data, error } = promptText.safeParse(text)
  if (!error) return data
  throw ruleOfIssue(error.issues[0]!)?.rule === 'nonBlank'
    ? new AiFailure('refused', 'The AI service answered with nothing.')
    : tooLong()
}

const tooLong = (): AiFailure =>
  new AiFailure('tooLong', `The English is longer than ${maxPromptLength.toLocaleString('en')} characters.`)

/** Reads a JSON body, up to the maximum size. */
async function answerOf<T>(
  response: Response,
  schema: z.ZodType<T>,
  bytes: number,
  failure?: () => AiFailure,
): Promise<T> {
  const read = schema.safeParse(parseOrUndefined((await bytesOf(response, bytes, failure)).toString('utf8')))
  if (!read.success) throw new AiFailure('malformed', 'The AI service’s answer has an unknown form.')
  return read.data
}

const oversized = (): AiFailure => new AiFailure('malformed', 'The AI service’s answer is too long.')

/** Reads the body, up to the maximum size; throws a failure if it is larger. */
async function bytesOf(response: Response, bytes: number, failure = oversized): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > bytes) throw failure()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function parseOrUndefined(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
