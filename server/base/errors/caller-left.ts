import type { FastifyReply } from 'fastify'
import { ApiError } from './api-error.ts'

/** The caller has closed the connection: nobody reads what this error is answered with, and nothing has failed. */
export class CallerLeft extends ApiError {
  constructor() {
    super(503, 'The caller has closed the connection.')
  }
}

/** A signal that aborts with `CallerLeft` if the caller closes the connection before the whole answer was sent. */
export function callerSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const leave = (): void => {
    if (!raw.writableFinished) controller.abort(new CallerLeft())
  }
  if (raw.closed) leave()
  else raw.once('close', leave)
  return controller.signal
}
