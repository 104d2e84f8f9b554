import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Posted = { readonly kind: string; readonly body: Record<string, never>; readonly text: string }

const base64 = (key: string, message: string): string =>
  createHmac('sha256', key).update(message).digest('base64')

/** An hour on either side, as the chats allow. */
const isNear = (milliseconds: number, now: number): boolean => Math.abs(milliseconds - now) < 3_600_000

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** The servers of the three chats in one: each takes what its own would take, and answers as its own does. */
export async function startRobotSink(secret: string, nowOf: () => number = Date.now) {
  const state = { posted: [] as Posted[], answer: undefined as { status: number; body: string } | undefined }

  const answers: Record<string, (url: URL, body: Record<string, unknown>) => object> = {
    '/cgi-bin/webhook/send': (url) =>
      url.searchParams.get('key') === 'group-key'
        ? { errcode: 0, errmsg: 'ok' }
        : { errcode: 93_000, errmsg: 'invalid webhook url, hint: [1]' },
    '/robot/send': (url) => {
      const timestamp = url.searchParams.get('timestamp') ?? ''
      const isSigned =
        isNear(Number(timestamp), nowOf()) &&
        url.searchParams.get('sign') === base64(secret, `${timestamp}\n${secret}`)
      return isSigned ? { errcode: 0, errmsg: 'ok' } : { errcode: 310_000, errmsg: 'sign not match' }
    },
    '/open-apis/bot/v2/hook/group-hook': (_url, { timestamp, sign }) => {
      const isSigned =
        isNear(Number(timestamp) * 1000, nowOf()) && sign === base64(`${String(timestamp)}\n${secret}`, '')
      return isSigned ? { code: 0, msg: 'success' } : { code: 19_021, msg: 'sign match fail' }
    },
  }

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://sink')
    const text = await bodyOf(request)
    const body = JSON.parse(text) as Record<string, never>
    const answer = answers[url.pathname]?.(url, body) ?? { errcode: 40_058 }
    const isTaken = Object.values(answer)[0] === 0
    if (isTaken && !state.answer) state.posted.push({ kind: url.pathname, body, text })
    const { status, body: said } = state.answer ?? { status: 200, body: JSON.stringify(answer) }
    response.writeHead(status, { 'content-type': 'application/json', location: '/robot/send' }).end(said)
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    host: `127.0.0.1:${port}`,
    addresses: {
      weCom: `${origin}/cgi-bin/webhook/send?key=group-key`,
      dingTalk: `${origin}/robot/send?access_token=group-token`,
      feishu: `${origin}/open-apis/bot/v2/hook/group-hook`,
    },
    state,
    /** What was taken since the last question. */
    takePosted: (): Posted[] => state.posted.splice(0),
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}
