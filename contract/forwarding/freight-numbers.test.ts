import { describe, expect, it } from 'vitest'
import {
  checkContainerNumber,
  checkWaybill,
  containerCheckDigit,
  plainNumber,
  printedWaybill,
} from './freight-numbers.ts'

const codesOf = (findings: readonly { code: string }[]) => findings.map(({ code }) => code)

describe('a container number (ISO 6346)', () => {
  // The first is the standard's own example; the last has a remainder of 10, which is written 0.
  it.each([
    ['CSQU305438', 3],
    ['MSKU907032', 3],
    ['TEMU607967', 2],
    ['APZU300003', 0],
  ])('%s has the check digit %i', (number, digit) => {
    expect(containerCheckDigit(number)).toBe(digit)
    expect(checkContainerNumber('n', `${number}${digit}`)).toEqual([])
  })

  it('is refused with the digit that it should have', () => {
    expect(checkContainerNumber('n', 'CSQU3054380')).toEqual([
      { path: 'n', code: 'freight.containerCheckDigit', params: { digit: 3 } },
    ])
  })

  it.each(['CSQA3054383', 'CSU3054383', 'CSQU305438', 'csqu3054383', ''])('%s is none', (number) => {
    expect(codesOf(checkContainerNumber('n', number))).toEqual(['freight.containerNumber'])
  })

  it('finds every single wrong digit', () => {
    const right = 'CSQU3054383'
    for (let place = 4; place < 10; place += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const typed = `${right.slice(0, place)}${digit}${right.slice(place + 1)}`
        if (typed !== right) expect(checkContainerNumber('n', typed)).toHaveLength(1)
      }
  })
})

describe('an air waybill number', () => {
  it.each(['78412345675', '16012345675', '99900000010'])(
    '%s has its serial number modulo 7 at the end',
    (number) => {
      expect(codesOf(checkWaybill('n', number))).toEqual(
        Number(number.slice(3, 10)) % 7 === Number(number[10]) ? [] : ['freight.waybillCheckDigit'],
      )
    },
  )

  it('is taken with blanks and a hyphen, and printed with one', () => {
    expect(plainNumber('784-1234 5675')).toBe('78412345675')
    expect(checkWaybill('n', plainNumber('784-1234 5675'))).toEqual([])
    expect(printedWaybill('78412345675')).toBe('784-12345675')
  })

  it('is refused with another check digit or length', () => {
    expect(checkWaybill('n', '78412345676')).toEqual([
      { path: 'n', code: 'freight.waybillCheckDigit', params: { digit: 5 } },
    ])
    expect(codesOf(checkWaybill('n', '7841234567'))).toEqual(['freight.waybill'])
  })
})
