import { shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const token = (await app.given.staff()).token

const asked = (key: string, options: { query?: Record<string, string>; body?: unknown } = {}) =>
  app.office(key, { token, ...options })
const sheet = (text: string, parts: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.set(name, value)
  form.set('file', new Blob([text]), 'sheet.csv')
  return form
}

describe('rates', () => {
  const day = shanghaiDate(new Date())
  it('are published by the page and read by customers', async () => {
    const rows = [
      { source: 'boc', currency: 'USD', day, middle: '7.123456', selling: '7.15' },
      { source: 'boc', currency: 'EUR', day, middle: '7.9' },
    ]
    expect((await asked('POST base/online/rate/save', { body: { rows } })).body.data).toEqual({ count: 2 })
    const listed = await asked('GET base/online/rate/list', { query: { currency: 'USD', source: 'boc' } })
    expect(listed.body.rows[0]).toMatchObject({ currency: 'USD', middle: '7.123456', selling: '7.150000' })
    const customer = await app.given.member()
    const seen = await app.client('GET base/online/rate/list', {
      token: customer.token,
      query: { currency: 'USD' },
    })
    expect(seen.body.rows[0].middle).toBe('7.123456')
  })

  it('are refused at their cell, and none of the batch is kept', async () => {
    const rows = [
      { source: 'safe', currency: 'USD', day, middle: '7.1' },
      { source: 'safe', currency: 'HKD', day, middle: '0' },
    ]
    const wrong = await asked('POST base/online/rate/save', { body: { rows } })
    expect(wrong.body.data.fields[0].path).toBe('rows.1.middle')
    expect((await asked('GET base/online/rate/list', { query: { source: 'safe' } })).body.total).toBe(0)
    const ahead = [{ source: 'safe', currency: 'USD', day: '2099-01-01', middle: '7.1' }]
    expect(
      (await asked('POST base/online/rate/save', { body: { rows: ahead } })).body.data.fields[0].path,
    ).toBe('rows.0.day')
  })

  it('come from a sheet: preview checks, take publishes the good rows', async () => {
    const text = `来源,币种,日期,中间价\nsafe,GBP,${day},9.2\nsafe,XXX,${day},1\n`
    const template = await asked('GET base/online/rate/importTemplate')
    expect(template.headers.get('content-type')).toContain('spreadsheet')
    const preview = await asked('POST base/online/rate/import', { body: sheet(text, { mode: 'preview' }) })
    expect(preview.body.code === 200 ? preview.body.data.rejectedCount : preview.body.msg).toBe(1)
    expect((await asked('GET base/online/rate/list', { query: { source: 'safe' } })).body.total).toBe(0)
    await asked('POST base/online/rate/import', { body: sheet(text, { mode: 'take' }) })
    expect((await asked('GET base/online/rate/list', { query: { source: 'safe' } })).body.total).toBe(1)
  })
})

describe('the tariff', () => {
  it('is taken in the background and says how far it is and which rows and columns it left', async () => {
    const text =
      '商品编码,中文名称,第一法定单位,最惠国税率,增值税率,库位\n8542310000,集成电路,千克,0,13,A1\n8542390000,坏,千克,0,,A2\n'
    const started = await asked('POST base/online/hsCode/import', {
      body: sheet(text, { sourceDate: '2026-01-01' }),
    })
    expect(started.body.data).toMatchObject({ fileName: 'sheet.csv', sourceDate: '2026-01-01' })
    const { id } = started.body.data
    await expect
      .poll(
        async () => {
          const { rows } = (await asked('GET base/online/hsCode/import/list')).body
          return rows.find((row: { id: string }) => row.id === id)
        },
        { interval: 200 },
      )
      .toMatchObject({ state: 'done', acceptedCount: 1, rejectedCount: 1, ignoredColumns: ['库位'] })
    const broken = await asked('POST base/online/hsCode/import', {
      body: sheet('a,b\n1,2\n', { sourceDate: '2026-01-01' }),
    })
    await expect
      .poll(async () => (await asked('GET base/online/hsCode/import/list')).body.rows[0], {
        interval: 200,
      })
      .toMatchObject({ id: broken.body.data.id, state: 'failed', failure: expect.stringMatching(/\w/) })
  })
})

describe('dictionaries', () => {
  it('get and change entries, which customers read', async () => {
    const { rows } = (await asked('GET base/online/dictionary/list', { query: { pageSize: '200' } })).body
    const { type } = rows[0]
    const names = { 'zh-CN': '测试', 'zh-TW': '測試', 'en-US': 'Test' }
    const save = (body: object) => asked(`POST base/online/dictionary/${type}/save`, { body })
    expect((await save({ isNew: 1, value: 'ZZ', names })).body.code).toBe(200)
    expect((await save({ isNew: 1, value: 'ZZ', names })).body.data.fields[0].path).toBe('value')
    expect((await save({ value: 'ZY', names })).body.code).toBe(404)
    expect((await save({ value: 'ZZ', names: { ...names, 'en-US': '' } })).body.data.fields[0].path).toBe(
      'names.en-US',
    )
    const customer = await app.given.member()
    const seen = async () => {
      const { body } = await app.client('GET base/online/bDict/queryDictListByCode', {
        token: customer.token,
        query: { type },
      })
      return body.data.find((entry: { value: string }) => entry.value === 'ZZ')
    }
    expect(await seen()).toMatchObject({ name: 'Test', search: expect.stringContaining('ceshi') })
    expect((await save({ value: 'ZZ', names, isHidden: 1 })).body.code).toBe(200)
    expect(await seen()).toBeUndefined()
    const found = await asked(`GET base/online/dictionary/${type}/list`, { query: { keyword: 'ceshi' } })
    expect(found.body.rows).toMatchObject([{ value: 'ZZ', isHidden: true }])
    expect(
      (await asked('POST base/online/dictionary/999999/save', { body: { isNew: 1, value: 'a', names } })).body
        .code,
    ).toBe(404)
  })

  it('keep what else an entry says when its names change', async () => {
    const customer = await app.given.member()
    const request = { token: customer.token, query: { type: 1042 } }
    const packings = async () =>
      (await app.client('GET base/online/bDict/queryDictListByCode', request)).body.data as {
        value: string
        attributes: object
      }[]
    const entry = (await packings()).find(({ attributes }) => Object.keys(attributes).length > 0)
    const names = { 'zh-CN': '改名', 'zh-TW': '改名', 'en-US': 'Renamed' }
    const body = { value: entry?.value, names }
    expect((await asked('POST base/online/dictionary/1042/save', { body })).body.code).toBe(200)
    const after = (await packings()).find(({ value }) => value === entry?.value)
    expect(after).toMatchObject({ name: 'Renamed', attributes: entry?.attributes })
  })
})

describe('bulletins and messages', () => {
  it('publishes, corrects and withdraws a bulletin', async () => {
    const texts = { 'zh-CN': { title: '放假通知', content: '元旦放假' } }
    const save = (body: object) => asked('POST system/online/sysBulletin/save', { body })
    const { id, version } = (await save({ texts })).body.data
    const customer = await app.given.member()
    const seen = async () =>
      (await app.client('GET system/online/sysBulletin', { token: customer.token })).body.rows.map(
        (row: { title: string }) => row.title,
      )
    expect(await seen()).toEqual(['放假通知'])
    const both = { ...texts, 'en-US': { title: 'Holiday', content: 'New Year' } }
    expect((await save({ id, version, texts: both, isPinned: 1 })).body.code).toBe(200)
    expect(await seen()).toEqual(['Holiday'])
    expect((await save({ id, version, texts })).body.code).toBe(409)
    expect((await save({ texts: { 'en-US': both['en-US'] } })).body.code).toBe(400)
    expect((await asked(`POST system/online/sysBulletin/${id}/withdraw`, { body: {} })).body.code).toBe(200)
    expect((await asked(`POST system/online/sysBulletin/${id}/withdraw`, { body: {} })).body.code).toBe(409)
    expect(await seen()).toEqual([])
    expect(
      (await asked('GET system/online/sysBulletin/list', { query: { isWithdrawn: '1' } })).body.total,
    ).toBe(1)
  })

  it('shows a bulletin from its time on, and dates none back', async () => {
    const save = async (title: string, publishAt: string): Promise<string> => {
      const texts = { 'zh-CN': { title, content: '内容' } }
      return (await asked('POST system/online/sysBulletin/save', { body: { texts, publishAt } })).body.data.id
    }
    const day = 24 * 3_600_000
    const later = await save('明日公告', new Date(Date.now() + day).toISOString())
    const past = new Date(Date.now() - day).toISOString()
    await save('补发公告', past)
    const customer = await app.given.member()
    const { rows } = (await app.client('GET system/online/sysBulletin', { token: customer.token })).body
    const titles = rows.map(({ title }: { title: string }) => title)
    expect(titles).toContain('补发公告')
    expect(titles).not.toContain('明日公告')
    const late = rows.find(({ title }: { title: string }) => title === '补发公告')
    expect(Date.parse(late.publishedAt) - Date.parse(past)).toBeGreaterThan(day / 2)
    const listed = (await asked('GET system/online/sysBulletin/list')).body.rows
    expect(listed.map(({ id }: { id: string }) => id)[0], 'the newest first').toBe(later)
    await asked(`POST system/online/sysBulletin/${later}/withdraw`, { body: {} })
  })

  it('tells one company or all certified ones', async () => {
    const one = await app.given.member()
    const other = await app.given.member()
    const send = (body: object) => asked('POST system/online/sysMsg/send', { body })
    const unread = async (member: { token: string }) =>
      (await app.client('GET system/online/sysMsg', { token: member.token })).body.total
    expect((await send({ companyIds: [one.companyId], title: 'a', content: 'b' })).body.data.count).toBe(1)
    expect([await unread(one), await unread(other)]).toEqual([1, 0])
    expect((await send({ title: 'a', content: 'b' })).body.data.count).toBeGreaterThan(1)
    expect([await unread(one), await unread(other)]).toEqual([2, 1])
    expect((await send({ companyIds: ['999999'], title: 'a', content: 'b' })).body.code).toBe(404)
  })
})

describe('settings', () => {
  it('change what every page reads, and nothing that would break it', async () => {
    const settings = async () => (await asked('GET system/online/sysConfig/list')).body.rows
    const title = (await settings()).find((each: { key: string }) => each.key === 'title')
    const save = (body: object) => asked('POST system/online/sysConfig/save', { body })
    const value = { ...title.value, 'en-US': 'Harbour Portal' }
    expect((await save({ key: 'title', value, version: title.version })).body.code).toBe(200)
    const info = await app.client('GET system/online/sysConfig/getSysInfo')
    expect(info.body.data.ymbTitle).toBe('Harbour Portal')
    expect((await save({ key: 'title', value, version: title.version })).body.code).toBe(409)
    expect((await save({ key: 'title', value: { 'zh-CN': 7 }, version: 2 })).body.code).toBe(400)
    expect((await save({ key: 'title', value: { 'en-US': 'x' }, version: 2 })).body.code).toBe(400)
    expect((await save({ key: 'title', value: { ...value, fr: 'x' }, version: 2 })).body.code).toBe(400)
    expect((await save({ key: 'nothing', value, version: 1 })).body.code).toBe(400)
    const landing = (await settings()).find((each: { key: string }) => each.key === 'landing')
    const broken = { ...landing.value, 'en-US': { ...landing.value['en-US'], figures: 'none' } }
    expect((await save({ key: 'landing', value: broken, version: landing.version })).body.msg).toContain(
      'en-US.figures',
    )
  })
})
