import type { ShownAiRequest } from '../../../../entities/system/ai-request.ts'
import { savedCopies, type AiRequest } from '../requests.ts'

/** A request as the API shows it. */
export function requestAnswer({ pictures, ...row }: AiRequest): ShownAiRequest {
  const { id, version, at, status, failure, finishedAt, prompt, english, model, width, height, steps, seed, count } =
    row
  const answered = pictures.map((picture) => ({
    place: picture.place,
    seed: picture.seed,
    savedTo: savedCopies(picture),
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
