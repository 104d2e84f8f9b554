import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { fieldsOf, saved } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { hubOf } from './hub.testing.ts'

const app = await sharedApp()
const accounts = hubOf(app, 'bankAccount')

describe('the company’s bank accounts', () => {
  it('show the number masked in the list and the picker, whole in the record, and sealed in the database', async () => {
    const member = await app.given.member()
    const { id } = await accounts.given(member, { accountNumber: '6222 0212 3456-7890' })
    expect((await accounts.list(member)).body.rows).toMatchObject([{ id, accountNumber: '**** 7890' }])
    expect((await accounts.options(member)).body.data).toMatchObject([{ id, accountNumber: '**** 7890' }])
    expect((await accounts.detail(member, id)).body.data).toMatchObject({
      accountNumber: '6222021234567890',
      version: 1,
      timeline: [{ transition: 'create', actor: 'customer' }],
    })
    const { rows } = await app.platform.staff.transaction([], (tx) =>
      raw`select * from bank_account where id = ${id}`.execute(tx),
    )
    expect(JSON.stringify(rows)).not.toContain('6222021234567890')
  })

  it.each([
    ['a number too short', { accountNumber: '1234' }, 'accountNumber'],
    ['no number', { accountNumber: '' }, 'accountNumber'],
    ['a country that does not exist', { bankCountry: 'ZZ' }, 'bankCountry'],
    ['a wrong SWIFT code', { swiftCode: 'HSBC' }, 'swiftCode'],
    ['a currency that is not dealt in', { currency: 'CHF' }, 'currency'],
    ['no account name', { accountName: ' ' }, 'accountName'],
    ['an unknown field', { colour: 'red' }, 'colour'],
  ])('are refused with %s, at its field', async (_what, wrong, path) => {
    const answer = await accounts.save(await app.given.member(), wrong)
    expect(answer.body.code).toBe(400)
    expect(fieldsOf(answer)).toMatchObject([{ path }])
  })

  it('have a number once in each currency, however it is written, also when saved at the same time', async () => {
    const member = await app.given.member()
    const number = { accountNumber: '6222 0000 1111 2222' }
    const saves = await Promise.all(Array.from({ length: 4 }, () => accounts.save(member, number)))
    expect(saves.filter(({ body }) => body.code === 200)).toHaveLength(1)
    const again = await accounts.save(member, { accountNumber: '6222000011112222' })
    expect(fieldsOf(again)).toEqual([
      { path: 'accountNumber', msg: 'You already have this account number in this currency' },
    ])
    expect((await accounts.save(member, { ...number, currency: 'USD' })).body.code).toBe(200)
  })

  it('keep one default in each currency, also when several are made default at the same time', async () => {
    const member = await app.given.member()
    const saves = Array.from({ length: 6 }, (_, n) =>
      accounts.save(member, { currency: n % 2 ? 'RMB' : 'USD', isDefault: 1 }),
    )
    expect(new Set((await Promise.all(saves)).map(({ body }) => body.code))).toEqual(new Set([200]))
    expect((await accounts.list(member, { isDefault: 1 })).body.total).toBe(2)
  })

  it('are found by name, pinyin, bank, currency, and by the whole number only', async () => {
    const member = await app.given.member()
    await accounts.given(member, { accountName: '海燕电子', accountNumber: '755912345610802' })
    await accounts.given(member, { accountName: 'Other', currency: 'USD', bankName: '中国银行' })
    const total = async (query: Record<string, string>) => (await accounts.list(member, query)).body.total
    expect(await total({ keyword: 'hydz' })).toBe(1)
    expect(await total({ keyword: '中国' })).toBe(1)
    expect(await total({ currency: 'USD' })).toBe(1)
    expect(await total({ keyword: '7559 1234 5610 802' })).toBe(1)
    expect(await total({ keyword: '0802' })).toBe(0)
    const options = await accounts.options(member, { currency: 'USD' })
    expect(options.body.data).toMatchObject([{ accountName: 'Other', currency: 'USD' }])
  })

  it('answer a stale version with the record as it is now, and go when removed, all or none', async () => {
    const member = await app.given.member()
    const { id, version } = await accounts.given(member)
    saved(await accounts.save(member, { id, version, bankName: 'Theirs' }))
    const stale = await accounts.save(member, { id, version, bankName: 'Mine' })
    expect(stale.body).toMatchObject({ code: 409, data: { current: { bankName: 'Theirs', version: 2 } } })
    expect((await accounts.remove(member, [id, '999999'])).body.code).toBe(404)
    expect((await accounts.list(member)).body.total).toBe(1)
    expect((await accounts.remove(member, [id])).body).toMatchObject({ code: 200, data: { count: 1 } })
    expect((await accounts.detail(member, id)).body.code).toBe(404)
  })

  it('are exported in the chosen columns with masked numbers, and an empty export says so', async () => {
    const member = await app.given.member()
    const columns = 'columns=accountName,accountNumber,currency,isDefault'
    await expect(accounts.sheet(member, columns)).rejects.toThrow(
      'No data, please check the query conditions',
    )
    await accounts.given(member, { accountNumber: '6222021234567890', isDefault: 1 })
    expect(await accounts.sheet(member, columns, 'zh-CN')).toEqual([
      ['账户名称', '银行账号', '币种', '默认'],
      ['Harbour Tech Ltd', '**** 7890', 'RMB', '是'],
    ])
  })
})
