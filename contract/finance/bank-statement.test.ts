import { describe, expect, it } from 'vitest'
import { amount } from '../kernel/money.ts'
import { type BankEntry, lineKeys, missingFields } from './bank-statement.ts'

const entry = (values: Partial<BankEntry> = {}): BankEntry => ({
  row: 1,
  occurredOn: '2026-11-19',
  occurredAt: '10:00',
  currency: 'RMB',
  amount: amount('100'),
  payerName: 'A',
  payerAccount: '1',
  payerBank: '',
  remark: '',
  bankReference: '',
  ...values,
})

describe('the columns of a bank’s file', () => {
  it.each([
    [{}, ['occurredOn', 'credit']],
    [{ occurredOn: 'Date' }, ['credit']],
    [{ credit: 'In' }, ['occurredOn']],
    [{ occurredOn: 'Date', credit: 'In' }, []],
    [{ occurredOn: 'Date', amount: 'Amount' }, []],
  ])('%j lack %j: a day and an amount are needed', (mapping, missing) => {
    expect(missingFields(mapping)).toEqual(missing)
  })
})

describe('two lines of a bank', () => {
  const keysOf = (...entries: BankEntry[]) => lineKeys('Bank of China', entries)
  const areSame = ([first, second]: string[]) => first === second

  it('are one transfer where the bank gave both one number', () => {
    const numbered = entry({ bankReference: 'R1' })
    expect(areSame(keysOf(numbered, { ...numbered, row: 2, remark: 'again' }))).toBe(true)
    expect(areSame(keysOf(numbered, entry({ bankReference: 'R2' })))).toBe(false)
    expect(areSame(keysOf(numbered, { ...numbered, payerName: 'B' }))).toBe(false)
  })

  it('without a number are two transfers of one file, and the same two when the file is read again', () => {
    const twice = keysOf(entry(), entry({ row: 2 }))
    expect(areSame(twice)).toBe(false)
    expect(keysOf(entry(), entry({ row: 9 }))).toEqual(twice)
    expect(keysOf(entry(), entry({ remark: 'x' }))).not.toEqual(twice)
    expect(twice.map((key) => key.split('|').at(-1))).toEqual(['1', '2'])
  })

  it('are compared whatever way the bank’s name was typed', () => {
    expect(lineKeys('bank of ｃhina', [entry()])).toEqual(lineKeys('BankOfChina', [entry()]))
  })
})
