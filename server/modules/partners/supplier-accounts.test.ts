import { describe, expect, it } from 'vitest'
import { fieldsOf, saved } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { accountForm, givenAccount, givenSupplier } from './partners.testing.ts'

const app = await sharedApp()

const save = (token: string, body: unknown) =>
  app.client('POST base/online/supplierAccount/save', { token, body })
const list = (token: string, query: Record<string, string | number> = {}) =>
  app.client('GET base/online/supplierAccount/list', { token, query })

describe('supplier accounts', () => {
  it('keep their number sealed, mask it in the list and show it whole in the record', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member, { name: 'Harbour' })
    const { id } = await givenAccount(app, member, supplier.id, { accountNumber: '6222-0212 3456 7890' })
    const { body } = await list(member.token)
    expect(body.rows).toMatchObject([
      { id, supplierName: 'Harbour', accountNumber: '**** 7890', isDefault: 0 },
    ])
    const record = await app.client(`GET base/online/supplierAccount/${id}`, { token: member.token })
    expect(record.body.data).toMatchObject({
      accountNumber: '6222021234567890',
      timeline: [{ transition: 'create', actorName: 'Wang Wei' }],
    })
    const [rows] = await app.platform.staff.read([
      { sql: 'select account_number_sealed from supplier_account where id = $1', parameters: [id] },
    ])
    expect(JSON.stringify(rows)).not.toContain('7890')
    expect(app.logLines.join('')).not.toContain('6222021234567890')
  })

  it('are found by supplier, bank, pinyin, currency and their whole number', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member, { name: '海通' })
    const other = await givenSupplier(app, member, { name: '远航' })
    await givenAccount(app, member, supplier.id, {
      accountNumber: '11112222',
      currency: 'USD',
      bankName: '招商银行',
    })
    await givenAccount(app, member, other.id, { bankName: 'HSBC' })
    const total = async (query: Record<string, string | number>) =>
      (await list(member.token, query)).body.total
    expect(await total({ supplierId: supplier.id })).toBe(1)
    expect(await total({ keyword: 'haitong' })).toBe(1)
    expect(await total({ keyword: 'zsyh' })).toBe(1)
    expect(await total({ keyword: '1111 2222' })).toBe(1)
    expect(await total({ keyword: '1111' })).toBe(0)
    expect(await total({ currency: 'USD' })).toBe(1)
    expect(await total({ isDefault: 1 })).toBe(0)
    const sorted = await list(member.token, { orderByColumn: 'supplierName', isAsc: 'asc' })
    expect(sorted.body.rows.map((row: { supplierName: string }) => row.supplierName)).toEqual([
      '海通',
      '远航',
    ])
  })

  it('need a supplier to be selected first', async () => {
    const { token } = await app.given.member()
    const { supplierId: _none, ...form } = accountForm('1')
    for (const body of [form, { ...form, supplierId: '' }]) {
      expect(fieldsOf(await save(token, body))).toContainEqual({
        path: 'supplierId',
        msg: 'Please select a supplier first',
      })
    }
  })

  it.each([
    ['CN', '', false],
    ['US', '', false],
    ['US', 'CITIUS33', true],
    ['HK', '', true],
  ])(
    'of an overseas supplier at a bank in %s with SWIFT code "%s": taken is %s',
    async (bankCountry, swiftCode, isTaken) => {
      const member = await app.given.member()
      const supplier = await givenSupplier(app, member, { isOverseas: 1 })
      const answer = await save(
        member.token,
        accountForm(supplier.id, { bankCountry, swiftCode, currency: 'USD' }),
      )
      if (isTaken) expect(answer.body.code).toBe(200)
      else expect(fieldsOf(answer)).toMatchObject([{ path: 'swiftCode' }])
    },
  )

  it('of a domestic supplier need no SWIFT code anywhere', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member, { isOverseas: 0 })
    expect((await save(member.token, accountForm(supplier.id, { bankCountry: 'US' }))).body.code).toBe(200)
  })

  it.each([
    ['a SWIFT code of seven letters', { swiftCode: 'CITIUS3' }, 'swiftCode'],
    ['no address of the bank, which a payment needs', { bankAddress: ' ' }, 'bankAddress'],
    ['a country that does not exist', { bankCountry: 'ZZ' }, 'bankCountry'],
    ['a currency that is not traded', { currency: 'XAU' }, 'currency'],
    ['an account number of four digits', { accountNumber: '1234' }, 'accountNumber'],
    ['an unknown field', { balance: '1' }, 'balance'],
    ['50,000 characters', { bankName: 'x'.repeat(50_000) }, 'bankName'],
  ])('are refused with %s, at its field', async (_what, wrong, path) => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member)
    const answer = await save(member.token, accountForm(supplier.id, wrong))
    expect(answer.body.code).toBe(400)
    expect(fieldsOf(answer)).toMatchObject([{ path }])
  })

  it('are refused twice with the same number and currency, and taken in another currency', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member)
    const form = accountForm(supplier.id)
    saved(await save(member.token, form))
    expect(fieldsOf(await save(member.token, form))).toMatchObject([{ path: 'accountNumber' }])
    expect((await save(member.token, { ...form, currency: 'HKD' })).body.code).toBe(200)
  })

  it('keep one default in each currency', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member)
    const first = await givenAccount(app, member, supplier.id, { isDefault: 1 })
    const foreign = await givenAccount(app, member, supplier.id, { isDefault: 1, currency: 'USD' })
    const second = await givenAccount(app, member, supplier.id, { isDefault: 1 })
    const { body } = await list(member.token, { isDefault: 1 })
    expect(body.rows.map((row: { id: string }) => row.id).toSorted()).toEqual(
      [foreign.id, second.id].toSorted(),
    )
    expect(body.rows.map((row: { id: string }) => row.id)).not.toContain(first.id)
  })

  it('keep one default when two are made default at the same time', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member)
    const forms = Array.from({ length: 8 }, () => accountForm(supplier.id))
    const made = await Promise.all(
      forms.map(async (form) => ({ form, ...saved(await save(member.token, form)) })),
    )
    const answers = await Promise.all(
      made.map(({ form, id, version }) => save(member.token, { ...form, id, version, isDefault: 1 })),
    )
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([200]))
    expect((await list(member.token, { isDefault: 1 })).body.total).toBe(1)
  })

  it('answer a stale version with the record as it is now', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member)
    const form = accountForm(supplier.id)
    const { id, version } = saved(await save(member.token, form))
    saved(await save(member.token, { ...form, id, version, bankName: 'Theirs' }))
    const answer = await save(member.token, { ...form, id, version, bankName: 'Mine' })
    expect(answer.body).toMatchObject({
      code: 409,
      data: { changedBy: 'Wang Wei', current: { bankName: 'Theirs' } },
    })
  })

  it('cannot change or go while a request about their supplier is pending', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member)
    const { id } = await givenAccount(app, member, supplier.id)
    const { token } = member
    saved(await app.client(`POST base/online/supplier/${supplier.id}/requestVoid`, { token, body: {} }))
    expect((await save(token, accountForm(supplier.id))).body.code).toBe(409)
    const removal = await app.client('DELETE base/online/supplierAccount/batchRemove', {
      token,
      body: { ids: [id] },
    })
    expect(removal.body.code).toBe(409)
    expect(fieldsOf(removal)).toMatchObject([{ path: 'ids.0' }])
  })

  it('go when removed, by the query’s ids too, and with their supplier', async () => {
    const member = await app.given.member()
    const { token } = member
    const supplier = await givenSupplier(app, member)
    const { id } = await givenAccount(app, member, supplier.id)
    await givenAccount(app, member, supplier.id)
    const remove = () =>
      app.client('DELETE base/online/supplierAccount/batchRemove', { token, query: { ids: id } })
    expect((await remove()).body).toMatchObject({ code: 200, data: { count: 1 } })
    expect((await remove()).body.code).toBe(404)
    expect((await list(token)).body.total).toBe(1)
    await app.client('DELETE base/online/supplier/batchRemove', { token, body: { ids: [supplier.id] } })
    expect((await list(token)).body.total).toBe(0)
  })
})
