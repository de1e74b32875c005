import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One call as the service sees it. */
export interface ServiceCall {
  readonly model: string
  readonly authorization: string | undefined
  readonly input: Readonly<Record<string, unknown>>
}

export interface FakeService {
  readonly url: string
  readonly seen: ServiceCall[]
  /** How the next calls are answered, until told otherwise. */
  answer: Answer
  /** Answers what was asked while it was slow, as it is told to by now. */
  wake(): void
  stop(): Promise<void>
}

export type Answer =
  | 'well'
  | 'slow'
  | 'malformed'
  | 'silent'
  | { readonly result: object }
  | { readonly status: number; readonly code?: number; readonly message?: string }

/** A PNG of one dark pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * A server that speaks the REST interface of Workers AI as its documentation describes it: paths, bearer token, inputs,
 * answers and error bodies.
 */
export async function startFakeService(port = 0): Promise<FakeService> {
  const seen: ServiceCall[] = []
  const asleep: (() => void)[] = []
  const wake = () => asleep.splice(0).forEach((answer) => answer())
  const protocol = { url: '', seen, answer: 'well' as Answer, wake, stop: () => Promise.resolve() }
  const server = createServer((request, response) => void serve(request, response, protocol, asleep))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  protocol.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/client/v4`
  protocol.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return protocol
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  service: FakeService,
  asleep: (() => void)[],
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const model = /^\/client\/v4\/accounts\/[^/]+\/ai\/run\/(.+)$/.exec(request.url ?? '')?.[1]
  if (!model || request.method !== 'POST') return fail(response, 404, 7003, 'Could not route to this address')
  const input = JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>
  service.seen.push({ model, authorization: request.headers.authorization, input })
  while (service.answer === 'slow') await new Promise<void>((wake) => asleep.push(wake))
  const { answer } = service

  if (answer === 'silent') return void request.socket.destroy()
  if (answer === 'malformed') return send(response, 200, { result: { something: 'else' }, success: true })
  if (typeof answer === 'object' && 'result' in answer) return send(response, 200, { ...answer, success: true })
  if (answer !== 'well') return fail(response, answer.status, answer.code, answer.message)
  if (typeof input.text === 'string') {
    return send(response, 200, { result: { translated_text: ` in English: ${input.text}` }, success: true })
  }
  if (model.includes('flux')) return send(response, 200, { result: { image: pixel.toString('base64') }, success: true })
  response.writeHead(200, { 'content-type': 'image/png' }).end(pixel)
}

const send = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const fail = (response: ServerResponse, status: number, code = 1000, message = 'refused'): void =>
  send(response, status, { success: false, result: null, errors: [{ code, message }], messages: [] })
