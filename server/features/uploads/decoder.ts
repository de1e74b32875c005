import { fork, type ChildProcess } from 'node:child_process'
import { asDiskError } from '../../base/errors/unavailable.ts'
import { unavailable } from '../../base/errors/api-error.ts'
import { decodingSeconds } from './limits.ts'
import { uploadError } from './upload-error.ts'
import type { CopiedPicture, CopyJob, DecodeJob, Outcome, RewrittenPicture } from './decoder-process.ts'

/** How long the idle process waits for another picture before it exits and frees its memory, in milliseconds. */
const idleTime = 60_000

let running: ChildProcess | undefined
let idleTimer: NodeJS.Timeout | undefined

/**
 * Decodes and re-encodes a picture in a separate process, so that neither the cost of decoding nor a hostile file can
 * block or crash the server. The decoding library ignores timeouts once it has started on a picture; a process can be
 * killed. The process handles one picture at a time, has none of the server's secrets, and starts on demand.
 */
export function decode(order: DecodeJob): Promise<RewrittenPicture>
export function decode(order: CopyJob): Promise<CopiedPicture>
export function decode(order: DecodeJob | CopyJob): Promise<RewrittenPicture | CopiedPicture> {
  clearTimeout(idleTimer)
  const child = (running ??= startProcess())
  return new Promise<RewrittenPicture | CopiedPicture>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), decodingSeconds * 1000)
    const fail = (reason: Error): void => {
      settle()
      reject(reason)
    }
    // A decoder that crashes on a picture means that the picture is unreadable.
    const onExit = (): void => fail(uploadError('upload.unreadable'))
    const onMessage = (outcome: Outcome): void => {
      settle()
      idleTimer = setTimeout(() => endProcess(child), idleTime).unref()
      if ('refusal' in outcome) reject(uploadError(outcome.refusal, outcome.params))
      else if ('error' in outcome) reject(asDiskError({ code: outcome.error }) ?? uploadError('upload.unreadable'))
      else resolve(outcome)
    }
    const settle = (): void => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit)
    }
    child.once('message', onMessage).once('exit', onExit)
    child.send(order, (error) => {
      if (!error) return
      // The process was gone before it received the picture, so that says nothing about it; the next picture starts
      // another process.
      forgetProcess(child)
      fail(unavailable())
    })
  })
}

/** The environment variables passed to the process: nothing secret. */
const passedVariables = ['PATH', 'LD_LIBRARY_PATH', 'SYSTEMROOT', 'TMPDIR', 'TEMP', 'TMP', 'NODE_COMPILE_CACHE']

/** Makes the C library return a picture's memory; otherwise it keeps 100 MB more for each (glibc, mallopt(3)). */
const mallocSettings = { MALLOC_MMAP_THRESHOLD_: '1048576' }

function startProcess(): ChildProcess {
  const child = fork(new URL('decoder-process.ts', import.meta.url), [], {
    env: {
      ...mallocSettings,
      ...Object.fromEntries(passedVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Never keeps the server from exiting, and exits with it.
  child.unref()
  child.channel?.unref()
  child.once('exit', () => forgetProcess(child))
  // If the process cannot even start, sending to it fails, and that failure is reported.
  child.on('error', () => forgetProcess(child))
  return child
}

function endProcess(child: ChildProcess): void {
  forgetProcess(child)
  child.kill('SIGKILL')
}

function forgetProcess(child: ChildProcess): void {
  if (running === child) running = undefined
}
