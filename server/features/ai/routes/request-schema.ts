import { z } from 'zod'
import { maxPromptLength, promptText as prompt } from '../../../../entities/language/shared/ai-prompts.ts'
import { savedCopies, type AiRequest } from '../requests.ts'

/** A prompt, or its English. */
export const promptText = prompt.describe(`Up to ${maxPromptLength.toLocaleString('en')} characters.`)

export const idParams = z.object({ id: z.uuid().describe('The id of the request.') })

const savedCopy = z.object({ tenant: z.string(), src: z.string() })

/** A request as the API shows it. */
export const requestSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  at: z.string(),
  status: z.enum(['running', 'done', 'failed', 'cancelled']),
  failure: z.string().nullable().describe('Why it failed; the names of the errors’ `data.reason`, or `interrupted`.'),
  finishedAt: z.string().nullable(),
  prompt: z.string().describe('As it was typed.'),
  english: z.string().nullable().describe('In English, where it was translated.'),
  model: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  steps: z.int().nullable(),
  seed: z.int().nullable(),
  count: z.int().describe('How many were asked for.'),
  pictures: z
    .array(z.object({ place: z.int(), seed: z.int(), savedTo: z.array(savedCopy) }))
    .describe('Those that have come.'),
})

export type RequestAnswer = z.output<typeof requestSchema>

export function requestAnswer({ pictures, ...row }: AiRequest): RequestAnswer {
  const { id, version, at, status, failure, finishedAt, prompt, english, model, width, height, steps, seed, count } =
    row
  const answered = pictures.map((picture) => ({
    place: picture.place,
    seed: picture.seed,
    savedTo: [...savedCopies(picture)],
  }))
  return {
    id,
    version,
    at,
    status,
    failure,
    finishedAt,
    prompt,
    english,
    model,
    width,
    height,
    steps,
    seed,
    count,
    pictures: answered,
  }
}
