import { createHmac, randomBytes } from 'node:crypto'
import { sameHash } from '../../../platform/crypto/tokens.ts'

/** RFC 6238 with its usual values, which every authenticator assumes: SHA-1, 30 seconds, six digits. */
const stepSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newSecret = (): string => toBase32(randomBytes(20))

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The time step a code belongs to, if it is one of now or of a step beside it: clocks differ. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const current = stepOf(now)
  return [current, current - 1, current + 1].find((step) =>
    sameHash(Buffer.from(codeAt(secret, step).padEnd(20)), Buffer.from(code.padEnd(20).slice(0, 20))),
  )
}

/** What an authenticator scans. */
export const addressOf = (secret: string, issuer: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
