import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { fieldsOf, saved } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { hubOf } from './hub.testing.ts'

const app = await sharedApp()
const contacts = hubOf(app, 'contact')

const whole = {
  type: 2,
  name: '何志强',
  mobile: '13800138003',
  landline: '0755-26881203',
  email: 'warehouse@example.com',
  qq: '2881203001',
  idCard: '11010519491231002X',
}

describe('contacts', () => {
  it('show every number masked in the list, all but the ID number whole in the record, and that sealed in the database', async () => {
    const member = await app.given.member()
    const { id } = await contacts.given(member, { ...whole, idCard: '11010519491231002x' })
    expect((await contacts.list(member)).body.rows).toMatchObject([
      {
        id,
        name: '何志强',
        mobile: '138****8003',
        landline: '****1203',
        email: 'w***@example.com',
        qq: '28****01',
        idCard: '110***********002X',
      },
    ])
    expect((await contacts.options(member, { type: 2 })).body.data).toEqual([
      { id, type: 2, name: '何志强', mobile: '138****8003', isDefault: 0 },
    ])
    expect((await contacts.detail(member, id)).body.data).toMatchObject({
      ...whole,
      idCard: '110***********002X',
      version: 1,
    })
    const { rows } = await app.platform.staff.transaction([], (tx) =>
      raw`select * from contact where id = ${id}`.execute(tx),
    )
    expect(JSON.stringify(rows)).not.toContain('11010519491231002')
  })

  it.each([
    ['an ID number with a wrong check digit', { idCard: '110105194912310021' }, 'idCard'],
    ['an ID number with 30 February in it', { idCard: '110105194902300029' }, 'idCard'],
    ['an ID number with a thirteenth month', { idCard: '110105194913010023' }, 'idCard'],
    ['a date of birth in the future', { idCard: '110105209912310026' }, 'idCard'],
    ['a mobile number of ten digits', { mobile: '1380013800' }, 'mobile'],
    ['a foreign number without its country code', { mobile: '91234567' }, 'mobile'],
    ['a landline of letters', { landline: 'call me' }, 'landline'],
    ['an email without a domain', { email: 'office@' }, 'email'],
    ['a QQ of four digits', { qq: '1234' }, 'qq'],
    ['an unknown type', { type: 3 }, 'type'],
    ['no name', { name: '' }, 'name'],
    ['no phone of any kind', { mobile: '' }, 'mobile'],
    ['an unknown field', { colour: 'red' }, 'colour'],
  ])('are refused with %s, at its field', async (_what, wrong, path) => {
    const answer = await contacts.save(await app.given.member(), wrong)
    expect(answer.body.code).toBe(400)
    expect(fieldsOf(answer)).toMatchObject([{ path }])
  })

  it('may have a Hong Kong mobile, or a landline only, unless they pick goods up', async () => {
    const member = await app.given.member()
    await contacts.given(member, { mobile: '+852 9123 4567' })
    await contacts.given(member, { mobile: '', landline: '0755-26881200' })
    const pickup = await contacts.save(member, { type: 2, mobile: '', landline: '0755-26881200' })
    expect(fieldsOf(pickup)).toEqual([
      { path: 'mobile', msg: 'A pickup contact needs a mobile number' },
      {
        path: 'idCard',
        msg: 'A pickup contact needs an ID card number, which the warehouse checks at release',
      },
    ])
  })

  it('are found by name, pinyin, part of a number, type, and by a whole ID number only', async () => {
    const member = await app.given.member()
    await contacts.given(member, whole)
    await contacts.given(member, { name: '韩梅梅', mobile: '13911112222' })
    const total = async (query: Record<string, string | number>) =>
      (await contacts.list(member, query)).body.total
    expect(await total({ keyword: 'hzq' })).toBe(1)
    expect(await total({ keyword: 'hanmeimei' })).toBe(1)
    expect(await total({ keyword: '1111' })).toBe(1)
    expect(await total({ keyword: 'warehouse@' })).toBe(1)
    expect(await total({ type: 2 })).toBe(1)
    expect(await total({ keyword: '11010519491231002x' })).toBe(1)
    expect(await total({ keyword: '19491231' })).toBe(0)
    expect(await total({ keyword: '%' })).toBe(0)
  })

  it('keep one default of each type, also when several are made default at the same time', async () => {
    const member = await app.given.member()
    const saves = Array.from({ length: 6 }, (_, n) => contacts.save(member, { type: n % 2, isDefault: 1 }))
    expect(new Set((await Promise.all(saves)).map(({ body }) => body.code))).toEqual(new Set([200]))
    expect((await contacts.list(member, { isDefault: 1 })).body.total).toBe(2)
    expect((await contacts.options(member, { type: 1 })).body.data[0]).toMatchObject({ isDefault: 1 })
  })

  it('answer a stale version with the record as it is now, and go when removed', async () => {
    const member = await app.given.member()
    const { id, version } = await contacts.given(member)
    saved(await contacts.save(member, { id, version, name: 'Theirs' }))
    const stale = await contacts.save(member, { id, version, name: 'Mine' })
    expect(stale.body).toMatchObject({ code: 409, data: { current: { name: 'Theirs', version: 2 } } })
    expect((await contacts.remove(member, [])).body.msg).toBe('Please select the data to be operated')
    expect((await contacts.remove(member, [id])).body).toMatchObject({ code: 200, data: { count: 1 } })
    expect((await contacts.list(member)).body.total).toBe(0)
    expect((await contacts.save(member, { id, version: 2 })).body.code).toBe(404)
  })

  it('are exported with masked numbers, the selected ones only', async () => {
    const member = await app.given.member()
    const { id } = await contacts.given(member, whole)
    await contacts.given(member)
    expect(await contacts.sheet(member, `columns=type,name,mobile,idCard&ids=${id}`)).toEqual([
      ['Contact type', 'Name', 'Mobile', 'ID card number'],
      ['Pickup contact', '何志强', '13800138003', '110***********002X'],
    ])
  })
})
