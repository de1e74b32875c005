// @module-tag sqlite
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '../../server/base/data-lock.ts'
import { freePort } from '../free-port.ts'
import { scratchFolder } from './support/scratch-folder.ts'

interface Server {
  readonly process: ChildProcess
  readonly port: number
  /** The code it ended with. */
  readonly ended: Promise<number | null>
}

async function serve(...grace: string[]): Promise<Server> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'support/serve.ts'), ...grace], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { process: child, port: Number(port.toString()), ended }
}

const body = JSON.stringify({ email: 'nobody@captain.example', password: 'something or other' })

/** A request of which the server has read the head and awaits the body. */
async function halfRequest({ port }: Server): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  const head = [
    'POST /api/auth/sign-in/email HTTP/1.1',
    'Host: localhost:3000',
    'Origin: http://localhost:3000',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 100 /)
  return socket
}

/** Comes back once nobody new is let in. */
async function refusing({ port }: Server): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const refused = await Promise.race([
      once(socket, 'connect').then(() => false),
      once(socket, 'error').then(() => true),
    ]).catch(() => true)
    socket.destroy()
    if (refused) return
  }
}

test('a signal lets requests under way finish, and the server ends well', async () => {
  const server = await serve()
  const request = await halfRequest(server)
  server.process.kill('SIGTERM')
  await refusing(server)
  request.write(body)
  const [answer] = (await once(request, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /)
  expect(answer.toString().toLowerCase()).toContain('connection: close')
  expect(await server.ended).toBe(0)
})

test(
  'a body that never arrives is waited for no longer than the grace, and the server ends well',
  { tags: ['full'] },
  async () => {
    const server = await serve('200')
    const request = await halfRequest(server)
    const broken = once(request, 'close')
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await broken
  },
)

test('a second signal ends at once', { tags: ['full'] }, async () => {
  const server = await serve()
  await halfRequest(server)
  server.process.kill('SIGINT')
  await refusing(server)
  server.process.kill('SIGINT')
  expect(await server.ended).toBe(1)
})

test(
  'after SIGTERM requests are still answered for a while, and probes send no more of them',
  { tags: ['full'] },
  async () => {
    const server = await serve('10000', '600000')
    const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
    server.process.kill('SIGTERM')
    let answer = await ask('/readyz')
    while (answer.status === 200) answer = await ask('/readyz')
    expect(await answer.json()).toEqual({
      status: 'not-ready',
      failed: [{ check: 'stopping', reason: 'stopping' }],
      overdue: [],
    })
    expect((await ask('/api/health')).status).toBe(503)
    expect((await ask('/livez')).status).toBe(200)
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(1)
  },
)

test(
  'a server whose npm is told to end ends too, in order, and keeps neither its folder nor its port',
  { tags: ['full'] },
  async () => {
    const port = await freePort()
    const folder = scratchFolder()
    const start = join(import.meta.dirname, '..', '..', 'server', 'start.js')
    // As npm does it: by a shell, which keeps a signal to itself.
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${start}" start; true`], {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        npm_lifecycle_event: 'start',
        DATA_DIR: folder,
        DATABASE_URL: '',
        HOST: '127.0.0.1',
        PORT: String(port),
        STOP_DELAY: '0',
        VIDEO_THUMBNAILS: 'off',
      },
    })
    onTestFinished(() => {
      try {
        process.kill(-shell.pid!, 'SIGKILL')
      } catch {
        // All of them have ended.
      }
    })
    const closed = once(shell, 'close')
    const ready = Promise.withResolvers<void>()
    shell.stdout.on('data', (lines: Buffer) => {
      if (lines.includes('Captain is ready')) ready.resolve()
    })
    await Promise.race([ready.promise, closed.then(() => Promise.reject(new Error('It did not start.')))])
    shell.kill('SIGTERM')
    await closed
    lockFolder(folder)()
    await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow('fetch failed')
  },
)

test(
  'the log says that a server stops, for how long requests are still taken, and that it has stopped',
  { tags: ['full'] },
  async () => {
    const port = await freePort()
    const start = join(import.meta.dirname, '..', '..', 'server', 'start.js')
    const child = spawn(process.execPath, [start, 'start'], {
      env: { ...process.env, DATA_DIR: scratchFolder(), DATABASE_URL: '', PORT: String(port), STOP_DELAY: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    child.stdout.on('data', (part: Buffer) => (said += part.toString()))
    await expect.poll(() => said, { timeout: 30_000 }).toContain('Captain is ready')
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
    const last = said.trim().split('\n').slice(-2)
    expect(last.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { msg: 'stopping', pause: 1000, grace: 10_000 },
      { msg: 'stopped' },
    ])
  },
)
