import { describe, expect, it } from 'vitest'
import { addressOf, codeAt, findStep, newSecret, stepOf, toBase32 } from './totp.ts'

/** RFC 6238, appendix B, for SHA-1; its eight digits end in our six. */
const secret = toBase32(Buffer.from('12345678901234567890'))
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const

describe('time-based codes', () => {
  it.each(vectors)('at second %i of the RFC end as its vector %s does', (second, code) => {
    expect(codeAt(secret, stepOf(new Date(second * 1000)))).toBe(code.slice(2))
  })

  it('are accepted in their own half minute and the two beside it only', () => {
    const now = new Date('2026-11-15T05:00:10Z')
    const code = (offset: number) => codeAt(secret, stepOf(now) + offset)
    expect([-1, 0, 1].map((offset) => findStep(secret, code(offset), now))).toEqual(
      [-1, 0, 1].map((offset) => stepOf(now) + offset),
    )
    expect([-2, 2].map((offset) => findStep(secret, code(offset), now))).toEqual([undefined, undefined])
    expect(findStep(secret, `${code(0)}0`, now)).toBeUndefined()
    expect(findStep(secret, '', now)).toBeUndefined()
  })

  it('come from secrets of 160 bits that an authenticator can scan', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(addressOf('ABC', 'Quay side', 'a@b.test')).toBe(
      'otpauth://totp/Quay%20side:a%40b.test?secret=ABC&issuer=Quay%20side',
    )
  })
})
