import { describe, expect, it } from 'vitest'
import { hsChapters, hsSections } from '../hs-chapters.ts'
import { inspectionConditions, supervisionConditions } from '../hs-conditions.ts'
import { units } from '../units.ts'
import { allHsCodes } from './all-hs-codes.ts'
import { hsTable } from './hs-table.ts'

const declared = allHsCodes.flatMap(({ code, rates, elements }) =>
  rates ? [{ code, elements, ...rates }] : [],
)
const codes = new Set(allHsCodes.map(({ code }) => code))
const valuesOf = (dictionary: { entries: readonly { value: string }[] }) =>
  new Set(dictionary.entries.map(({ value }) => value))

describe('the shipped chapters', () => {
  it('are all 97, each in one of the 21 sections, with 77 reserved', () => {
    expect(hsChapters.map(({ value }) => Number(value))).toEqual(Array.from({ length: 97 }, (_, n) => n + 1))
    expect(hsSections).toHaveLength(21)
    const used = hsChapters.map(({ attributes }) => Number(attributes?.['section']))
    expect([...new Set(used)]).toEqual(Array.from({ length: 21 }, (_, n) => n + 1))
    expect(used).toEqual(used.toSorted((a, b) => a - b))
    expect(hsChapters[76]?.en).toMatch(/Reserved/)
  })
})

describe('the shipped customs codes', () => {
  it('are at least 320 of ten digits, none twice', () => {
    expect(declared.length).toBeGreaterThanOrEqual(320)
    expect(codes.size).toBe(allHsCodes.length)
    expect([...codes].filter((code) => !/^(\d{4}|\d{6}|\d{10})$/.test(code))).toEqual([])
  })

  it('stand under a heading, a subheading and a chapter that is not reserved', () => {
    const chapters = valuesOf({ entries: hsChapters })
    const orphans = declared.filter(
      ({ code }) =>
        !codes.has(code.slice(0, 4)) || !codes.has(code.slice(0, 6)) || !chapters.has(code.slice(0, 2)),
    )
    expect(orphans).toEqual([])
    expect(declared.filter(({ code }) => code.startsWith('77'))).toEqual([])
  })

  it('leave no heading and no subheading without a code', () => {
    const above = allHsCodes.filter(({ rates }) => !rates).map(({ code }) => code)
    expect(above.filter((code) => !declared.some((each) => each.code.startsWith(code)))).toEqual([])
  })

  it('use units and condition letters that the dictionaries know', () => {
    const [known, supervision, inspection] = [
      valuesOf(units),
      valuesOf(supervisionConditions),
      valuesOf(inspectionConditions),
    ]
    for (const each of declared) {
      expect(known.has(each.firstUnit) && known.has(each.secondUnit ?? each.firstUnit), each.code).toBe(true)
      expect(
        Array.from(each.supervision).every((letter) => supervision.has(letter)),
        each.code,
      ).toBe(true)
      expect(
        Array.from(each.inspection).every((letter) => inspection.has(letter)),
        each.code,
      ).toBe(true)
    }
  })

  it('have rates that can be: VAT of 9 or 13, a refund not above it, a temporary rate below the tariff', () => {
    for (const each of declared) {
      expect(['9', '13'], each.code).toContain(each.vatRate)
      expect(Number(each.refundRate), each.code).toBeLessThanOrEqual(Number(each.vatRate))
      expect(Number(each.generalRate), each.code).toBeGreaterThanOrEqual(Number(each.mfnRate))
      if (each.temporaryRate !== null) {
        expect(Number(each.temporaryRate), each.code).toBeLessThan(Number(each.mfnRate))
      }
    }
  })

  it('name what must be declared, once each', () => {
    for (const { code, elements } of declared) {
      expect(elements.length, code).toBeGreaterThan(7)
      expect(new Set(elements).size, code).toBe(elements.length)
    }
  })

  it('are named in English without Han characters and in traditional writing', () => {
    const all = [...allHsCodes, ...hsChapters, ...hsSections]
    expect(all.filter(({ en }) => /\p{Script=Han}/u.test(en))).toEqual([])
    const simplified =
      /[电机设备处车发动产业务关导数显网络线缆储软纸织纺药医疗检验测仪镜灯阀钢铁铜铝锡锂镍铅银贵类级满与经间开时]/u
    expect(all.map(({ zhTW }) => zhTW).filter((text) => simplified.test(text))).toEqual([])
  })
})

describe('hsTable', () => {
  it('refuses a row with a slipped column', () => {
    expect(() => hsTable('8542319000|集成电路|積體電路|Circuits|007,035|0|13/13')).toThrow('units|duty|taxes')
    expect(() => hsTable('8542|集成电路|=')).toThrow('lacks a name')
    expect(() => hsTable('8542|集成电路|=|Circuits')).toThrow('elements')
  })
})
