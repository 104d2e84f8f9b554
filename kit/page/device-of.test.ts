import { describe, expect, it } from 'vitest'
import { deviceOf } from './device-of.ts'

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'Chrome · Windows',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari · iOS'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 MicroMessenger/8.0', 'WeChat · Android'],
    ['curl/8.0', undefined],
  ])('is named by browser and system: %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device)
  })
})
