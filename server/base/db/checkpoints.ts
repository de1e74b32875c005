import { Worker } from 'node:worker_threads'

/** The interval between checkpoints, in milliseconds. */
const checkpointEvery = 250

/**
 * Checkpoints the write-ahead log into the database file in a separate thread (sqlite.org/wal.html; PASSIVE checkpoints
 * neither wait for anyone nor block anyone). On the server's own connection, one commit in some thousand pages would do
 * it and block everyone for as long as the disk takes; that remains the fallback if the thread does not keep up.
 * Returns a function that stops the thread; call it before closing the database, so that SQLite removes the log
 * cleanly.
 */
export function checkpointInBackground(file: string): () => Promise<void> {
  const worker = new Worker(new URL('checkpoint-worker.ts', import.meta.url), {
    workerData: { file, every: checkpointEvery },
  })
  worker.unref()
  const ended = new Promise((resume) => worker.once('exit', resume))
  // Without the thread, the server's own connection checkpoints.
  worker.on('error', () => {})
  return async () => {
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage('stop')
    await ended
  }
}
