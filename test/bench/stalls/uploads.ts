import sharp from 'sharp'
import { watchedServer, type Stall, type Watched } from './watch-server.ts'

const flat = (side: number, format: 'avif' | 'png') =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c0392b' }, limitInputPixels: false })
    .toFormat(format, format === 'avif' ? { effort: 0, quality: 30 } : {})
    .toBuffer()

/** How long uploads hold the server, those of another tenant, and sign-in. */
export async function stallsOfUploads(): Promise<readonly Stall[]> {
  const [small, large] = [await flat(40, 'png'), await flat(Number(process.env.BENCH_SIDE ?? 5000), 'avif')]
  const server = await watchedServer()
  try {
    const first = await server.watch('the first picture', () => send(server, 'one', small))
    const second = await server.watch('the second picture', () => send(server, 'one', small))
    const flood: Stall[] = []
    const whole = await server.watch('30 AVIF pictures of one tenant', async () => {
      const sent = Array.from({ length: 30 }, () => send(server, 'one', large))
      // They have arrived before anything else is asked for.
      await new Promise((done) => setTimeout(done, 1000))
      flood.push(await took('a picture of another tenant meanwhile', () => send(server, 'other', small)))
      flood.push(await took('a list meanwhile', () => server.call('GET', '/api/v1/authorized/tenants/other/uploads')))
      flood.push(await took('signing in meanwhile', () => signIn(server)))
      const statuses = await Promise.all(sent)
      console.log(`30 AVIF pictures were answered with ${[...new Set(statuses)].join(', ')}.`)
    })
    const after = await took('signing in afterwards', () => signIn(server))
    return [first, second, whole, ...flood, after]
  } finally {
    await server.stop()
  }
}

async function send(server: Watched, tenant: string, bytes: Buffer): Promise<number> {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(bytes)], 'picture'))
  const answer = await server.call('POST', `/api/v1/authorized/tenants/${tenant}/uploads`, body)
  await answer.text()
  return answer.status
}

async function signIn(server: Watched): Promise<void> {
  const { email, password } = server
  const answer = await server.call('POST', '/api/auth/sign-in/email', { email, password })
  await answer.text()
  if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}.`)
}

/** Of what happens beside something that is watched, only how long it takes. */
async function took(work: string, run: () => Promise<unknown>): Promise<Stall> {
  const begun = performance.now()
  await run()
  return { work, held: 0, busy: 0, cpu: 0, took: Math.round(performance.now() - begun), memory: 0 }
}
