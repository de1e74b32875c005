import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it is given, until it is closed; it can be told to refuse, or to answer no more. */
export async function openSmtpSink() {
  const received: Email[] = []
  /** The answers that it has not given while it was silent. */
  const unanswered: (() => void)[] = []
  const state = { refusing: false, silent: false, unanswered, received }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      if (state.silent) return void unanswered.push(() => done())
      done(state.refusing ? Object.assign(new Error('later'), { responseCode: 451 }) : null)
    },
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          received.push(mail)
          done()
        }, done)
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((closed) => server.close(() => closed()))
  return Object.assign(state, { url: `smtp://127.0.0.1:${port}`, close })
}
