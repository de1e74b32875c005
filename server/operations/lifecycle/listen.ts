import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../base/env.ts'
import { CannotStart, CannotStartYet } from '../../base/cannot-start.ts'

/** Listens where the variables say; throws CannotStart if that is not possible. */
export async function listen(app: FastifyInstance, { PORT, HOST }: Env): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST })
  } catch (error) {
    throw asListenError(error, PORT, HOST)
  }
}

/** Throws CannotStart if no server could listen at an address; on port 0, whatever its port. */
export async function assertCanListen({ PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>): Promise<void> {
  // Without asking the process that hands connections out to workers.
  const server = createServer().listen({ port: PORT, host: HOST, exclusive: true })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw asListenError(error, PORT, HOST)
  }
  server.close()
  await once(server, 'close')
}

function asListenError(error: unknown, port: number, host: string): unknown {
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new CannotStartYet(`Port ${port} is taken. Stop what uses it, or set PORT to another.`)
  if (code === 'EACCES')
    return new CannotStart(
      `PORT: this user may not listen on ${port}. Set PORT to one above 1023, and let a proxy listen on ${port}.`,
    )
  if (syscall !== 'listen' && syscall !== 'bind' && syscall !== 'getaddrinfo') return error
  return new CannotStart(
    `HOST: ${host} is no address of this machine (${message}). Set HOST to one, to 0.0.0.0 for all of them, or to 127.0.0.1 behind a proxy on this machine.`,
  )
}
