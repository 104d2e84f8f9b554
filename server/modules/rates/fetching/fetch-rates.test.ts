import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rate } from '@quayside/contract/kernel/money.ts'
import type { RateSourceKey } from '@quayside/contract/rates/rate.codes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { testApp } from '../../../platform/testing/test-app.ts'
import { recordRates } from '../record-rates.ts'
import { rateFetchers, ratePages } from './fetch-rates.ts'
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

const app = await testApp({ clock: testClock('2026-11-13T03:00:00Z') })
let pages: Server
let answers: ((response: ServerResponse, request: IncomingMessage) => void)[]
let asked: number

beforeAll(async () => {
  pages = createServer((request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked++
    answer?.(response, request)
  })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  pages.closeAllConnections()
  await new Promise((resolve) => pages.close(resolve))
})
beforeEach(async () => {
  asked = 0
  app.logLines.length = 0
  await staff((tx) => tx.deleteFrom('rate').execute())
})

const staff = <T>(work: (tx: Tx) => Promise<T>) => app.platform.staff.transaction([], work)
const page =
  (text: string, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end(text)

/** The job as the scheduler would run it, with the local page as its address. */
async function run(
  source: RateSourceKey,
  ...served: ((response: ServerResponse, request: IncomingMessage) => void)[]
) {
  answers = served
  const address = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/`
  const config = { ...app.platform.config, environment: { [ratePages[source].setting]: address } }
  const politeness = { timeoutMs: 300, maxBytes: 50_000, pauseMs: 5 }
  const job = rateFetchers({ ...app.platform, config }, politeness).find(
    ({ name }) => name === `rates-${source}`,
  )
  await job?.run({})
}

const stored = () =>
  staff((tx) =>
    tx
      .selectFrom('rate')
      .select(['source', 'currency', 'day', 'middle', 'buying', 'cash_buying', 'selling', 'published_at'])
      .orderBy('day')
      .orderBy('currency')
      .execute(),
  )
const warnings = () =>
  app.logLines
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level }) => level >= 40)
    .map(({ msg }) => msg)

/** Node only decodes GBK: the table is turned round. */
function inGbk(text: string): Buffer {
  const decoder = new TextDecoder('gbk')
  const bytes = new Map<string, number[]>()
  for (let high = 0x81; high < 0xff; high++)
    for (let low = 0x40; low < 0xff; low++) {
      const pair = [high, low]
      bytes.set(decoder.decode(Buffer.from(pair)), pair)
    }
  return Buffer.from(
    Array.from(text).flatMap((character) => bytes.get(character) ?? [character.charCodeAt(0)]),
  )
}

describe('the fetchers of the public pages', () => {
  it('take the bank’s prices, quoted for a hundred units, with the time the bank gives', async () => {
    await run('boc', page(bankHtml()))
    const rows = await stored()
    expect(rows).toHaveLength(5)
    expect(rows.find(({ currency }) => currency === 'USD')).toMatchObject({
      source: 'boc',
      day: '2026-11-13',
      middle: '7.102400',
      buying: '7.087500',
      cash_buying: '7.029800',
      selling: '7.117300',
    })
    expect(rows.find(({ currency }) => currency === 'JPY')?.middle).toBe('0.047121')
    expect(Date.parse(rows[0]?.published_at ?? '')).toBe(Date.parse('2026-11-13T10:30:00+08:00'))
    expect(warnings()).toEqual([])
  })

  it('take every day of the authority’s table', async () => {
    await run('safe', page(authorityHtml()))
    const rows = await stored()
    expect(rows).toHaveLength(10)
    expect(rows[0]).toMatchObject({ source: 'safe', currency: 'EUR', day: '2026-11-12', middle: '7.724000' })
    expect(rows.at(-1)).toMatchObject({
      currency: 'USD',
      day: '2026-11-13',
      middle: '7.102400',
      buying: null,
    })
  })

  it('take the customs’ month, also that of the next one, and no later', async () => {
    const next = customsRows.map((row) => ({ ...row, effectiveDate: '2026-12-01' }))
    await run('customs', page(customsJson([...customsRows, ...next])))
    const rows = await stored()
    expect(rows).toHaveLength(10)
    expect(rows.map(({ day }) => day)).toContain('2026-12-01')
    await run(
      'customs',
      page(customsJson(customsRows.map((row) => ({ ...row, effectiveDate: '2027-01-01' })))),
    )
    expect(await stored()).toHaveLength(10)
    expect(warnings()).toEqual(['no rates taken from the page: its day 2027-01-01 lies in the future'])
  })

  it('read a page in GBK', async () => {
    await run('safe', (response) => void response.end(inGbk(authorityHtml())))
    expect(warnings()).toEqual([])
    expect(await stored()).toHaveLength(10)
  })

  it('leave the time of a rate alone that a page repeats', async () => {
    await run('safe', page(authorityHtml()))
    const before = await stored()
    await run('safe', page(authorityHtml()))
    expect(await stored()).toEqual(before)
  })

  it('replace the bank’s price of the morning by that of the afternoon', async () => {
    await run('boc', page(bankHtml()))
    const later = bankLines.map((line) => line.with(5, line[5]) as typeof line)
    later[1] = ['美元', '709.10', '703.00', '712.00', '712.00', '710.60']
    await run('boc', page(bankHtml({ lines: later, time: '16:05:00' })))
    expect((await stored()).find(({ currency }) => currency === 'USD')).toMatchObject({ middle: '7.106000' })
    expect(await stored()).toHaveLength(5)
  })
})

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

describe('an address that is slow, away or not there', () => {
  it('is asked once more after a fault of its own, and no third time', async () => {
    await run('boc', page('busy', 503), page(bankHtml()))
    expect(asked).toBe(2)
    expect(await stored()).toHaveLength(5)
    asked = 0
    await run('boc', page('busy', 503))
    expect(asked).toBe(2)
    expect(warnings()).toEqual(['no rates taken from the page: it answered 503'])
  })

  it('is not asked again when the page is gone', async () => {
    await run('boc', page('gone', 404))
    expect(asked).toBe(1)
    expect(warnings()).toEqual(['no rates taken from the page: it answered 404'])
  })

  it('is given up when it does not answer in time', async () => {
    await run('boc', () => undefined)
    expect(warnings()).toEqual(['no rates taken from the page: it did not answer within 300 ms'])
  })

  it('is left when it sends without end, and when it sends no text', async () => {
    await run('boc', page('x'.repeat(60_000)))
    await run('boc', (response) => void response.end(Buffer.from([0, 1, 2, 3])))
    expect(warnings()).toEqual([
      'no rates taken from the page: it is larger than 50000 bytes',
      'no rates taken from the page: it is no text',
    ])
  })

  it('that is not configured does nothing, and says so once', async () => {
    answers = []
    const fetchers = rateFetchers(app.platform)
    for (const round of [1, 2, 3]) for (const job of fetchers) await job.run({ round })
    const said = app.logLines.map((line) => (JSON.parse(line) as { msg: string }).msg)
    expect(said).toEqual([
      'rates are not fetched: RATES_SAFE_URL is not set',
      'rates are not fetched: RATES_BOC_URL is not set',
      'rates are not fetched: RATES_CUSTOMS_URL is not set',
    ])
    expect(asked).toBe(0)
  })
})
