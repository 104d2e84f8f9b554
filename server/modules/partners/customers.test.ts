import { customerApi } from '@quayside/contract/partners/customer.api.ts'
import { allPermissions } from '@quayside/contract/permissions.ts'
import { describe, expect, it } from 'vitest'
import { fieldsOf, saved } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { customerForm, givenCustomer } from './partners.testing.ts'

const app = await sharedApp()

const save = ({ token }: GivenMember, values: Record<string, unknown> = {}) =>
  app.client('POST base/online/customer/save', { token, body: customerForm(values) })
const list = ({ token }: GivenMember, query: Record<string, string | number> = {}) =>
  app.client('GET base/online/customer/list', { token, query })
const options = async ({ token }: GivenMember, query: Record<string, string | number> = {}) =>
  (await app.client('GET base/online/customer/options', { token, query })).body.data

describe('customers', () => {
  it('get a number, show the phone masked in the list and whole in the record', async () => {
    const member = await app.given.member()
    const { id } = await givenCustomer(app, member, { phone: '13800138000', fax: '0755-26881201' })
    expect((await list(member)).body.rows).toMatchObject([
      { id, number: expect.stringMatching(/^CU\d{6}-\d{4,}$/), phone: '138****8000', level: 2, source: 1 },
    ])
    const { body } = await app.client(`GET base/online/customer/${id}`, { token: member.token })
    expect(body.data).toMatchObject({
      phone: '13800138000',
      fax: '0755-26881201',
      version: 1,
      timeline: [{ transition: 'create' }],
    })
  })

  it.each([
    ['an overseas one without an English name', { type: 1, englishName: '' }, 'englishName'],
    ['a distribution one without a Chinese name', { type: 2, chineseName: '' }, 'chineseName'],
    ['an unknown type', { type: 3 }, 'type'],
    ['an unknown level', { level: 9 }, 'level'],
    ['a wrong phone', { phone: 'call me' }, 'phone'],
    ['a wrong fax', { fax: 'x' }, 'fax'],
    ['a name too long', { englishName: 'x'.repeat(201) }, 'englishName'],
    ['an unknown field', { colour: 'red' }, 'colour'],
  ])('are refused: %s, at its field', async (_what, wrong, path) => {
    const answer = await save(await app.given.member(), wrong)
    expect(answer.body.code).toBe(400)
    expect(fieldsOf(answer)).toMatchObject([{ path }])
  })

  it('have either name once, whatever its case, also when saved at the same time', async () => {
    const member = await app.given.member()
    const names = { chineseName: '远帆', englishName: 'Far Sail Ltd' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => save(member, names)))
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
    const again = await save(member, { chineseName: '远帆', englishName: 'FAR SAIL LTD' })
    expect(fieldsOf(again).map(({ path }) => path)).toEqual(['chineseName', 'englishName'])
    const other = await app.given.member()
    expect((await save(other, names)).body.code).toBe(200)
  })

  it('may lack the name that their type does not ask for, any number of them', async () => {
    const member = await app.given.member()
    await givenCustomer(app, member, { type: 1, chineseName: '' })
    await givenCustomer(app, member, { type: 1, chineseName: '' })
    await givenCustomer(app, member, { type: 2, englishName: '' })
    await givenCustomer(app, member, { type: 2, englishName: '' })
    expect((await list(member)).body.total).toBe(4)
  })

  it('are found by number, names, pinyin, initials, type and level, and offered to pickers', async () => {
    const member = await app.given.member()
    await givenCustomer(app, member, { type: 1, chineseName: '', englishName: 'Nordic Parts AB', level: 1 })
    await givenCustomer(app, member, { type: 2, chineseName: '华南分销', englishName: '' })
    const total = async (query: Record<string, string | number>) => (await list(member, query)).body.total
    expect(await total({ keyword: 'hnfx' })).toBe(1)
    expect(await total({ keyword: 'huanan' })).toBe(1)
    expect(await total({ keyword: 'nordic' })).toBe(1)
    expect(await total({ keyword: 'CU' })).toBe(2)
    expect(await total({ type: 2 })).toBe(1)
    expect(await total({ level: 1 })).toBe(1)
    expect(await options(member, { type: 1 })).toMatchObject([{ name: 'Nordic Parts AB', type: 1 }])
    expect(await options(member, { keyword: 'hnfx' })).toMatchObject([{ name: '华南分销' }])
  })

  it('answer a stale version with the record as it is now', async () => {
    const member = await app.given.member()
    const form = customerForm()
    const { id, version } = saved(await save(member, form))
    saved(await save(member, { ...form, id, version, fax: '0755-26881200' }))
    const stale = await save(member, { ...form, id, version, fax: '' })
    expect(stale.body).toMatchObject({ code: 409, data: { current: { fax: '0755-26881200', version: 2 } } })
  })

  it('go when removed, all or none, and their names are free again', async () => {
    const member = await app.given.member()
    const { id } = await givenCustomer(app, member, { englishName: 'Gone Ltd' })
    const remove = (ids: string[]) =>
      app.client('DELETE base/online/customer/batchRemove', { token: member.token, body: { ids } })
    expect((await remove([id, '999999'])).body.code).toBe(404)
    expect((await remove([id])).body).toMatchObject({ code: 200, data: { count: 1 } })
    expect((await list(member)).body.total).toBe(0)
    expect((await save(member, { englishName: 'Gone Ltd' })).body.code).toBe(200)
  })
})

const guarded = Object.entries(customerApi).filter(([, { access }]) => access !== 'member')

describe('every call of customers', () => {
  it.each(guarded)('%s asks for its own permission', async (key, { access }) => {
    const permissions = allPermissions.filter((permission) => permission !== access)
    const { token } = await app.given.member({ permissions })
    const upload = new FormData()
    upload.set('mode', 'preview')
    upload.set('file', new Blob(['x']), 'x.csv')
    const answer = await app.client(key.replace('{id}', '1'), {
      token,
      ...(key.endsWith('/import') ? { body: upload } : !key.startsWith('GET') && { body: {} }),
    })
    expect(answer.body.code).toBe('403')
  })
})
