import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import convert from 'heic-convert'

/** The thread that decodes one HEIC picture. */
const { file } = workerData as { readonly file: string }
const jpeg = await convert({ buffer: readFileSync(file), format: 'JPEG', quality: 0.92 })
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(new Uint8Array(jpeg))
