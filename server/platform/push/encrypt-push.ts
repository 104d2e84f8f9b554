import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { isBrowserKey } from '@quayside/contract/notices/push.rules.ts'

/** What a browser gave with its subscription, in base64url. */
export type BrowserKeys = { readonly p256dh: string; readonly auth: string }

const curve = 'prime256v1'

/** Chosen for each message; the test of the standard's example gives them. */
type Chosen = { readonly key: ECDH; readonly salt: Buffer }

/** Whether a key has the form of a browser's and is a point of the curve; with any other no message can be made. */
export function isBrowserPoint(p256dh: string): boolean {
  if (!isBrowserKey(p256dh)) return false
  try {
    ECDH.convertKey(p256dh, curve, 'base64url', 'base64url', 'compressed')
    return true
  } catch {
    return false
  }
}

/** The size of a record in the header; a message is one record. */
const recordSize = 4096
const tagBytes = 16
const keyBytes = 65

/**
 * A message that only the browser can read, whichever service carries it: RFC 8291, with `aes128gcm` of RFC 8188. The
 * packages for it carry request code of their own, which would pass by the check of addresses (docs/decisions/0025-web-push.md).
 */
export function encryptPush(text: string, { p256dh, auth }: BrowserKeys, chosen = choose()): Buffer {
  const { key, salt } = chosen
  const browserKey = Buffer.from(p256dh, 'base64url')
  const serverKey = key.getPublicKey()
  const shared = derive(
    key.computeSecret(browserKey),
    Buffer.from(auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, serverKey]),
    32,
  )
  const contentKey = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce, { authTagLength: tagBytes })
  // The byte 2 ends the text of the last record.
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final()])
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordSize)
  sizes.writeUInt8(keyBytes, 4)
  return Buffer.concat([salt, sizes, serverKey, body, cipher.getAuthTag()])
}

function choose(): Chosen {
  const key = createECDH(curve)
  key.generateKeys()
  return { key, salt: randomBytes(16) }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
