import { fork, type ChildProcess } from 'node:child_process'
import { diskFault } from '../disk-faults.ts'
import { unavailable } from '../errors.ts'
import { decodingSeconds } from './limits.ts'
import { refused } from './refused.ts'
import type { Order, Outcome, Rewritten } from './decoder-process.ts'

/** How long the process waits for another picture before it ends and gives back its memory. In milliseconds. */
const idle = 60_000

let running: ChildProcess | undefined
let ending: NodeJS.Timeout | undefined

/**
 * Has a picture decoded and written anew, in a process of its own: what decoding costs, and whatever a hostile file does
 * to a decoder, neither holds the server up nor ends it. The library of the decoders takes no heed of time once it has
 * begun with a picture; the process can be ended. It is for one picture at a time, knows none of the server's secrets,
 * and starts when it is needed.
 */
export function decode(order: Order): Promise<Rewritten> {
  clearTimeout(ending)
  const child = (running ??= started())
  return new Promise<Rewritten>((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), decodingSeconds * 1000)
    const failed = (reason: Error): void => {
      settle()
      reject(reason)
    }
    // A decoder that ends over a picture says what that is worth.
    const ended = (): void => failed(refused('upload.unreadable'))
    const answered = (outcome: Outcome): void => {
      settle()
      ending = setTimeout(() => end(child), idle).unref()
      if ('refusal' in outcome) reject(refused(outcome.refusal, outcome.params))
      else if ('error' in outcome) reject(diskFault({ code: outcome.error }) ?? refused('upload.unreadable'))
      else resolve(outcome)
    }
    const settle = (): void => {
      clearTimeout(late)
      child.off('message', answered).off('exit', ended)
    }
    child.once('message', answered).once('exit', ended)
    child.send(order, (error) => {
      if (!error) return
      // It was gone before it got the picture, of which that says nothing; the next one starts another.
      forget(child)
      failed(unavailable())
    })
  })
}

/** What the process is told of the server's environment: nothing that is secret. */
const told = ['PATH', 'LD_LIBRARY_PATH', 'SYSTEMROOT', 'TMPDIR', 'TEMP', 'TMP', 'NODE_COMPILE_CACHE']

/** Has the C library give back what a picture took: else it keeps 100 MB more for each (glibc, mallopt(3)). */
const memory = { MALLOC_MMAP_THRESHOLD_: '1048576' }

function started(): ChildProcess {
  const child = fork(new URL('decoder-process.ts', import.meta.url), [], {
    env: {
      ...memory,
      ...Object.fromEntries(told.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // It never keeps the server from ending, and ends with it.
  child.unref()
  child.channel?.unref()
  child.once('exit', () => forget(child))
  // Where it cannot even start, what is sent to it does not arrive, which is told there.
  child.on('error', () => forget(child))
  return child
}

function end(child: ChildProcess): void {
  forget(child)
  child.kill('SIGKILL')
}

function forget(child: ChildProcess): void {
  if (running === child) running = undefined
}
