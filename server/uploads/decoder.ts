import { fork, type ChildProcess } from 'node:child_process'
import { asDiskError } from '../errors/unavailable.ts'
import { unavailable } from '../errors/api-error.ts'
import { decodingSeconds } from './limits.ts'
import { uploadError } from './upload-error.ts'
import type { DecodeJob, Outcome, RewrittenPicture } from './decoder-process.ts'

/** How long the process waits for another picture before it ends and gives back its memory. In milliseconds. */
const idleTime = 60_000

let running: ChildProcess | undefined
let idleTimer: NodeJS.Timeout | undefined

/**
 * Has a picture decoded and written anew, in a process of its own: what decoding costs, and whatever a hostile file does
 * to a decoder, neither holds the server up nor ends it. The library of the decoders takes no heed of time once it has
 * begun with a picture; the process can be ended. It is for one picture at a time, knows none of the server's secrets,
 * and starts when it is needed.
 */
export function decode(order: DecodeJob): Promise<RewrittenPicture> {
  clearTimeout(idleTimer)
  const child = (running ??= startProcess())
  return new Promise<RewrittenPicture>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), decodingSeconds * 1000)
    const fail = (reason: Error): void => {
      settle()
      reject(reason)
    }
    // A decoder that ends over a picture says what that is worth.
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
      // It was gone before it got the picture, of which that says nothing; the next one starts another.
      forgetProcess(child)
      fail(unavailable())
    })
  })
}

/** What the process is told of the server's environment: nothing that is secret. */
const passedVariables = ['PATH', 'LD_LIBRARY_PATH', 'SYSTEMROOT', 'TMPDIR', 'TEMP', 'TMP', 'NODE_COMPILE_CACHE']

/** Has the C library give back what a picture took: else it keeps 100 MB more for each (glibc, mallopt(3)). */
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
  // It never keeps the server from ending, and ends with it.
  child.unref()
  child.channel?.unref()
  child.once('exit', () => forgetProcess(child))
  // Where it cannot even start, what is sent to it does not arrive, which is told there.
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
