import { connect, type Socket } from 'node:net'

/** One request, ready to be written; the next is asked for when the answer to the last is complete. */
export type NextRequest = (connection: number) => string
/** Takes what was answered; `head` is in lower case. */
export type OnAnswer = (connection: number, body: () => string, head: string) => void

export interface Slice {
  readonly requests: number
  readonly seconds: number
  /** Milliseconds from request to answer, of every request. */
  readonly latencies: readonly number[]
}

const head = Buffer.from('\r\n\r\n')
const lengthName = 'content-length: '

/** Keeps a number of connections, to several ports in turn, busy for a while; any answer that is neither 2xx nor 304 ends the measurement. */
export async function load(
  ports: readonly number[],
  connections: number,
  seconds: number,
  next: NextRequest,
  onAnswer?: OnAnswer,
): Promise<Slice> {
  const latencies: number[] = []
  const start = performance.now()
  const until = start + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      busy(ports[index % ports.length]!, index, until, next, latencies, onAnswer),
    ),
  )
  return { requests: latencies.length, seconds: (performance.now() - start) / 1000, latencies }
}

function busy(
  port: number,
  index: number,
  until: number,
  next: NextRequest,
  latencies: number[],
  onAnswer: OnAnswer | undefined,
): Promise<void> {
  return new Promise((done, fail) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let buffered: Buffer = Buffer.alloc(0)
    let expected = -1
    let body = 0
    let sent = 0
    let headText = ''
    const send = () => {
      if (performance.now() >= until) {
        socket.end()
        return done()
      }
      sent = performance.now()
      socket.write(next(index))
    }
    socket.on('connect', send)
    socket.on('error', fail)
    socket.on('data', (chunk: Buffer) => {
      buffered = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk])
      if (expected < 0) {
        const end = buffered.indexOf(head)
        if (end < 0) return
        headText = buffered.toString('latin1', 0, end).toLowerCase()
        const isUnchanged = headText.startsWith('http/1.1 304')
        if (!isUnchanged && !headText.startsWith('http/1.1 20'))
          return fail(new Error(buffered.toString('utf8').slice(0, 1000)))
        const at = headText.indexOf(lengthName)
        body = end + head.length
        expected = body + (isUnchanged ? 0 : Number.parseInt(headText.slice(at + lengthName.length), 10))
      }
      if (buffered.length < expected) return
      latencies.push(performance.now() - sent)
      const answer = buffered
      const [from, to] = [body, expected]
      buffered = Buffer.alloc(0)
      expected = -1
      onAnswer?.(index, () => answer.toString('utf8', from, to), headText)
      send()
    })
  })
}
