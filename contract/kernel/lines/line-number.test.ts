import { describe, expect, it } from 'vitest'
import { type LineNumberKind, lineNumberFault, lineNumberPattern, lineNumberShape } from './line-number.ts'

const kinds = Object.keys(lineNumberShape) as LineNumberKind[]

describe('a number of a line', () => {
  it.each(kinds)('that the pattern takes has no fault: %s', (kind) => {
    const { digits, decimals } = lineNumberShape[kind]
    for (const value of ['0', '1', '9'.repeat(digits), decimals > 0 ? `0.${'9'.repeat(decimals)}` : '7']) {
      expect(lineNumberPattern(kind).test(value)).toBe(true)
      expect(lineNumberFault(kind, value)).toBeUndefined()
    }
  })

  it.each(kinds)('is refused as negative, too large or too precise: %s', (kind) => {
    const { digits, decimals, isSigned } = lineNumberShape[kind]
    const wrong = [
      ...(isSigned ? [] : ([['-1', { code: 'orderLine.negative' }]] as const)),
      ['1'.repeat(digits + 1), { code: 'orderLine.tooLarge', params: { digits } }],
      ...(decimals > 0
        ? ([
            [`0.${'1'.repeat(decimals + 1)}`, { code: 'orderLine.tooPrecise', params: { decimals } }],
          ] as const)
        : []),
    ] as const
    for (const [value, fault] of wrong) {
      expect(lineNumberPattern(kind).test(value)).toBe(false)
      expect(lineNumberFault(kind, value)).toEqual(fault)
    }
  })

  it('is negative only where its kind has a sign', () => {
    expect(kinds.filter((kind) => lineNumberPattern(kind).test('-1'))).toEqual([
      'signedQuantity',
      'signedMoney',
    ])
  })

  it.each(['1e3', 'NaN', '1,000', '.5', '+1', '0x10', 'many'])('%s is for the pattern to refuse', (value) => {
    expect(lineNumberFault('money', value)).toBeUndefined()
    expect(lineNumberPattern('money').test(value)).toBe(false)
  })

  it('of a hundred thousand characters costs next to nothing', () => {
    const began = process.cpuUsage()
    for (const value of ['0'.repeat(100_000), `${'0'.repeat(100_000)}x`, `-${'1.'.repeat(50_000)}`])
      lineNumberFault('money', value)
    // Processor time in microseconds: what else the machine does is not counted.
    expect(process.cpuUsage(began).user).toBeLessThan(500_000)
  })
})
