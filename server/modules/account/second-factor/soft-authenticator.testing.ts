import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const flagsOf = ({ isVerified, isNew }: { isVerified: boolean; isNew: boolean }): number =>
  0x01 | (isVerified ? 0x04 : 0) | (isNew ? 0x40 : 0)

/** A security key in memory: makes one passkey and signs with it, as a browser at `origin` would answer. */
export function softAuthenticator(origin: string, { isVerified = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const rpHash = sha256(new URL(origin).hostname)
  let counter = 0

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, at: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const head = (isNew: boolean): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([rpHash, Buffer.from([flagsOf({ isVerified, isNew })]), count])
  }
  const credential = { id, rawId: id, type: 'public-key' }

  return {
    register({ challenge }: { challenge: string }) {
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(jwk.x ?? '', 'base64url'))],
          [-3, new Uint8Array(Buffer.from(jwk.y ?? '', 'base64url'))],
        ]),
      )
      const length = Buffer.from([0, credentialId.length])
      const authData = Buffer.concat([head(true), Buffer.alloc(16), length, credentialId, cose])
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
        },
      }
    },

    sign({ challenge }: { challenge: string }, at: string = origin) {
      counter += 1
      const data = clientData('webauthn.get', challenge, at)
      const authenticatorData = head(false)
      const signer = createSign('sha256').update(Buffer.concat([authenticatorData, sha256(data)]))
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signer.sign(privateKey).toString('base64url'),
        },
      }
    },
  }
}
