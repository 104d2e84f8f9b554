import { describe, expect, it } from 'vitest'
import { fieldsOf, saved } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { hubOf } from './hub.testing.ts'

const app = await sharedApp()
const addresses = hubOf(app, 'address')

describe('the company’s addresses', () => {
  it('name their region in full, in the caller’s language, and mask the phone number in the list', async () => {
    const member = await app.given.member()
    const { id } = await addresses.given(member)
    const chinese = await addresses.list(member, {}, 'zh-CN')
    expect(chinese.body.rows).toMatchObject([{ id, region: '广东省深圳市南山区', phone: '138****8000' }])
    expect((await addresses.list(member)).body.rows[0].region).toMatch(/Guangdong$/)
    expect((await addresses.options(member)).body.data).toMatchObject([{ id, phone: '138****8000' }])
    expect((await addresses.detail(member, id)).body.data).toMatchObject({
      phone: '13800138000',
      version: 1,
      timeline: [{ transition: 'create' }],
    })
  })

  it.each([
    ['Hong Kong', '810101', /Hong Kong$/],
    ['Macao', '820102', /Macao$/],
    ['Taiwan', '710101', /Taiwan$/],
  ])('may be in %s', async (_where, regionCode, region) => {
    const member = await app.given.member()
    const answer = await addresses.save(member, { regionCode, phone: '+852 2345 6789' })
    expect(answer.body.code, answer.text).toBe(200)
    expect((await addresses.list(member)).body.rows[0].region).toMatch(region)
  })

  it.each([
    ['a region that does not exist', { regionCode: '999999' }, 'regionCode', /no such region/],
    ['a whole province', { regionCode: '440000' }, 'regionCode', /last level/],
    ['a whole city', { regionCode: '440300' }, 'regionCode', /last level/],
    ['a country', { regionCode: 'JP' }, 'regionCode', /no such region/],
    ['no region', { regionCode: '' }, 'regionCode', /required/],
    ['an unknown type', { type: 9 }, 'type', /list/],
    ['no detail', { detail: '' }, 'detail', /required/],
    ['no contact', { contact: '' }, 'contact', /required/],
    ['a wrong phone number', { phone: '12' }, 'phone', /landline/],
    ['an unknown field', { colour: 'red' }, 'colour', /colour/],
  ])('are refused with %s, at its field', async (_what, wrong, path, msg) => {
    const answer = await addresses.save(await app.given.member(), wrong)
    expect(answer.body.code).toBe(400)
    expect(fieldsOf(answer)).toMatchObject([{ path, msg: expect.stringMatching(msg) }])
  })

  it('are found by detail, contact, type, default flag and anything a region contains', async () => {
    const member = await app.given.member()
    await addresses.given(member, { type: 0, detail: '福田路 2 号', regionCode: '440304', isDefault: 1 })
    await addresses.given(member, { type: 2, contact: '韩梅梅', regionCode: '110101' })
    const total = async (query: Record<string, string | number>) =>
      (await addresses.list(member, query)).body.total
    expect(await total({ keyword: 'futian' })).toBe(1)
    expect(await total({ keyword: 'hmm' })).toBe(1)
    expect(await total({ type: 0 })).toBe(1)
    expect(await total({ isDefault: 1 })).toBe(1)
    expect(await total({ regionCode: '440000' })).toBe(1)
    expect(await total({ regionCode: '440300' })).toBe(1)
    expect(await total({ regionCode: '440305' })).toBe(0)
    const options = await addresses.options(member, { type: 2 })
    expect(options.body.data).toMatchObject([{ contact: '韩梅梅' }])
  })

  it('keep one default of each type, also when several are made default at the same time', async () => {
    const member = await app.given.member()
    const saves = Array.from({ length: 6 }, (_, n) => addresses.save(member, { type: n % 2, isDefault: 1 }))
    expect(new Set((await Promise.all(saves)).map(({ body }) => body.code))).toEqual(new Set([200]))
    expect((await addresses.list(member, { isDefault: 1 })).body.total).toBe(2)
  })

  it('answer a stale version with the record as it is now, and go when removed', async () => {
    const member = await app.given.member()
    const { id, version } = await addresses.given(member)
    saved(await addresses.save(member, { id, version, detail: 'Theirs' }))
    const stale = await addresses.save(member, { id, version, detail: 'Mine' })
    expect(stale.body).toMatchObject({ code: 409, data: { current: { detail: 'Theirs', version: 2 } } })
    expect((await addresses.remove(member, [id])).body).toMatchObject({ code: 200, data: { count: 1 } })
    expect((await addresses.list(member)).body.total).toBe(0)
  })

  it('are exported in the caller’s language', async () => {
    const member = await app.given.member()
    await addresses.given(member)
    expect(await addresses.sheet(member, 'columns=type,region,phone', 'zh-CN')).toEqual([
      ['地址类型', '所在地区', '电话'],
      ['收货地址', '广东省深圳市南山区', '13800138000'],
    ])
  })
})
