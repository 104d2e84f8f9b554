import { createHash } from 'node:crypto'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import { type S3Keys, signS3 } from './s3-signature.ts'

export type S3Content = {
  /** Opened again for each attempt. */
  open(): Uint8Array | Readable
  readonly length: number
  readonly sha256: string
  readonly mime: string
}

type Call = {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly url: URL
  readonly range?: string | undefined
  readonly content?: S3Content
}

/** A store that refuses, with its code: it carries no address and no key. */
export class S3Refused extends Error {
  override name = 'S3Refused'
  readonly status: number
  constructor(status: number, code: string | undefined) {
    super(`the object store answered ${status}${code ? ` ${code}` : ''}`)
    this.status = status
  }
}

const nothing = createHash('sha256').digest('hex')
const attempts = 3
const connectMs = 5_000
const silentMs = 60_000

/** The answer's body. What fails by a fault of the store or of the network is sent up to three times. */
export async function callS3(call: Call, keys: S3Keys, clock: Clock): Promise<IncomingMessage> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await send(call, keys, clock)
      const status = answer.statusCode ?? 0
      if (status >= 200 && status < 300) return answer
      const problem = await text(answer)
      throw new S3Refused(status, /<Code>(\w+)<\/Code>/.exec(problem)?.[1])
    } catch (error) {
      const isFinal = error instanceof S3Refused && error.status < 500 && error.status !== 429
      if (isFinal || attempt === attempts) throw error
      await pause(100 * 2 ** attempt)
    }
  }
}

async function send(
  { method, url, range, content }: Call,
  keys: S3Keys,
  clock: Clock,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const headers = signS3(
    {
      method,
      url,
      headers: {
        ...(range && { range }),
        ...(content && { 'content-length': String(content.length), 'content-type': content.mime }),
      },
      content: content?.sha256 ?? nothing,
      at: clock.now(),
    },
    keys,
  )
  const sending = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, { method, headers })
  sending.setTimeout(connectMs, () => sending.destroy(new Error('the object store does not answer')))
  sending.on('socket', (socket) => {
    if (socket.connecting) socket.once('connect', () => sending.setTimeout(silentMs))
    else sending.setTimeout(silentMs)
  })
  sending.on('response', resolve).on('error', reject)
  const body = content?.open()
  if (body === undefined || body instanceof Uint8Array) sending.end(body)
  // A store may answer, and refuse, before it has read all of it.
  else pipeline(body, sending).catch(reject)
  return await promise
}
