import { createHmac } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type AddressRules, resolveOutside } from './check-address.ts'

const timeLimit = 10_000

/** `t=<seconds>,v1=<hex>`: the HMAC-SHA256 of `<seconds>.<body>`; the time lets a receiver refuse what is replayed later. */
export const signatureOf = (secret: string, body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

export type Sent =
  | { readonly ok: true; readonly answer: string; readonly status: number }
  /** Without a status nothing was answered. */
  | { readonly ok: false; readonly error: string; readonly status?: number }

type Message = {
  readonly body: string | Buffer
  readonly headers: Readonly<Record<string, string>>
  /** How many bytes of the answer are read; without it none. */
  readonly answerBytes?: number
}

/**
 * One attempt. The host is resolved again and the connection goes to the checked address, so a name that now points to
 * an internal address is refused. Redirects are not followed, because their target is unchecked.
 */
export async function post(address: string, message: Message, rules: AddressRules): Promise<Sent> {
  try {
    const url = new URL(address)
    const [target] = await resolveOutside(url.hostname, rules)
    if (!target) return { ok: false, error: 'the host has no address' }
    const { status, answer } = await send(url, message, target)
    return status >= 200 && status < 300
      ? { ok: true, answer, status }
      : { ok: false, error: `HTTP ${status}`, status }
  } catch (error) {
    const { code, message: text } = error as { code?: string; message?: string }
    return { ok: false, error: (code ?? text ?? 'unknown').slice(0, 200) }
  }
}

function send(
  url: URL,
  { body, headers, answerBytes = 0 }: Message,
  target: { address: string; family: number },
): Promise<{ status: number; answer: string }> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal: AbortSignal.timeout(timeLimit),
      agent: false,
      lookup: (_host, options, done) => {
        if (options.all) done(null, [target])
        else done(null, target.address, target.family)
      },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      let read = 0
      const end = (): void => {
        // More than that is not read: it is not used and may be endless.
        response.destroy()
        const answer = Buffer.concat(chunks).subarray(0, answerBytes).toString('utf8')
        resolve({ status: response.statusCode ?? 0, answer })
      }
      if (answerBytes === 0) return end()
      response.on('error', reject)
      response.on('end', end)
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        read += chunk.length
        if (read >= answerBytes) end()
      })
    })
    sent.end(body)
  })
}
