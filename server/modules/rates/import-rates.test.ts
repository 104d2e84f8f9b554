import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { type CellValue, writeXlsx } from 'hucre/xlsx'
import { beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { providerSender } from '../../platform/parsing/turns.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { importRates } from './import-rates.ts'

const app = await testApp({ clock: testClock('2026-11-15T03:00:00Z') })
beforeEach(() => app.platform.staff.transaction([], (tx) => tx.deleteFrom('rate').execute()))

const storedRates = () =>
  app.platform.staff.transaction([], (tx) =>
    tx.selectFrom('rate').select(['source', 'currency', 'day', 'middle', 'selling']).orderBy('day').execute(),
  )

const header = ['来源', '币种', '日期', '中间价', '现汇卖出价']
const xlsx = async (rows: CellValue[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'S', rows }] }))
const take = (bytes: Buffer, mode: 'preview' | 'take' = 'take') =>
  importRates(app.platform, { bytes, sender: providerSender('test'), locale: 'en-US', mode })

describe('importRates', () => {
  it('takes rates from a workbook, with sources in words and days as dates', async () => {
    const result = await take(
      await xlsx([
        header,
        ['外汇局中间价', 'USD', new Date('2026-11-13T00:00:00Z'), 7.1024, null],
        ['boc', '日元', '2026-11-13', '0.047121', 0.04746],
        ['海关计征汇率', 'EUR', '2026-12-01', 7.7021, null],
      ]),
    )
    expect(result).toMatchObject({ acceptedCount: 3, rejectedCount: 0 })
    expect(await storedRates()).toEqual([
      { source: 'safe', currency: 'USD', day: '2026-11-13', middle: '7.102400', selling: null },
      { source: 'boc', currency: 'JPY', day: '2026-11-13', middle: '0.047121', selling: '0.047460' },
      { source: 'customs', currency: 'EUR', day: '2026-12-01', middle: '7.702100', selling: null },
    ])
  })

  it('takes them from a csv under English headings', async () => {
    const csv = 'Source,Currency,Date,Middle rate\nBank of China,GBP,2026-11-13,9.0211\n'
    expect(await take(Buffer.from(csv))).toMatchObject({ acceptedCount: 1 })
    expect(await storedRates()).toMatchObject([{ source: 'boc', currency: 'GBP', middle: '9.021100' }])
  })

  it('tells what is wrong at row and column, and takes the good rows', async () => {
    const result = await take(
      await xlsx([
        header,
        ['boc', 'USD', '2026-11-13', '7.1', ''],
        ['boc', 'USD', '2026-11-12', '0', ''],
        ['boc', 'USD', '2026-11-11', '7.1', '-7.12'],
        ['boc', 'XAU', '2026-11-13', '7.1', ''],
        ['boc', 'RMB', '2026-11-13', '1', ''],
        ['ecb', 'USD', '2026-11-13', '7.1', ''],
        ['boc', 'USD', '2026-02-30', '7.1', ''],
        ['boc', 'USD', '2026-11-16', '7.1', ''],
        ['boc', 'USD', '2026-11-10', '', ''],
        ['boc', 'USD', '2026-11-09', 'seven', ''],
        ['boc', 'USD', '2026-11-13', '7.2', ''],
        ['customs', 'USD', '2027-01-01', '7.2', ''],
      ]),
    )
    expect(result).toMatchObject({ acceptedCount: 1, rejectedCount: 11 })
    expect(
      result.rejected.map(({ row, errors }) => [row, errors.map(({ path, msg }) => `${path}: ${msg}`)]),
    ).toEqual([
      [3, ['middle: An exchange rate must be greater than zero']],
      [4, ['selling: An exchange rate must be greater than zero']],
      [5, ['currency: Choose from the list']],
      [6, ['currency: Choose from the list']],
      [7, ['source: Choose from the list']],
      [8, ['day: Enter a valid date, such as 2026-11-15']],
      [9, ['day: The date cannot be in the future; a customs rate may be for next month at the latest']],
      [10, [': Enter at least one of the rates']],
      [11, ['middle: Enter a number with at most six decimals']],
      [12, ['day: The same as row 2 of the file']],
      [13, ['day: The date cannot be in the future; a customs rate may be for next month at the latest']],
    ])
    expect(await storedRates()).toHaveLength(1)
  })

  it('records nothing in a preview', async () => {
    const result = await take(await xlsx([header, ['boc', 'USD', '2026-11-13', '7.1', '']]), 'preview')
    expect(result).toMatchObject({ acceptedCount: 1 })
    expect(await storedRates()).toEqual([])
  })

  it('refuses a wrong header and names the columns that are missing', async () => {
    const wrong = take(
      await xlsx([
        ['来源', '货币', '日期'],
        ['boc', 'USD', '2026-11-13'],
      ]),
    )
    await expect(wrong).rejects.toBeInstanceOf(Refusal)
    await expect(wrong).rejects.toMatchObject({
      findings: [{ code: 'excel.columnMissing', path: 'file', params: { columns: 'Currency' } }],
    })
    await expect(
      take(
        await xlsx([
          ['a', 'b'],
          ['c', 'd'],
        ]),
      ),
    ).rejects.toMatchObject({
      findings: [{ code: 'excel.headerMissing' }],
    })
  })
})
