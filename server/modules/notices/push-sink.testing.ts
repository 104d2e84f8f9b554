import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Pushed = {
  readonly path: string
  readonly text: { title: string; body: string; address: string; tag: string; lang: string }
  readonly headers: IncomingMessage['headers']
  /** What the signature says: for whom, until when, and who sends. */
  readonly token: { aud: string; exp: number; sub: string }
  readonly publicKey: string
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** A browser's half: its keys, and how it reads a message (RFC 8291, written apart from the server's). */
function pushBrowser() {
  const key = createECDH('prime256v1')
  key.generateKeys()
  const auth = randomBytes(16)
  const own = key.getPublicKey()
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): Pushed['text'] {
      const salt = body.subarray(0, 16)
      const serverKey = body.subarray(21, 21 + body.readUInt8(20))
      const sealed = body.subarray(21 + serverKey.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, serverKey])
      const shared = derive(key.computeSecret(serverKey), auth, info, 32)
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
      )
      decipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')) as Pushed['text']
    },
  }
}

/** Checks the signature of RFC 8292 with the key that the header names. */
function readAuthorization(header = ''): Pick<Pushed, 'token' | 'publicKey'> {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGenuine) throw new Error('the signature is not that of the key')
  return { token: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Pushed['token'], publicKey }
}

/** A push service that reads what it carries, with the keys of the browser that its path names. */
export async function startPushSink() {
  const browsers = new Map<string, ReturnType<typeof pushBrowser>>()
  const state = { pushed: [] as Pushed[], status: 201 }
  const take = async (request: IncomingMessage): Promise<number> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    const browser = browsers.get(path)
    if (!browser) return 404
    if (state.status >= 300) return state.status
    const signed = readAuthorization(request.headers.authorization)
    state.pushed.push({
      path,
      text: browser.read(Buffer.concat(chunks)),
      headers: request.headers,
      ...signed,
    })
    return 201
  }
  const server = createServer((request, response) => {
    take(request).then(
      (status) => response.writeHead(status, { location: '/elsewhere' }).end(),
      () => response.writeHead(403).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    host: `127.0.0.1:${port}`,
    state,
    /** What a browser gives when it subscribes. */
    subscription() {
      const path = `/push/${randomBytes(12).toString('hex')}`
      const browser = pushBrowser()
      browsers.set(path, browser)
      return { endpoint: `${origin}${path}`, keys: browser.keys }
    },
    /** The service forgets a browser. */
    forget: ({ endpoint }: { endpoint: string }): boolean => browsers.delete(new URL(endpoint).pathname),
    takePushed: (): Pushed[] => state.pushed.splice(0),
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}
