import { createHash, createHmac } from 'node:crypto'

export type S3Keys = {
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

type Request = {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** The hash of the body. */
  readonly content: string
  readonly at: Date
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Letters, digits and `-_.~` stay as they are (RFC 3986). */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The headers to send: those given, all of them signed by AWS4-HMAC-SHA256, and the signature. */
export function signS3({ method, url, headers, content, at }: Request, keys: S3Keys): Record<string, string> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const scope = `${time.slice(0, 8)}/${keys.region}/s3/aws4_request`
  const sent: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': content,
    'x-amz-date': time,
  }
  const names = Object.keys(sent).toSorted()
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const lines = names.map((name) => `${name}:${sent[name]?.trim()}\n`).join('')
  const request = [method, url.pathname, query, lines, names.join(';'), content].join('\n')
  const key = [keys.region, 's3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(`AWS4${keys.secretAccessKey}`, time.slice(0, 8)),
  )
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(request)}`).toString('hex')
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}
