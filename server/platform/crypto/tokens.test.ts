import { expect, it } from 'vitest'
import { hashCode, hashToken, newSalt, newSmsCode, newToken, sameHash } from './tokens.ts'

it('makes tokens of 32 random bytes that never repeat', () => {
  const tokens = new Set(Array.from({ length: 1000 }, newToken))
  expect(tokens.size).toBe(1000)
  expect([...tokens].every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true)
})

it('stores only a digest of a token', () => {
  const token = newToken()
  expect(hashToken(token)).toHaveLength(32)
  expect(sameHash(hashToken(token), hashToken(token))).toBe(true)
  expect(sameHash(hashToken(token), hashToken(newToken()))).toBe(false)
})

it('makes codes of exactly six digits with every leading digit equally often', () => {
  const codes = Array.from({ length: 20_000 }, newSmsCode)
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
  const leading = Array.from(
    { length: 10 },
    (_, digit) => codes.filter((code) => code.startsWith(`${digit}`)).length,
  )
  // 2,000 expected with a deviation of 42; seven deviations away never happens by chance
  for (const count of leading) expect(Math.abs(count - 2000)).toBeLessThan(300)
})

it('hashes equal codes differently under different salts', () => {
  const salt = newSalt()
  expect(sameHash(hashCode('123456', salt), hashCode('123456', salt))).toBe(true)
  expect(sameHash(hashCode('123456', salt), hashCode('123456', newSalt()))).toBe(false)
  expect(sameHash(hashCode('123456', salt), hashCode('123457', salt))).toBe(false)
})

it('compares hashes of different lengths without failing', () => {
  expect(sameHash(Buffer.alloc(3), Buffer.alloc(4))).toBe(false)
})
