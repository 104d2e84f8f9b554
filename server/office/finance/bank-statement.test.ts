import { lineKeys, missingFields } from '@quayside/contract/finance/bank-statement.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import { bankLayouts } from '@quayside/phrases/bank-layouts.ts'
import { describe, expect, it } from 'vitest'
import { readCurrency, readDay } from './bank-cells.ts'
import { findHeadings } from './bank-headings.ts'
import { readStatement } from './bank-statement.ts'

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
    const keys = lineKeys('A', [entry, entry])
    expect(new Set(keys).size).toBe(2)
    expect(lineKeys('a ', [entry, entry])).toEqual(keys)
    expect(
      new Set(
        lineKeys('A', [
          { ...entry, bankReference: 'X' },
          { ...entry, bankReference: 'X' },
        ]),
      ).size,
    ).toBe(1)
  })

  it('refuses days that do not exist, and spans of days', () => {
    expect(readDay('2026-02-30')).toBeUndefined()
    expect(readDay('2026-11-01 - 2026-11-30')).toBeUndefined()
    expect(readDay('11/16/2026')).toBeUndefined()
    expect(['16/11/2026', '16 Nov 2026', '16-Nov-2026', '20261116'].map(readDay)).toEqual(
      Array.from({ length: 4 }, () => '2026-11-16'),
    )
  })

  it('names its currencies in Chinese or English, in any case and width', () => {
    const written = [
      '英镑',
      '日圆',
      'usd',
      'ＵＳＤ',
      '港 币',
      'Euro',
      '人民币(CNY)',
      'US Dollar',
      '瑞士法郎',
      'CHF',
      'USD/HKD',
    ]
    const read = ['GBP', 'JPY', 'USD', 'USD', 'HKD', 'EUR', 'RMB', 'USD', undefined, undefined, undefined]
    expect(written.map(readCurrency)).toEqual(read)
  })

  const headings = ['日期', '币种', '金额', '借贷标志', '对方户名', '摘要']
  const readRows = (...rows: string[][]) => {
    const found = findHeadings([headings, ...rows].map((cells, place) => ({ row: place + 1, cells })))
    return readStatement(found?.row.cells ?? [], found?.below ?? [], found?.mapping ?? {}, 'RMB')
  }

  it('is not understood where a receipt is in a currency that is not booked, beside the amount too', () => {
    const read = readRows(
      ['2026-11-16', 'CHF', '800.00', '贷', 'A', ''],
      ['2026-11-16', '', 'GBP 500.00', '贷', 'A', ''],
      ['2026-11-16', '美元', 'HKD 1.00', '贷', 'A', ''],
      ['2026-11-16', 'CHF', '9.00', '借', 'A', ''],
    )
    expect(read.unknownCurrencies).toEqual([
      { row: 2, value: 'CHF' },
      { row: 4, value: '美元 / HKD' },
    ])
    expect(read.entries).toMatchObject([{ row: 3, currency: 'GBP', amount: '500.00' }])
  })

  it('has receipts only in rows that say that money came in', () => {
    const read = readRows(
      ['2026-11-16', '', '1.00', 'Charge', 'A', ''],
      ['2026-11-16', '', '2.00', 'Internal debit', 'A', ''],
      ['2026-11-16', '', '3.00', 'Inward remittance', 'A', ''],
      ['2026-11-16', '', '4.00', 'CR', 'Total Trading', ''],
      ['2026-11-16', '', '5.00', 'Reserved', 'A', ''],
      ['2026-11-30', '', '7.00', '贷', '', '本期合计'],
      ['2026-11-30', '', '7.00', 'Credit', 'Grand Total', ''],
    )
    expect(read.entries.map(({ row }) => row)).toEqual([4, 5])
    expect([read.outgoing, read.unread]).toEqual([2, [6, 7, 8]])
  })

  it('is recognised by the layouts of banks', () => {
    for (const [bank, layout] of Object.entries(bankLayouts)) {
      const cells = ['序号', ...Object.values(layout).toReversed(), '交易时间 ', '余额']
      expect({ bank, ...findHeadings([{ row: 1, cells }])?.mapping }).toMatchObject({ bank, ...layout })
    }
  })

  it('of China Merchants Bank has its day and its time in two columns', () => {
    const cells =
      '账号,币种,交易日,交易时间,起息日,交易类型,借方金额,贷方金额,余额,摘要,流水号,收/付方名称,收/付方账号'
    const found = findHeadings([
      { row: 1, cells: cells.split(',') },
      { row: 2, cells: '755,人民币,20261116,09:30:15,20261116,转账,,80000.00,1.00,货款,C1,A,40'.split(',') },
    ])
    const read = readStatement(found?.row.cells ?? [], found?.below ?? [], found?.mapping ?? {}, 'RMB')
    expect(read.entries).toMatchObject([
      {
        occurredOn: '2026-11-16',
        amount: '80000.00',
        payerName: 'A',
        payerAccount: '40',
        bankReference: 'C1',
      },
    ])
  })

  it('may give a reference that another bank or another payer has too', () => {
    const [a, b] = readRows(
      ['2026-11-16', '', '5.00', '贷', 'A', ''],
      ['2026-11-16', '', '5.00', '贷', 'B', ''],
    ).entries
    const lines = [a, b].flatMap((line) => (line ? [{ ...line, bankReference: 'X' }] : []))
    expect(new Set([...lineKeys('ICBC', lines), ...lineKeys('HSBC', lines)]).size).toBe(4)
  })
})
