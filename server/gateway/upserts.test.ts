import { describe, expect, it } from 'vitest'
import { givenProduct, givenRequest } from '../modules/products/products.testing.ts'
import { shanghaiDate } from '../platform/clock.ts'
import type { GivenMember } from '../platform/testing/given.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { erpClient, givenKey } from './gateway.testing.ts'

const app = await testApp()
const erp = erpClient(app, (await givenKey(app)).key)
const member = await app.given.member()

type Result = {
  row: number
  status: number
  id?: string
  problem?: { code: string; errors?: { field: string }[] }
}
const resultsOf = (answer: { body: { results: Result[] } }) => answer.body.results
const told = ({ status, problem }: Result) => [status, problem?.code, problem?.errors?.[0]?.field]
const dayAgo = (days: number) =>
  new Date(Date.parse(`${shanghaiDate(app.clock.now())}T00:00:00Z`) - days * 86_400_000)
    .toISOString()
    .slice(0, 10)
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
    expect(resultsOf(answer).map(told)).toEqual([
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
    expect(resultsOf(refused).map(told)).toEqual([
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
    expect(resultsOf(answer).map(told)).toEqual([
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
    expect(resultsOf(answer).map(told)).toEqual([
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

describe('POST suppliers', () => {
  const supplier = (values: Record<string, unknown> = {}) => ({
    reference: 'S-1',
    companyId: member.companyId,
    name: 'Northern Components Ltd',
    isOverseas: 1,
    ...values,
  })
  const mine = async (id: string) =>
    (await app.client(`GET base/online/supplier/${id}`, { token: member.token })).body.data

  it('makes a supplier that its customer sees, and changes it under the same reference', async () => {
    const made = await erp('POST suppliers', { body: supplier() })
    expect(made.status).toBe(200)
    const { id } = made.body
    expect(await mine(id)).toMatchObject({ name: 'Northern Components Ltd', source: 0, status: 1 })
    const again = await erp('POST suppliers', { body: supplier({ contact: 'Ann' }) })
    expect(again.body.id).toBe(id)
    const changed = await mine(id)
    expect(changed).toMatchObject({ contact: 'Ann' })
    expect(changed.timeline[0]).toMatchObject({ transition: 'save', actor: 'provider' })
  })

  it('does not overwrite what the customer changed since the version it names', async () => {
    const body = supplier({ reference: 'S-2', name: 'Southern Components' })
    const { id } = (await erp('POST suppliers', { body })).body
    const { version } = await mine(id)
    await erp('POST suppliers', { body: { ...body, contact: 'Bo', version } })
    const stale = await erp('POST suppliers', { body: { ...body, contact: 'Cy', version } })
    expect([stale.status, stale.body.errors]).toMatchObject([
      409,
      [{ field: 'version', code: 'record.stale' }],
    ])
    expect(await mine(id)).toMatchObject({ contact: 'Bo' })
  })

  it('refuses a name that the customer has, a company that is not there and a missing name', async () => {
    const body = {
      rows: [
        supplier({ reference: 'S-3', name: 'northern components ltd' }),
        supplier({ reference: 'S-4', companyId: '999999' }),
        supplier({ reference: 'S-5', name: '' }),
        supplier({ reference: 'S-6', name: 'Eastern Components' }),
      ],
    }
    expect(resultsOf(await erp('POST suppliers', { body })).map(told)).toEqual([
      [400, 'supplier.nameTaken', 'name'],
      [400, 'gateway.companyUnknown', 'companyId'],
      [400, 'field.required', 'name'],
      [200, undefined, undefined],
    ])
  })
})

describe('POST products', () => {
  const found = (values: Record<string, unknown>) => ({
    companyId: member.companyId,
    hsCode: '8542319000',
    vatRate: '13',
    cccStatus: 0,
    hongKongControl: 0,
    ...values,
  })

  it('makes a product that is not there, describes it again, and classifies it in the same row', async () => {
    const key = { companyId: member.companyId, model: 'NEW 1', brand: 'ST' }
    const product = { name: 'Amplifier', origin: 'CN', unit: '007' }
    const made = await erp('POST products', { body: { ...key, product } })
    expect(made.status).toBe(200)
    const mine = async () =>
      (await app.client(`GET base/online/product/${made.body.id}`, { token: member.token })).body.data
    expect(await mine()).toMatchObject({ ...product, model: 'NEW 1', source: 0, classificationStatus: 0 })
    const again = await erp('POST products', {
      body: { ...found({ model: 'new1', brand: 'st' }), product: { ...product, name: 'Op amp' } },
    })
    expect(again.body.id).toBe(made.body.id)
    expect(await mine()).toMatchObject({ name: 'Op amp', model: 'NEW 1', hsCode: '8542319000' })
    const listed = await erp('GET products', { query: { companyId: member.companyId, limit: 100 } })
    expect(listed.body.rows.map((row: { id: string }) => row.id)).toContain(made.body.id)
  })

  it('refuses a product without model, an unknown unit or company, half a classification, and nothing at all', async () => {
    const key = { companyId: member.companyId, model: 'NEW 2', brand: 'ST' }
    const product = { name: 'x' }
    const body = {
      rows: [
        { companyId: member.companyId, brand: 'ST', product },
        { ...key, product: { unit: '999' } },
        { ...key, companyId: '999999', product },
        { ...key, model: 'NEW 3', product, hsCode: '8542319000' },
        { ...key, model: 'NEW 4' },
        { ...key, model: 'NEW 5', product },
      ],
    }
    expect(resultsOf(await erp('POST products', { body })).map(told)).toEqual([
      [400, 'field.required', 'model'],
      [400, 'product.unitUnknown', 'product.unit'],
      [400, 'gateway.companyUnknown', 'companyId'],
      [400, 'gateway.classificationIncomplete', 'hsCode'],
      [400, 'gateway.classificationIncomplete', 'hsCode'],
      [200, undefined, undefined],
    ])
  })

  it('refuses an HS code that the tariff does not have', async () => {
    const product = await givenProduct(app, member)
    const rows = ['0000000000', '8542319999', '8542319000'].map((hsCode) => ({
      companyId: member.companyId,
      productId: product.id,
      hsCode,
      cccStatus: 0,
      hongKongControl: 0,
    }))
    for (const row of rows.slice(0, 2)) {
      const { status, body } = await erp('POST products', { body: row })
      expect([status, body.errors[0].field, body.errors[0].code]).toEqual([400, 'hsCode', 'hsCode.unknown'])
    }
    expect((await erp('POST products', { body: rows[2] })).status).toBe(200)
  })

  it('classifies products by id or by model and brand, which their company sees at once', async () => {
    const [one, two] = [
      await givenProduct(app, member, { model: 'AB 100' }),
      await givenProduct(app, member, { model: 'AB 200' }),
    ]
    const asked = await givenRequest(app, member)
    const stranger = await app.given.member()
    const answer = await erp('POST products', {
      body: {
        rows: [
          found({ productId: one.id }),
          found({ model: 'ab200', brand: 'st' }),
          found({ model: 'none', brand: 'ST' }),
          found({ productId: asked.productId }),
          found({ productId: two.id, companyId: stranger.companyId }),
          found({ productId: one.id, hsCode: '1', cccStatus: 99 }),
        ],
      },
    })
    expect(resultsOf(answer).map(told)).toEqual([
      [200, undefined, undefined],
      [200, undefined, undefined],
      [400, 'product.unknown', 'model'],
      [409, 'classificationRequest.productPending', undefined],
      [400, 'product.unknown', 'productId'],
      [400, 'input.invalid', 'hsCode'],
    ])
    expect(
      resultsOf(answer)
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual([one.id, two.id])
    const mine = (await app.client(`GET base/online/product/${two.id}`, { token: member.token })).body.data
    expect(mine).toMatchObject({ hsCode: '8542319000', classificationStatus: 3 })
    expect(mine.timeline[0]).toMatchObject({ transition: 'classify', actor: 'provider', note: '8542319000' })
  })
})

describe('POST bulletins and messages', () => {
  it('publishes a bulletin once for a reference, and puts it in other words', async () => {
    const bulletin = (title: string) => ({ reference: 'B-1', texts: { 'zh-CN': { title, content: '内容' } } })
    const first = await erp('POST bulletins', { body: bulletin('一') })
    const again = await erp('POST bulletins', { body: bulletin('二') })
    expect(again.body.id).toBe(first.body.id)
    const shown = await app.client(`GET system/online/sysBulletin/${first.body.id}`, {
      token: member.token,
      locale: 'zh-CN',
    })
    expect(shown.body.data.title).toBe('二')
  })

  it('sends messages to one company or all, once for a reference, and refuses an unknown company', async () => {
    const other = await app.given.member()
    const message = (values: Record<string, unknown>) => ({
      reference: 'M-1',
      title: 'Hello',
      content: 'World',
      ...values,
    })
    const body = {
      rows: [
        message({ reference: 'M-1', companyId: member.companyId }),
        message({ reference: 'M-2', title: 'To all' }),
        message({ reference: 'M-3', companyId: '999999' }),
      ],
    }
    expect(resultsOf(await erp('POST messages', { body })).map(told)).toEqual([
      [200, undefined, undefined],
      [200, undefined, undefined],
      [400, 'gateway.companyUnknown', 'companyId'],
    ])
    await erp('POST messages', { body })
    const titles = async ({ token }: GivenMember) =>
      (await app.client('GET system/online/sysMsg', { token })).body.rows.map(
        ({ title }: { title: string }) => title,
      )
    expect((await titles(member)).filter((title: string) => title === 'Hello')).toHaveLength(1)
    expect(await titles(other)).toEqual(['To all'])
    const changed = await erp('POST messages', {
      body: message({ companyId: member.companyId, content: 'Moon' }),
    })
    expect([changed.status, changed.body.code]).toEqual([409, 'gateway.referenceUsed'])
  })
})
