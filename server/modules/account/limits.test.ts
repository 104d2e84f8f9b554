import { describe, expect, it } from 'vitest'
import { addressKey } from './limits.ts'

describe('an address that limits are counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2:ffff::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::', 'fe80:0:0:0'],
  ])('takes %s as %s: a /64 of IPv6 is one household', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})
