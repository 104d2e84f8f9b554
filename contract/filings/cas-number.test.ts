import { describe, expect, it } from 'vitest'
import { casCheckDigit, checkCasNumber } from './cas-number.ts'

const codes = (number: string) =>
  checkCasNumber('casNumber', number).map(({ code, params }) => [code, params])

describe('a CAS number', () => {
  it.each([
    '7732-18-5', // water
    '77-92-9', // citric acid
    '50-81-7', // ascorbic acid
    '144-55-8', // sodium hydrogen carbonate
    '50-70-4', // sorbitol
    '25322-68-3', // polyethylene glycol
    '56038-13-2', // sucralose
    '7235-40-7', // beta-carotene
    '58-08-2', // caffeine
    '9004-34-6', // cellulose
    '1333-86-4', // carbon black
    '13463-67-7', // titanium dioxide
  ])('%s is right', (number) => expect(codes(number)).toEqual([]))

  it('may be missing', () => expect(codes('')).toEqual([]))

  it.each([
    '77929',
    '7732-18',
    '1-18-5',
    '12345678-18-5',
    '7732-1-85',
    '7732-18-55',
    'CAS 7732-18-5',
    '７７３２-18-5',
  ])('%s has another shape', (number) => expect(codes(number)).toEqual([['ingredient.casNumber', undefined]]))

  it.each([
    ['7732-18-4', 5],
    ['7723-18-5', 4],
    ['50-81-0', 7],
    ['58-80-2', 0],
  ])('%s should end in %i', (number, digit) =>
    expect(codes(number)).toEqual([['ingredient.casCheckDigit', { digit }]]),
  )

  it('is wrong when two neighbouring digits are swapped', () => {
    const right = '25322-68-3'
    const places = right
      .split('')
      .flatMap((sign, place) => (sign === '-' ? [] : [place]))
      .slice(0, -1)
    for (const [order, place] of places.slice(0, -1).entries()) {
      const next = places[order + 1] ?? 0
      const signs = right.split('')
      const [first = '', second = ''] = [signs[place], signs[next]]
      signs[place] = second
      signs[next] = first
      expect(codes(signs.join(''))).toHaveLength(first === second ? 0 : 1)
    }
  })

  it('counts the digits from the right', () => expect(casCheckDigit('7732-18-5')).toBe(5))
})
