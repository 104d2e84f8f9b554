import { createHash, createHmac } from 'node:crypto'

/** Letters, digits and `-_.~` stay as they are (RFC 3986). */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The query as it is both signed and sent. */
export const canonicalQuery = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The `authorization` header of a POST to `/` with an empty body, by ACS3-HMAC-SHA256; all headers given are signed. */
export function signAcs3(
  { query, headers }: { query: string; headers: Readonly<Record<string, string>> },
  { accessKeyId, accessKeySecret }: { accessKeyId: string; accessKeySecret: string },
): string {
  const names = Object.keys(headers).toSorted()
  const lines = names.map((name) => `${name}:${headers[name]?.trim()}\n`).join('')
  const signed = names.join(';')
  const request = ['POST', '/', query, lines, signed, sha256('')].join('\n')
  const signature = createHmac('sha256', accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex')
  return `ACS3-HMAC-SHA256 Credential=${accessKeyId},SignedHeaders=${signed},Signature=${signature}`
}
