import { answerOf } from '../../shell/base/answer.ts'
import { authorized, fetchError } from '../../shell/api/api.ts'
import { accountHeader, pageAccount } from '../../shell/base/page-account.ts'
import type { SendingOperation, SendingPath, Upload } from './upload.ts'

export interface Sending {
  /** Upload progress, from 0 to 1. */
  readonly onProgress?: (part: number) => void
  readonly signal?: AbortSignal
}

export interface Sent {
  readonly upload: Upload
  /** Whether the library had the same file already. */
  readonly isKnown: boolean
}

/**
 * Uploads a file with progress. Uses XMLHttpRequest, since `fetch` reports no upload progress. Rejects with ApiError.
 */
export async function sendFile(path: SendingPath, file: File, sending: Sending = {}): Promise<Sent> {
  const answer = await authorized((token) => post(path, file, token, sending))
  return { upload: await answerOf<SendingOperation>(answer), isKnown: answer.status === 200 }
}

function post(path: string, file: File, token: string | undefined, { onProgress, signal }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('Accept', 'application/json')
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    const account = pageAccount()
    if (account) request.setRequestHeader(accountHeader, account.id)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', () => reject(fetchError('The upload was cut off.')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')))
    if (signal?.aborted) return reject(signal.reason as Error)
    signal?.addEventListener('abort', () => request.abort())
    const body = new FormData()
    body.append('file', file, file.name)
    request.send(body)
  })
}
