import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** An e-mail as it came over the wire: to whom, and the whole message. */
type Received = { readonly from: string; readonly to: string; readonly message: string }

type Conversation = { from: string; to: string; lines: string[] | undefined }

/**
 * A mail server on this machine that speaks as much of SMTP (RFC 5321) as it needs to take a message. `refuse` is asked for
 * each recipient and may answer with a refusal such as `451 try again`.
 */
export async function startSmtpServer(refuse: (to: string) => string | undefined = () => undefined) {
  const received: Received[] = []
  const server = createServer((socket) => converse(socket, received, refuse))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async stop(): Promise<void> {
      server.close()
      await once(server, 'close')
    },
  }
}

function converse(socket: Socket, received: Received[], refuse: (to: string) => string | undefined): void {
  const mail: Conversation = { from: '', to: '', lines: undefined }
  const say = (text: string): void => void socket.write(`${text}\r\n`)
  let rest = ''
  const answer = (line: string): string => {
    const address = /<(.*)>/.exec(line)?.[1] ?? ''
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'MAIL') mail.from = address
    if (verb === 'RCPT') {
      mail.to = address
      return refuse(address) ?? '250 ok'
    }
    if (verb === 'DATA') {
      mail.lines = []
      return '354 go on'
    }
    return verb === 'QUIT' ? '221 bye' : '250 ok'
  }
  const read = (line: string): void => {
    if (!mail.lines) return say(answer(line))
    if (line !== '.') return void mail.lines.push(line.replace(/^\./, ''))
    received.push({ from: mail.from, to: mail.to, message: mail.lines.join('\r\n') })
    mail.lines = undefined
    say('250 taken')
  }
  socket.setEncoding('latin1').on('data', (piece: string) => {
    const lines = (rest + piece).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) read(line)
  })
  // A client that hangs up is no fault of the test.
  socket.on('error', () => undefined)
  say('220 ready')
}

/** The subject and the attached files of a message, decoded. */
export function partsOf(message: string): { subject: string; files: { type: string; content: Buffer }[] } {
  const [head = ''] = message.split('\r\n\r\n')
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(head)?.[1] ?? ''
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1]
  const parts = boundary === undefined ? [] : message.split(`--${boundary}`).slice(1, -1)
  return {
    subject: decodeWords(subject),
    files: parts.flatMap((part) => {
      const [about = '', body = ''] = part.split('\r\n\r\n')
      if (!/^Content-Disposition: attachment/m.test(about)) return []
      return [
        { type: /^Content-Type: ([^;\r]+)/m.exec(about)?.[1] ?? '', content: Buffer.from(body, 'base64') },
      ]
    }),
  }
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` of a header (RFC 2047). */
const decodeWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replaceAll(/=([\dA-F]{2})/gi, (_all, code: string) =>
                String.fromCharCode(Number.parseInt(code, 16)),
              ),
            'latin1',
          ).toString(),
    )
