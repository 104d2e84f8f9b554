import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'

const app = await sharedApp()
const { token } = await app.given.member()

describe('GET base/online/bDict/queryDictListByCode', () => {
  const ask = (type: string, options: { token?: string; locale?: string } = {}) =>
    app.client('GET base/online/bDict/queryDictListByCode', { token, query: { type }, ...options })

  it('answers 1042 without 7 and 98', async () => {
    const { body } = await ask('1042')
    const values = body.data.map(({ value }: { value: string }) => value)
    expect(values).toContain('99')
    expect(values).not.toContain('7')
    expect(values).not.toContain('98')
  })

  it.each([
    ['zh-CN', '纸箱'],
    ['zh-TW', '紙箱'],
    ['en-US', 'Carton'],
  ])('names entries for a %s reader', async (locale, name) => {
    const { body } = await ask('packing-kind', { locale })
    expect(body.data).toContainEqual(
      expect.objectContaining({
        value: '2',
        name,
        names: expect.arrayContaining(['纸箱', '紙箱', 'Carton']),
        attributes: { customs: '22' },
        group: null,
      }),
    )
  })

  it('is open to an account that is not reviewed yet, and not without a token', async () => {
    const applicant = await app.given.member({ scope: 'onboarding' })
    expect((await ask('1042', { token: applicant.token })).body.code).toBe(200)
    expect(
      (await app.client('GET base/online/bDict/queryDictListByCode', { query: { type: 1042 } })).status,
    ).toBe(401)
  })

  it('refuses a dictionary that does not exist, and a call without a type', async () => {
    expect((await ask('4711')).body).toMatchObject({ code: 404, msg: 'There is no dictionary numbered 4711' })
    expect((await ask('')).body).toMatchObject({ code: 400, data: { fields: [{ path: 'type' }] } })
    expect((await ask('99999999999999999999')).body.code).toBe(404)
  })
})

describe('GET base/online/bDict/list', () => {
  it('lists the dictionaries with their sources', async () => {
    const { body } = await app.client('GET base/online/bDict/list', { token, query: { pageSize: 200 } })
    expect(body.rows).toContainEqual(
      expect.objectContaining({
        type: 1042,
        code: 'packing-kind',
        name: 'Packing types',
        sourceDate: '2019-02-01',
      }),
    )
    expect(body.rows.every(({ entries }: { entries: number }) => entries > 0)).toBe(true)
    expect(body.total).toBe(body.rows.length)
  })
})

describe('GET base/online/region/list', () => {
  const below = (query: Record<string, string>) => app.client('GET base/online/region/list', { token, query })

  it('goes from provinces to cities to districts', async () => {
    const provinces = await below({})
    expect(provinces.body.rows).toContainEqual({
      code: '440000',
      parent: null,
      level: 1,
      name: 'Guangdong',
      hasChildren: true,
    })
    const cities = await below({ parent: '440000' })
    expect(cities.body.rows).toContainEqual(expect.objectContaining({ code: '440300', level: 2 }))
    const districts = await below({ parent: '440300' })
    expect(districts.body.rows).toContainEqual(
      expect.objectContaining({ code: '440304', level: 3, hasChildren: false }),
    )
  })

  it('refuses a parent that does not exist', async () => {
    expect((await below({ parent: '990000' })).body).toMatchObject({
      code: 404,
      msg: 'There is no region with the code 990000',
    })
  })
})
