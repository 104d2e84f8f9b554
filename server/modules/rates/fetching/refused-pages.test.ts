import type { ServerResponse } from 'node:http'
import { rate } from '@quayside/contract/kernel/money.ts'
import type { RateSourceKey } from '@quayside/contract/rates/rate.codes.ts'
import { describe, expect, it } from 'vitest'
import { recordRates } from '../record-rates.ts'
import { fetchPage, PageNotRead, usualPoliteness } from './fetch-page.ts'
import { fetchingApp, page } from './fetching.testing.ts'
import {
  authorityHeadings,
  authorityHtml,
  authorityLines,
  bankHeadings,
  bankHtml,
  bankLines,
  customsJson,
  customsRows,
} from './pages.testing.ts'

const { run, staff, stored, warnings } = await fetchingApp()

describe('a page that is not what it was', () => {
  const changed: [string, RateSourceKey, string, string][] = [
    [
      'has another heading',
      'boc',
      bankHtml({ headings: bankHeadings.with(5, '折算价') }),
      'it has 0 tables with',
    ],
    ['lacks a currency', 'boc', bankHtml({ lines: bankLines.slice(0, -1) }), 'it has 0 lines for GBP'],
    [
      'has a currency twice',
      'boc',
      bankHtml({ lines: [...bankLines, bankLines[1] ?? bankLines[0]] as typeof bankLines }),
      'it has 2 lines for USD',
    ],
    [
      'has words for a price',
      'boc',
      bankHtml({ lines: bankLines.with(1, ['美元', '--', '702.98', '711.73', '711.73', '710.24']) }),
      'a price in it is no number',
    ],
    [
      'has a price of zero',
      'boc',
      bankHtml({ lines: bankLines.with(1, ['美元', '0', '702.98', '711.73', '711.73', '710.24']) }),
      'a price in it is zero',
    ],
    [
      'has a negative price',
      'boc',
      bankHtml({ lines: bankLines.with(1, ['美元', '-7', '702.98', '711.73', '711.73', '710.24']) }),
      'a price in it is no number',
    ],
    [
      'has changed buying for selling',
      'boc',
      bankHtml({ headings: bankHeadings.with(1, '现汇卖出价').with(3, '现汇买入价') }),
      'it sells USD for less than it buys it',
    ],
    [
      'quotes one price for another number of units',
      'boc',
      bankHtml({ lines: bankLines.with(1, ['美元', '7.0875', '702.98', '711.73', '711.73', '710.24']) }),
      'USD has buying 0.070875 beside the middle rate 7.102400',
    ],
    ['has an impossible day', 'boc', bankHtml({ day: '2026.02.30' }), 'a day in it is no date'],
    ['has an impossible time', 'boc', bankHtml({ time: '25:00:00' }), 'a time in it is no time'],
    ['is of tomorrow', 'boc', bankHtml({ day: '2026.11.14' }), 'its day 2026-11-14 lies in the future'],
    [
      'lacks a column',
      'safe',
      authorityHtml({ headings: authorityHeadings.with(1, '人民币') }),
      'it has 0 tables with',
    ],
    ['has no lines', 'safe', authorityHtml({ lines: [] }), 'its table has no lines'],
    [
      'leaps between two of its own days',
      'safe',
      authorityHtml({
        lines: authorityLines.with(0, ['2026-11-13', '870.00', '773.15', '4.7121', '91.32', '902.11', '']),
      }),
      'USD jumps from 7.100200 to 8.700000 on 2026-11-13',
    ],
    ['is a page of apologies', 'customs', '<html><body>系统维护中</body></html>', 'it is not the JSON list'],
    ['is another JSON', 'customs', '{"data":[]}', 'it is not the JSON list'],
    ['lacks a line', 'customs', customsJson(customsRows.slice(1)), 'it has no line for USD'],
  ]
  it.each(changed)(
    'that %s (%s) changes nothing and is told in one line',
    async (_case, source, text, reason) => {
      await run(source, page(text))
      expect(await stored()).toEqual([])
      expect(warnings()).toHaveLength(1)
      expect(warnings()[0]).toContain(`no rates taken from the page: ${reason}`)
    },
  )

  it('is refused whole when one currency moved by more than a fifth', async () => {
    await staff((tx) =>
      recordRates(tx, [{ source: 'boc', currency: 'USD', day: '2026-11-12', middle: rate('5.9') }]),
    )
    await run('boc', page(bankHtml()))
    expect(await stored()).toHaveLength(1)
    expect(warnings()).toEqual([
      'no rates taken from the page: USD jumps from 5.900000 to 7.102400 on 2026-11-13',
    ])
  })

  it('is not followed to where it sends us', async () => {
    const sentElsewhere = (response: ServerResponse): void =>
      void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
    await run('boc', sentElsewhere, page(bankHtml()))
    expect(await stored()).toEqual([])
    expect(warnings()).toEqual(['no rates taken from the page: it answered 302'])
  })

  it('is compared with another source where its own has no rate yet', async () => {
    await staff((tx) =>
      recordRates(tx, [{ source: 'safe', currency: 'JPY', day: '2026-11-12', middle: rate('4.7121') }]),
    )
    await run('boc', page(bankHtml()))
    expect(warnings()).toEqual([
      'no rates taken from the page: JPY jumps from 4.712100 to 0.047121 on 2026-11-13',
    ])
  })

  it('is taken once the provider has entered a real leap by hand', async () => {
    await staff((tx) =>
      recordRates(tx, [
        { source: 'boc', currency: 'USD', day: '2026-11-12', middle: rate('5.9') },
        { source: 'boc', currency: 'USD', day: '2026-11-13', middle: rate('7.1') },
      ]),
    )
    await run('boc', page(bankHtml()))
    expect(warnings()).toEqual([])
    expect(await stored()).toHaveLength(6)
  })
})

it.each(['http://user:Long-Word-42@127.0.0.1:9/', 'file:///etc/passwd', 'gopher://127.0.0.1/', 'nonsense'])(
  'an address such as %s is not called, and no password of it is in the log',
  async (address) => {
    const error: unknown = await fetchPage(address, { ...usualPoliteness, pauseMs: 5 }).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(PageNotRead)
    expect(String(error)).not.toContain('Long-Word-42')
  },
)
