import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** An e-mail as it came over the wire: to whom, the whole message, and what a reader's program makes of it. */
type Received = {
  readonly from: string
  readonly to: string
  readonly message: string
  readonly parsed: ParsedMail
}

/** A mail server on this machine. `refuse` is asked for each recipient and may answer with a refusal such as `451 try again`. */
export async function startSmtpServer(refuse: (to: string) => string | undefined = () => undefined) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const refusal = refuse(address)
      if (refusal === undefined) return done()
      return done(Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) }))
    },
    onData(stream, { envelope }, done) {
      const take = async (): Promise<void> => {
        const message = await buffer(stream)
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address).join(','),
          message: message.toString('latin1'),
          parsed: await simpleParser(message),
        })
        done()
      }
      void take()
    },
  })
  // A client that hangs up is no fault of the test.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: (): Promise<void> => new Promise((resolve) => server.close(() => resolve())),
  }
}
