import { amount } from '@quayside/contract/kernel/money.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInCapitals } from './chinese-capitals.ts'

const said = (figures: string, currency?: string) => amountInCapitals(amount(figures), currency)

describe('an amount in Chinese capital figures', () => {
  it.each([
    ['0', '人民币零元整'],
    ['0.05', '人民币伍分'],
    ['0.50', '人民币伍角整'],
    ['1', '人民币壹元整'],
    ['10', '人民币壹拾元整'],
    ['10.05', '人民币壹拾元零伍分'],
    ['123.45', '人民币壹佰贰拾叁元肆角伍分'],
    ['107.30', '人民币壹佰零柒元叁角整'],
    ['1001', '人民币壹仟零壹元整'],
    ['1010', '人民币壹仟零壹拾元整'],
    ['10000', '人民币壹万元整'],
    ['10001', '人民币壹万零壹元整'],
    ['100100', '人民币壹拾万零壹佰元整'],
    ['110000', '人民币壹拾壹万元整'],
    ['1234567.89', '人民币壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分'],
    ['100000000', '人民币壹亿元整'],
    ['100000001', '人民币壹亿零壹元整'],
    ['100010000', '人民币壹亿零壹万元整'],
    ['120000000.10', '人民币壹亿贰仟万元壹角整'],
    ['1000000000000', '人民币壹万亿元整'],
    ['1200000000000', '人民币壹万贰仟亿元整'],
    ['99999999999999.99', '人民币玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
    ['-12.30', '人民币负壹拾贰元叁角整'],
  ])('%s reads %s', (figures, words) => {
    expect(said(figures)).toBe(words)
  })

  it.each([
    ['USD', '美元壹佰元整'],
    ['JPY', '日元壹佰元整'],
    ['HKD', '港元壹佰元整'],
    ['EUR', '欧元壹佰元整'],
    ['GBP', '英镑壹佰元整'],
  ])('names the currency %s', (currency, words) => {
    expect(said('100', currency)).toBe(words)
  })

  it('never says the same words for two amounts, nor two zeros in a row', () => {
    const cents = fc.integer({ min: 0, max: 2_000_000_000 })
    const words = (value: number) => said((value / 100).toFixed(2))
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(words(a) === words(b)).toBe(a === b)
        expect(words(a)).not.toMatch(/零零|零[万亿拾佰仟角分]/)
      }),
    )
  })
})
