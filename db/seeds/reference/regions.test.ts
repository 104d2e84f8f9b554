import { describe, expect, it } from 'vitest'
import { regionNames } from './region-names.ts'
import { regions } from './regions.ts'

const codes = new Set(regions.map(({ code }) => code))

describe('regions', () => {
  it('cover 34 provinces, with Hong Kong, Macao and Taiwan, named in three languages', () => {
    const provinces = regions.filter(({ level }) => level === 1)
    expect(provinces).toHaveLength(34)
    expect(provinces.filter(({ zhTW, en }) => !zhTW || !en)).toEqual([])
    expect(provinces.map(({ code }) => code)).toEqual(expect.arrayContaining(['710000', '810000', '820000']))
  })

  it('have a code of their own and a parent one level up', () => {
    expect(codes.size).toBe(regions.length)
    const levels = new Map(regions.map(({ code, level }) => [code, level]))
    const orphans = regions.filter(({ parent, level }) =>
      parent === null ? level !== 1 : levels.get(parent) !== level - 1,
    )
    expect(orphans).toEqual([])
  })

  it.each(['440304', '440305', '440308'])('have the Shenzhen district %s', (code) => {
    expect(regions.find((region) => region.code === code)).toMatchObject({ parent: '440300', level: 3 })
  })

  it('name every part of Hong Kong and Macao and every city of Taiwan in English, and no place that is not there', () => {
    const own = regions.filter(
      ({ code, level }) => /^8[12]/.test(code) || (code.startsWith('71') && level === 2),
    )
    expect(own.filter(({ en }) => !en)).toEqual([])
    expect(Object.keys(regionNames).filter((code) => !codes.has(code))).toEqual([])
  })
})
