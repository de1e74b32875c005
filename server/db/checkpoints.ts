import { Worker } from 'node:worker_threads'

/** How often what was written is copied from the log into the database, in milliseconds. */
const checkpointEvery = 250

/**
 * Copies the write-ahead log back into the database file in a thread of its own (sqlite.org/wal.html, PASSIVE checkpoints,
 * which wait for nobody and keep nobody waiting). On the server's own connection one commit in some thousand pages would
 * do it, and hold up everybody for as long as the disk takes; it remains there for when the thread does not keep up.
 * Answers how to stop it: before the database is closed, so that its log is removed in order.
 */
export function checkpointInBackground(file: string): () => Promise<void> {
  const worker = new Worker(new URL('checkpoint-worker.ts', import.meta.url), {
    workerData: { file, every: checkpointEvery },
  })
  worker.unref()
  const ended = new Promise((resume) => worker.once('exit', resume))
  // Without it the server's own connection does the work.
  worker.on('error', () => {})
  return async () => {
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage('stop')
    await ended
  }
}
