import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { checkTariffRow, TariffRow, unitOf } from './tariff-row.ts'

const terms = {
  units: new Map([
    ['007', '007'],
    ['千克', '035'],
  ]),
  supervision: new Set(['A', 'B']),
  inspection: new Set(['M', 'P']),
}
const cells = { code: '8542310000', chineseName: '集成电路', firstUnit: '007', mfnRate: '0', vatRate: '13' }
const read = (changes: Record<string, unknown>): TariffRow => TariffRow.parse({ ...cells, ...changes })
const check = (changes: Record<string, unknown>): string[] => foundBy(checkTariffRow(read(changes), terms))

describe('a row of the tariff', () => {
  it('is read as customs prints it', () => {
    const row = read({
      code: '8542.31 00.00',
      mfnRate: '5 %',
      supervision: 'A/B',
      elements: '1:品名;2：用途；\n3、型号;',
    })
    expect(row).toMatchObject({ code: '8542310000', mfnRate: '5', supervision: 'AB' })
    expect(row.elements).toEqual(['品名', '用途', '型号'])
    expect(
      ['854', '85423', '854231000011'].map((code) => TariffRow.safeParse({ ...cells, code }).success),
    ).toEqual([false, false, false])
  })

  it('has a unit that is known by code, also as Excel keeps it, or by name', () => {
    expect(unitOf(terms, '7')).toBe('007')
    expect(unitOf(terms, '千克')).toBe('035')
    expect(check({ secondUnit: '999' })).toEqual(['secondUnit hsCode.unitUnknown'])
    expect(check({ firstUnit: 'kg' })).toEqual(['firstUnit hsCode.unitUnknown'])
  })

  it('has a chapter that exists, and letters that are known', () => {
    expect(check({ code: '7742310000' })).toEqual(['code hsCode.chapterUnknown'])
    expect(check({ supervision: 'AX' })).toEqual(['supervision hsCode.conditionUnknown'])
    expect(check({ inspection: 'A' })).toEqual(['inspection hsCode.conditionUnknown'])
    expect(check({ supervision: 'AB', inspection: 'M/P' })).toEqual([])
  })

  it('with ten digits has unit and rates; a heading may be without', () => {
    const bare = { firstUnit: '', mfnRate: null, vatRate: null }
    expect(check(bare)).toEqual([
      'firstUnit field.required',
      'mfnRate field.required',
      'vatRate field.required',
    ])
    expect(check({ ...bare, code: '85423100' })).toEqual([])
  })

  it('has a VAT rate that exists, a refund up to it, and consumption tax below 100 %', () => {
    expect(check({ vatRate: '0.13' })).toEqual(['vatRate hsCode.vatRate'])
    expect(['0', '9', '13', '13.0'].flatMap((vatRate) => check({ vatRate }))).toEqual([])
    expect(check({ refundRate: '13' })).toEqual([])
    expect(check({ refundRate: '13.01' })).toEqual(['refundRate hsCode.refundAboveVat'])
    expect(check({ consumptionRate: '99.9' })).toEqual([])
    expect(check({ consumptionRate: '100' })).toEqual(['consumptionRate classification.percent'])
  })
})
