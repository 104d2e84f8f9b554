import { describe, expect, it } from 'vitest'
import { fieldsOf, saved } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { addressForm, givenAddress, givenSupplier } from './partners.testing.ts'

const app = await sharedApp()

const save = (token: string, body: unknown) =>
  app.client('POST base/online/supplierAddress/save', { token, body })
const list = (token: string, query: Record<string, string | number> = {}, locale = 'en-US') =>
  app.client('GET base/online/supplierAddress/list', { token, query, locale })

describe('supplier addresses', () => {
  it('name their region in full, in the caller’s language, and mask the phone number in the list', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member)
    const { id } = await givenAddress(app, member, supplier.id)
    const chinese = await list(member.token, {}, 'zh-CN')
    expect(chinese.body.rows).toMatchObject([{ id, region: '广东省深圳市南山区', phone: '138****8000' }])
    const english = await list(member.token)
    expect(english.body.rows[0].region).toMatch(/Guangdong$/)
    const { body } = await app.client(`GET base/online/supplierAddress/${id}`, { token: member.token })
    expect(body.data).toMatchObject({
      phone: '13800138000',
      version: 1,
      timeline: [{ transition: 'create' }],
    })
  })

  it('abroad have a country for a region', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member, { isOverseas: 1 })
    await givenAddress(app, member, supplier.id, { regionCode: 'JP', phone: '+81 3-1234-5678' })
    expect((await list(member.token)).body.rows).toMatchObject([{ regionCode: 'JP', region: 'Japan' }])
  })

  it('name a municipality once', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member)
    await givenAddress(app, member, supplier.id, { regionCode: '110101' })
    expect((await list(member.token, {}, 'zh-CN')).body.rows).toMatchObject([{ region: '北京市东城区' }])
  })

  it.each([
    ['a region that does not exist', { regionCode: '999999' }, 'regionCode'],
    ['a country that does not exist', { regionCode: 'ZZ' }, 'regionCode'],
    ['an unknown type', { type: 9 }, 'type'],
    ['no detail', { detail: '' }, 'detail'],
    ['no supplier', { supplierId: '' }, 'supplierId'],
    ['an unknown field', { colour: 'red' }, 'colour'],
  ])('are refused with %s, at its field', async (_what, wrong, path) => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member)
    const answer = await save(member.token, addressForm(supplier.id, wrong))
    expect(answer.body.code).toBe(400)
    expect(fieldsOf(answer)).toMatchObject([{ path }])
  })

  it('are found by supplier, detail, contact, type and default flag', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member, { name: '海通' })
    await givenAddress(app, member, supplier.id, { type: 0, detail: '福田路 2 号', isDefault: 1 })
    await givenAddress(app, member, supplier.id, { type: 2, contact: '李雷' })
    const total = async (query: Record<string, string | number>) =>
      (await list(member.token, query)).body.total
    expect(await total({ supplierId: supplier.id })).toBe(2)
    expect(await total({ keyword: 'ht' })).toBe(2)
    expect(await total({ keyword: 'futian' })).toBe(1)
    expect(await total({ keyword: 'lilei' })).toBe(1)
    expect(await total({ type: 0 })).toBe(1)
    expect(await total({ isDefault: 1 })).toBe(1)
  })

  it('keep one default of each type, also when several are made default at the same time', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member)
    const saves = Array.from({ length: 8 }, (_, n) =>
      save(member.token, addressForm(supplier.id, { type: n % 2, isDefault: 1 })),
    )
    expect(new Set((await Promise.all(saves)).map(({ body }) => body.code))).toEqual(new Set([200]))
    expect((await list(member.token, { isDefault: 1 })).body.total).toBe(2)
  })

  it('answer a stale version with the record as it is now, and go when removed', async () => {
    const member = await app.given.member()
    const { token } = member
    const supplier = await givenSupplier(app, member)
    const { id, version } = await givenAddress(app, member, supplier.id)
    saved(await save(token, addressForm(supplier.id, { id, version, detail: 'Theirs' })))
    const answer = await save(token, addressForm(supplier.id, { id, version, detail: 'Mine' }))
    expect(answer.body).toMatchObject({ code: 409, data: { current: { detail: 'Theirs', version: 2 } } })
    const removal = await app.client('DELETE base/online/supplierAddress/batchRemove', {
      token,
      body: { ids: [id] },
    })
    expect(removal.body).toMatchObject({ code: 200, data: { count: 1 } })
    expect((await list(token)).body.total).toBe(0)
  })
})
