import { addDays } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import { briefOf, erpClient, givenKey, resultsOf } from './gateway.testing.ts'

const app = await testApp()
const erp = erpClient(app, (await givenKey(app)).key)
const member = await app.given.member()

const dayAgo = (days: number) => addDays(app.clock.today(), -days)
const rate = (values: Record<string, unknown> = {}) => ({
  source: 'boc',
  currency: 'USD',
  day: dayAgo(0),
  middle: '7.123456',
  ...values,
})
const seen = async (day: string) => {
  const query = { currency: 'USD', source: 'boc', dayBegin: day, dayEnd: day }
  return (await app.client('GET base/online/rate/list', { token: member.token, query })).body.rows
}

describe('POST rates', () => {
  it('takes one row, which the customers see, and replaces it when it is sent again', async () => {
    const day = dayAgo(3)
    const first = await erp('POST rates', { body: rate({ day, middle: '7.1' }) })
    expect([first.status, first.body]).toEqual([200, { id: `boc-USD-${day}` }])
    expect(await seen(day)).toMatchObject([{ middle: '7.100000' }])
    await erp('POST rates', { body: rate({ day, middle: '7.2' }) })
    expect(await seen(day)).toMatchObject([{ middle: '7.200000' }])
  })

  it('answers one wrong row with its own status, at its field', async () => {
    const answer = await erp('POST rates', { body: rate({ currency: 'XXX' }) })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject([{ field: 'currency', code: 'field.code' }])
  })

  it('answers each row of a batch on its own: a wrong one harms no other', async () => {
    const answer = await erp('POST rates', {
      body: {
        rows: [
          rate({ day: dayAgo(10) }),
          rate({ day: dayAgo(11), currency: 'XXX' }),
          rate({ day: dayAgo(12), middle: '0' }),
          rate({ day: dayAgo(13), colour: 'red' }),
          rate({ day: dayAgo(10), middle: '7.9' }),
          rate({ day: dayAgo(-5) }),
          rate({ day: dayAgo(14), middle: undefined }),
          'nonsense',
          rate({ day: dayAgo(15) }),
        ],
      },
    })
    expect(answer.status).toBe(200)
    expect(resultsOf(answer).map(briefOf)).toEqual([
      [200, undefined, undefined],
      [400, 'field.code', 'currency'],
      [400, 'rate.notPositive', 'middle'],
      [400, 'field.unknown', 'colour'],
      [400, 'gateway.rowTwice', 'day'],
      [400, 'rate.inFuture', 'day'],
      [400, 'rate.empty', undefined],
      [400, 'field.type', undefined],
      [200, undefined, undefined],
    ])
    expect(resultsOf(answer).map(({ row }) => row)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(await seen(dayAgo(10))).toMatchObject([{ middle: '7.123456' }])
    expect(await seen(dayAgo(15))).toHaveLength(1)
    expect(await seen(dayAgo(12))).toEqual([])
  })

  it('lets the database’s own objection to a row harm that row alone', async () => {
    const answer = await erp('POST rates', {
      body: {
        rows: [
          rate({ day: dayAgo(20) }),
          rate({ day: dayAgo(21), middle: '9999999999999' }),
          rate({ day: dayAgo(22) }),
        ],
      },
    })
    expect(resultsOf(answer).map(({ status }) => status)).toEqual([200, 400, 200])
    expect(await seen(dayAgo(22))).toHaveLength(1)
  })

  it('refuses a batch of which no row was taken like its first row, with the results of all, and keeps no key', async () => {
    const idempotencyKey = 'none-taken'
    const bad = { rows: [rate({ currency: 'XXX' }), rate({ middle: '0' })] }
    const refused = await erp('POST rates', { body: bad, idempotencyKey })
    expect([refused.status, refused.body.status, refused.body.code]).toEqual([
      400,
      400,
      'selection.nothingDone',
    ])
    expect(resultsOf(refused).map(briefOf)).toEqual([
      [400, 'field.code', 'currency'],
      [400, 'rate.notPositive', 'middle'],
    ])
    const good = { rows: [rate({ day: dayAgo(40) })] }
    expect((await erp('POST rates', { body: good, idempotencyKey })).status).toBe(200)
  })

  it('refuses more than a thousand rows and other shapes as a whole', async () => {
    const many = await erp('POST rates', { body: { rows: Array.from({ length: 1_001 }, () => rate()) } })
    expect([many.status, many.body.errors]).toMatchObject([400, [{ field: 'rows', code: 'field.tooMany' }]])
    expect((await erp('POST rates', { body: { rows: 'x' } })).body.errors).toMatchObject([{ field: 'rows' }])
    expect((await erp('POST rates', { body: { rows: [], more: 1 } })).body.errors).toMatchObject([
      { field: 'more' },
    ])
    expect(resultsOf(await erp('POST rates', { body: { rows: [] } }))).toEqual([])
  })

  it('answers a replayed batch as the first time, and refuses its key with another batch', async () => {
    const body = { rows: [rate({ day: dayAgo(30) }), rate({ currency: 'XXX' })] }
    const first = await erp('POST rates', { body, idempotencyKey: 'batch-1' })
    const again = await erp('POST rates', { body, idempotencyKey: 'batch-1' })
    expect(again.text).toBe(first.text)
    const other = await erp('POST rates', { body: { rows: [] }, idempotencyKey: 'batch-1' })
    expect([other.status, other.body.code]).toEqual([409, 'idempotency.otherBody'])
  })
})

describe('POST hs-codes', () => {
  const code = (values: Record<string, unknown> = {}) => ({
    code: '8542399999',
    chineseName: '其他集成电路',
    firstUnit: '007',
    mfnRate: '0',
    vatRate: '13',
    ...values,
  })

  it('adds codes that customers find, and reports the errors of the others', async () => {
    const answer = await erp('POST hs-codes', {
      body: { rows: [code(), code({ code: '12' }), code({ code: '8542399998', firstUnit: '999' })] },
    })
    expect(resultsOf(answer).map(briefOf)).toEqual([
      [200, undefined, undefined],
      [400, 'hsCode.format', 'code'],
      [400, 'hsCode.unitUnknown', 'firstUnit'],
    ])
    const { body } = await erp('GET hs-codes', { query: { prefix: '85423999' } })
    expect(body.rows.map(({ id }: { id: string }) => id)).toContain('8542399999')
    expect((await erp('GET hs-codes/8542399999')).body).toMatchObject({
      vatRate: '13',
      names: { 'zh-CN': '其他集成电路' },
    })
    const again = await erp('POST hs-codes', { body: code({ vatRate: '9' }) })
    expect(again.status).toBe(200)
    expect((await erp('GET hs-codes/8542399999')).body.vatRate).toBe('9')
  })
})

describe('POST dictionaries', () => {
  it('takes the calendar of a year: days that rest or work, then the year itself', async () => {
    const names = { 'zh-CN': '元旦' }
    const entry = (value: string, group: string | null) => ({ type: 'working-day', value, names, group })
    const wrong = await erp('POST dictionaries', { body: entry('2031-01-01', 'holiday') })
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([400, 'dictionaryEntry.calendar'])
    const rows = [entry('2031-01-01', 'rest'), entry('2031', 'published')]
    const { body } = await erp('POST dictionaries', { body: { rows } })
    expect(body.results.map(({ status }: { status: number }) => status)).toEqual([200, 200])
  })

  it('adds and replaces entries by the dictionary’s number or name, and refuses an unknown one', async () => {
    const entry = (values: Record<string, unknown>) => ({
      names: { 'zh-CN': '新包装', 'en-US': 'New packing' },
      ...values,
    })
    const answer = await erp('POST dictionaries', {
      body: {
        rows: [
          entry({ type: '1042', value: 'T1' }),
          entry({ type: '9999', value: 'T1' }),
          entry({ type: '1042', value: '' }),
        ],
      },
    })
    expect(resultsOf(answer).map(briefOf)).toEqual([
      [200, undefined, undefined],
      [404, 'dictionary.unknown', 'type'],
      [400, 'field.type', 'value'],
    ])
    const entries = async () =>
      (
        await app.client('GET base/online/bDict/queryDictListByCode', {
          token: member.token,
          query: { type: 1042 },
        })
      ).body.data
    expect((await entries()).at(-1)).toMatchObject({
      value: 'T1',
      name: 'New packing',
      search: expect.stringContaining('xbz'),
    })
    await erp('POST dictionaries', { body: entry({ type: '1042', value: 'T1', isHidden: true }) })
    expect((await entries()).map(({ value }: { value: string }) => value)).not.toContain('T1')
  })
})
