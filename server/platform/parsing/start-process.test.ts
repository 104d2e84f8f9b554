import { describe, expect, it } from 'vitest'
import { readCodeMegabytes } from './start-process.ts'

describe('what a reading process may map', () => {
  it('leaves out the place for machine code where the operating system counts it', () => {
    const counted =
      '7f8ca3800000-7f8cc3800000 rwxp 00000000 00:00 0\n7f0000000000-7f0000800000 rw-p 00000000 00:00 0'
    expect(readCodeMegabytes(counted)).toBe(512)
  })

  it('leaves out nothing where that place is only reserved', () => {
    expect(readCodeMegabytes('7f8ca3800000-7f8cc3800000 ---p 00000000 00:00 0')).toBe(0)
    expect(readCodeMegabytes('')).toBe(0)
  })
})
