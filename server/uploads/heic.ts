import { Worker } from 'node:worker_threads'
import { heicSeconds } from './limits.ts'
import { refused } from './refused.ts'

/**
 * A photograph of a telephone as JPEG. The decoder is JavaScript and takes seconds, so it works in a thread of its own,
 * with bounds on its memory and its time; the thread ends with the work.
 */
export function heicToJpeg(file: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('heic-worker.ts', import.meta.url), {
      workerData: { file },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const stop = setTimeout(() => void worker.terminate(), heicSeconds * 1000)
    worker.once('message', (jpeg: Uint8Array) => resolve(Buffer.from(jpeg)))
    // Once it has answered, its end changes nothing.
    worker.once('error', () => reject(refused('upload.unreadable')))
    worker.once('exit', () => {
      clearTimeout(stop)
      reject(refused('upload.unreadable'))
    })
  })
}
