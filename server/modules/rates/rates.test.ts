import { rate } from '@quayside/contract/kernel/money.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import type { RateRow } from '@quayside/contract/rates/rate-row.ts'
import { describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import type { ReadColumn } from '../../platform/excel/map-headers.ts'
import { readSheet } from '../../platform/excel/read-sheet.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { recordRates } from './record-rates.ts'

// Sunday the 15th in Shanghai, while it is still Saturday in UTC.
const app = await testApp({ clock: testClock('2026-11-14T17:00:00Z') })
const { token } = await app.given.member()
const record = (rows: readonly RateRow[]) => app.platform.staff.transaction([], (tx) => recordRates(tx, rows))
await record([
  { source: 'boc', currency: 'USD', day: '2026-11-12', middle: rate('7.1'), selling: rate('7.12') },
  { source: 'boc', currency: 'USD', day: '2026-11-13', middle: rate('7.11'), selling: rate('7.13') },
  { source: 'boc', currency: 'JPY', day: '2026-11-13', middle: rate('0.046123') },
  { source: 'customs', currency: 'USD', day: '2026-11-01', middle: rate('7.2') },
])

describe('GET base/bRateRmbFromBoc/getRateBySearch', () => {
  const search = (query: Record<string, string>, locale = 'en-US') =>
    app.client('GET base/bRateRmbFromBoc/getRateBySearch', { token, query, locale })

  it('answers the rate of a day with six decimals as text', async () => {
    const { body } = await search({ currency: 'USD', date: '2026-11-12' })
    expect(body).toMatchObject({
      code: 200,
      data: [
        {
          source: 'boc',
          currency: 'USD',
          date: '2026-11-12',
          day: '2026-11-12',
          isFallback: false,
          middle: '7.100000',
          buying: null,
          selling: '7.120000',
        },
      ],
    })
  })

  it('falls back to the last published day and says which, today in Shanghai by default', async () => {
    const { body } = await search({})
    expect(body.data).toMatchObject([
      { currency: 'JPY', date: '2026-11-15', day: '2026-11-13', isFallback: true },
      { currency: 'USD', date: '2026-11-15', day: '2026-11-13', isFallback: true, middle: '7.110000' },
    ])
  })

  it('answers each day of a period', async () => {
    const { body } = await search({ currency: 'USD', dateBegin: '2026-11-11', dateEnd: '2026-11-14' })
    expect(body.data.map(({ date, day }: { date: string; day: string }) => [date, day])).toEqual([
      ['2026-11-12', '2026-11-12'],
      ['2026-11-13', '2026-11-13'],
      ['2026-11-14', '2026-11-13'],
    ])
  })

  it('takes the customs rate of a month as that of each of its days', async () => {
    const november = await search({ currency: 'USD', source: 'customs', date: '2026-11-30' })
    expect(november.body.data).toMatchObject([{ day: '2026-11-01', isFallback: false }])
    const december = await search({ currency: 'USD', source: 'customs', date: '2026-12-01' })
    expect(december.body.data).toMatchObject([{ day: '2026-11-01', isFallback: true }])
  })

  it('knows no rate before the first one', async () => {
    expect((await search({ currency: 'USD', date: '2020-01-01' })).body).toMatchObject({
      code: 200,
      data: [],
    })
  })

  it.each([
    [{ currency: 'RMB' }, 'currency'],
    [{ currency: 'XXX' }, 'currency'],
    [{ source: 'ecb' }, 'source'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '2026-11-01', dateBegin: '2026-11-01' }, 'date'],
    [{ dateEnd: '2026-11-01' }, 'dateBegin'],
    [{ dateBegin: '2026-11-02' }, 'dateEnd'],
    [{ dateBegin: '2026-11-02', dateEnd: '2026-11-01' }, 'dateEnd'],
    [{ dateBegin: '2020-01-01', dateEnd: '2026-11-01' }, 'dateEnd'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %j at its field', async (query, path) => {
    const { body } = await search(query as Record<string, string>)
    expect(body).toMatchObject({ code: 400, data: { fields: [{ path }] } })
  })

  it('needs its permission', async () => {
    const other = await app.given.member({ permissions: [] })
    const { body } = await app.client('GET base/bRateRmbFromBoc/getRateBySearch', { token: other.token })
    expect(body.code).toBe('403')
  })
})

describe('GET base/online/rate/list', () => {
  it('lists what was published, newest first, by currency, source and period', async () => {
    const all = await app.client('GET base/online/rate/list', { token })
    expect(all.body).toMatchObject({ code: 200, total: 4 })
    expect(all.body.rows[0].day).toBe('2026-11-13')
    const some = await app.client('GET base/online/rate/list', {
      token,
      query: { currency: 'USD', source: 'boc', dayBegin: '2026-11-13', dayEnd: '2026-11-30' },
    })
    expect(some.body).toMatchObject({ total: 1, rows: [{ day: '2026-11-13', middle: '7.110000' }] })
  })
})

describe('GET base/online/rate/latest', () => {
  const latest = (query: Record<string, string>) =>
    app.client('GET base/online/rate/latest', { token, query })

  it('answers the rate that holds with the one published before it', async () => {
    const { body } = await latest({ source: 'boc' })
    expect(body.data).toMatchObject([
      {
        currency: 'USD',
        date: '2026-11-15',
        day: '2026-11-13',
        isFallback: true,
        middle: '7.110000',
        previous: { day: '2026-11-12', middle: '7.100000', selling: '7.120000' },
      },
      { currency: 'JPY', day: '2026-11-13', previous: null },
    ])
  })

  it('answers all sources at once, and those of an earlier day', async () => {
    const all = await latest({})
    expect(all.body.data.map(({ source }: { source: string }) => source)).toEqual(['boc', 'boc', 'customs'])
    const earlier = await latest({ date: '2026-11-12' })
    expect(earlier.body.data).toMatchObject([
      { source: 'boc', currency: 'USD', day: '2026-11-12', isFallback: false, previous: null },
      { source: 'customs', day: '2026-11-01', isFallback: false },
    ])
  })

  it('refuses an unknown source and who has no permission', async () => {
    expect((await latest({ source: 'ecb' })).body.code).toBe(400)
    const other = await app.given.member({ permissions: [] })
    const { body } = await app.client('GET base/online/rate/latest', { token: other.token })
    expect(body.code).toBe('403')
  })
})

describe('GET base/online/rate/export', () => {
  const download = async (query: Record<string, string>, permissions?: Permission[]) => {
    const as = permissions ? (await app.given.member({ permissions })).token : token
    const search = new URLSearchParams(query).toString()
    return fetch(`${app.address}/api/base/online/rate/export?${search}`, {
      headers: { authorization: `bearer ${as}`, 'accept-language': 'en-US' },
    })
  }
  const columns: ReadColumn<'day' | 'source' | 'middle'>[] = [
    { key: 'day', headers: ['Date'] },
    { key: 'source', headers: ['Source'] },
    { key: 'middle', headers: ['Middle rate'] },
  ]

  it('writes the filtered rates in the asked columns, newest first', async () => {
    const answer = await download({ source: 'boc', currency: 'USD', columns: 'day,source,middle' })
    const read = await readSheet(Buffer.from(await answer.arrayBuffer()), columns)
    if (!read.ok) throw new Error(read.reason)
    const rows = await Array.fromAsync(read.sheet.rows)
    expect(rows.map(({ values }) => values)).toEqual([
      { day: '2026-11-13', source: 'Bank of China', middle: '7.11' },
      { day: '2026-11-12', source: 'Bank of China', middle: '7.1' },
    ])
  })

  it('says when there is nothing to write, and needs its own permission', async () => {
    const none = await (await download({ dayBegin: '2030-01-01' })).json()
    expect(none).toMatchObject({ code: 400, msg: 'No data, please check the query conditions' })
    const refused = await (await download({}, ['data-rate-list'])).json()
    expect(refused).toMatchObject({ code: '403' })
    const unknown = await (await download({ ids: '1' })).json()
    expect(unknown).toMatchObject({ code: 400, data: { fields: [{ path: 'ids' }] } })
  })
})

describe('recordRates', () => {
  it('replaces the rate of a day, also within one batch', async () => {
    const row = { source: 'safe', currency: 'EUR', day: '2026-11-13' } as const
    await record([{ ...row, middle: rate('8.0') }])
    await record([
      { ...row, middle: rate('8.1') },
      { ...row, middle: rate('8.2') },
    ])
    const { body } = await app.client('GET base/online/rate/list', { token, query: { source: 'safe' } })
    expect(body).toMatchObject({ total: 1, rows: [{ middle: '8.200000' }] })
  })

  it.each(['0', '-7.1', '0.000000'])('refuses the rate %s and records none of the batch', async (middle) => {
    const good: RateRow = { source: 'safe', currency: 'GBP', day: '2026-11-13', middle: rate('9.1') }
    await expect(record([good, { ...good, currency: 'HKD', middle: rate(middle) }])).rejects.toMatchObject({
      findings: [{ code: 'rate.notPositive', path: 'rows.1.middle' }],
    })
    const { body } = await app.client('GET base/online/rate/list', { token, query: { currency: 'GBP' } })
    expect(body.total).toBe(0)
  })

  it('refuses a row without any rate', async () => {
    await expect(record([{ source: 'safe', currency: 'GBP', day: '2026-11-13' }])).rejects.toMatchObject({
      findings: [{ code: 'rate.empty', path: 'rows.0' }],
    })
  })
})
