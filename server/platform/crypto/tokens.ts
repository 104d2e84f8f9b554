import { createHash, createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** 128 random bits: a link that opens one thing for some days. */
export function newLinkToken(): string {
  return randomBytes(16).toString('base64url')
}

/** A secret that is as random as `secret`, and the same each time for the same seed and purpose. */
export function tokenFrom(secret: string, seed: Buffer, purpose: string): string {
  return createHmac('sha256', secret).update(seed).update(purpose).digest('base64url')
}

/** A plain digest is enough: a token holds 128 random bits or more, so there is nothing to guess. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** Six digits, each of the million equally likely. */
export function newSmsCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

export function newSalt(): Buffer {
  return randomBytes(16)
}

/** The salt makes equal codes differ; the protection of six digits is the limit of ten minutes and five attempts. */
export function hashCode(code: string, salt: Buffer): Buffer {
  return createHash('sha256').update(salt).update(code).digest()
}

export function sameHash(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right)
}
