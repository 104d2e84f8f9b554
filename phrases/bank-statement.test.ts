import { lineKeys, missingFields } from '@quayside/contract/finance/bank-statement.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import { describe, expect, it } from 'vitest'
import { findHeadings } from './bank-headings.ts'
import { dayOf, readStatement } from './bank-statement.ts'

describe('a bank’s file', () => {
  const table = [
    { row: 1, cells: ['账户明细', '', ''] },
    {
      row: 3,
      cells: ['交易时间', '贷方发生额(元)', '借方发生额', '对方户名', '对方账号', '摘要', '交易流水号'],
    },
    { row: 4, cells: ['2026/11/16 8:57', '80,000.00', '', 'A', '40 00', '货款', '2026111'] },
    { row: 5, cells: ['20261115', '', '12.00', 'B', '', '手续费', '2026110'] },
    { row: 6, cells: ['2026年11月14日', '¥5.5', '', 'C', '', '', ''] },
    { row: 7, cells: ['合计', '', '', '', '', '', ''] },
  ]
  it('is read under the headings that banks use: receipts, payments out, rows that are neither', () => {
    const found = findHeadings(table)
    expect(found?.mapping).toMatchObject({ occurredOn: '交易时间', credit: '贷方发生额(元)', remark: '摘要' })
    const read = readStatement(found?.row.cells ?? [], found?.below ?? [], found?.mapping ?? {}, 'RMB')
    expect(read.entries).toMatchObject([
      { row: 4, occurredOn: '2026-11-16', occurredAt: '08:57', amount: '80000.00', payerAccount: '4000' },
      { row: 6, occurredOn: '2026-11-14', amount: '5.50', payerName: 'C' },
    ])
    expect([read.outgoing, read.unread]).toEqual([1, [7]])
  })

  it('is read by the mapping of its bank where the headings are its own', () => {
    const own = [
      { row: 1, cells: ['Tag', 'Eingang', 'Von'] },
      { row: 2, cells: ['2026-11-16', '7.00', 'A'] },
    ]
    expect(missingFields(findHeadings(own)?.mapping ?? {})).toEqual(['occurredOn', 'credit'])
    const found = findHeadings(own, { occurredOn: 'Tag', credit: 'Eingang', payerName: 'Von' })
    expect(missingFields(found?.mapping ?? {})).toEqual([])
  })

  it('tells two equal transfers of a day apart, and knows both again', () => {
    const entry = {
      row: 1,
      occurredOn: '2026-11-16',
      occurredAt: '',
      currency: 'RMB',
      amount: amount('5.00'),
      payerName: 'A',
      payerAccount: '',
      payerBank: '',
      remark: '',
      bankReference: '',
    }
    const keys = lineKeys([entry, entry])
    expect(new Set(keys).size).toBe(2)
    expect(lineKeys([entry, entry])).toEqual(keys)
    expect(
      new Set(
        lineKeys([
          { ...entry, bankReference: 'X' },
          { ...entry, bankReference: 'X' },
        ]),
      ).size,
    ).toBe(1)
  })

  it('refuses days that do not exist', () => {
    expect(dayOf('2026-02-30')).toBeUndefined()
  })
})
