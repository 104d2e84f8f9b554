import { describe, expect, it } from 'vitest'
import { isPushAddress, pushOutcome, pushPause } from './push.rules.ts'

describe('isPushAddress', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('takes the service of a browser: %s', (address) => {
    expect(isPushAddress(address, [])).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://storage.googleapis.com/abc',
    'https://notify.windows.com.evil.example/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://:word@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com/abc#end',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'fcm.googleapis.com/abc',
    '',
  ])('refuses %s', (address) => {
    expect(isPushAddress(address, [])).toBe(false)
  })

  it('takes a host that the operator named, also without encryption and by its port', () => {
    expect(isPushAddress('http://10.1.2.3:8080/abc', ['10.1.2.3:8080'])).toBe(true)
    expect(isPushAddress('http://10.1.2.3:8081/abc', ['10.1.2.3:8080'])).toBe(false)
    expect(isPushAddress('ftp://10.1.2.3:8080/abc', ['10.1.2.3:8080'])).toBe(false)
  })
})

describe('an attempt', () => {
  it.each([
    [200, undefined],
    [201, undefined],
    [299, undefined],
    [199, 'refused'],
    [300, 'refused'],
    [499, 'refused'],
    [500, 'unreachable'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'tooFast'],
    [403, 'refused'],
    [413, 'refused'],
    [502, 'unreachable'],
    [undefined, 'unreachable'],
  ] as const)('with the status %s ended as %s', (status, outcome) => {
    expect(pushOutcome(status)).toBe(outcome)
  })

  it('is repeated five times, later where the service was asked too often, and never where it was refused', () => {
    expect([1, 2, 3, 4, 5, 6].map((attempts) => pushPause(attempts, 'unreachable'))).toEqual([
      1,
      5,
      15,
      60,
      180,
      undefined,
    ])
    expect(pushPause(1, 'tooFast')).toBe(10)
    expect(pushPause(1, 'refused')).toBeUndefined()
  })
})
