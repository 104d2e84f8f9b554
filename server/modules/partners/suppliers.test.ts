import { addDays } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { fieldsOf, saved } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenFile, givenSupplier, supplierForm } from './partners.testing.ts'

const app = await sharedApp()

const list = (token: string, query: Record<string, string | number> = {}) =>
  app.client('GET base/online/supplier/list', { token, query })
const save = (token: string, body: unknown, headers: Record<string, string> = {}) =>
  app.client('POST base/online/supplier/save', { token, body, headers })
const names = (answer: { body: { rows: { name: string }[] } }) => answer.body.rows.map(({ name }) => name)

describe('GET base/online/supplier/list', () => {
  it.each([
    ['深圳', 'part of the name'],
    ['shenzhen', 'pinyin'],
    ['szhtkj', 'initials'],
    ['harbour', 'the English name'],
    ['HT', 'the abbreviation'],
  ])('finds a supplier by %s: %s', async (keyword) => {
    const member = await app.given.member()
    const { id } = await givenSupplier(app, member, {
      name: '深圳海通科技',
      englishName: 'Harbour Tech',
      abbreviation: 'HT',
    })
    await givenSupplier(app, member, { name: '广州远航贸易' })
    const answer = await list(member.token, { keyword })
    expect(answer.body).toMatchObject({ code: 200, total: 1, rows: [{ id, name: '深圳海通科技' }] })
  })

  it('finds a supplier by its number, takes wildcards literally and masks the phone number', async () => {
    const member = await app.given.member()
    await givenSupplier(app, member, { phone: '13800138000' })
    const { body } = await list(member.token)
    expect(body.rows[0].number).toMatch(/^SP\d{6}-\d{4,}$/)
    expect(body.rows[0].phone).toBe('138****8000')
    expect((await list(member.token, { keyword: body.rows[0].number.slice(-6) })).body.total).toBe(1)
    expect((await list(member.token, { keyword: '%' })).body.total).toBe(0)
  })

  it('filters by every other field and sorts by the columns that may be sorted', async () => {
    const member = await app.given.member()
    await givenSupplier(app, member, { name: '乙公司', isOverseas: 1, contact: 'Kenji Sato' })
    await givenSupplier(app, member, { name: '甲公司' })
    const today = app.clock.today()
    const { token } = member
    expect(names(await list(token))).toEqual(['甲公司', '乙公司'])
    expect(names(await list(token, { orderByColumn: 'name', isAsc: 'desc' }))).toEqual(['乙公司', '甲公司'])
    expect(names(await list(token, { isOverseas: 1 }))).toEqual(['乙公司'])
    expect(names(await list(token, { contact: 'kenji' }))).toEqual(['乙公司'])
    expect((await list(token, { status: 1, source: 1, isIncomplete: 0, pageSize: 1 })).body).toMatchObject({
      total: 2,
      rows: [{ name: '甲公司' }],
    })
    expect((await list(token, { status: 2 })).body.total).toBe(0)
    expect((await list(token, { createdAtEnd: '2020-01-01' })).body.total).toBe(0)
    expect((await list(token, { createdAtBegin: '2020-01-01' })).body.total).toBe(2)
    expect((await list(token, { createdAtBegin: addDays(today, 1) })).body.total).toBe(0)
  })

  it.each([{ orderByColumn: 'phone' }, { colour: 'blue' }, { status: 9 }])(
    'refuses the query %j',
    async (query) => {
      const { token } = await app.given.member()
      expect((await list(token, query as unknown as Record<string, string>)).body.code).toBe(400)
    },
  )
})

describe('GET base/online/supplier/{id}', () => {
  it('shows the whole record with its files, its timeline and the steps open to the member', async () => {
    const member = await app.given.member()
    const { id } = await givenSupplier(app, member, { phone: '13800138000' })
    const { body } = await app.client(`GET base/online/supplier/${id}`, { token: member.token })
    expect(body.data).toMatchObject({
      id,
      phone: '13800138000',
      status: 1,
      version: 1,
      missingDocuments: [],
      attachments: [{ kind: 'business-licence', name: 'licence.pdf' }, { kind: 'invoicing-data' }],
      timeline: [{ transition: 'create', toState: 'enabled', actor: 'customer', actorName: 'Wang Wei' }],
    })
    expect(body.data.nextSteps.map(({ name }: { name: string }) => name)).toEqual([
      'save',
      'remove',
      'requestVoid',
    ])
  })

  it('offers only the steps that the member has the permission for', async () => {
    const { companyId, ...member } = await app.given.member()
    const { id } = await givenSupplier(app, { companyId, ...member })
    const reader = await app.given.member({ companyId, permissions: ['business-supplier-list'] })
    const { body } = await app.client(`GET base/online/supplier/${id}`, { token: reader.token })
    expect(body.data.nextSteps).toEqual([])
  })
})

describe('GET base/online/supplier/options', () => {
  it('gives a picker at most 20 enabled suppliers by keyword', async () => {
    const member = await app.given.member()
    for (let n = 0; n < 21; n += 1) await givenSupplier(app, member, { name: `Maker ${n}` })
    const all = await app.client('GET base/online/supplier/options', { token: member.token })
    expect(all.body.data).toHaveLength(20)
    const one = await app.client('GET base/online/supplier/options', {
      token: member.token,
      query: { keyword: 'maker 17' },
    })
    expect(one.body.data).toMatchObject([{ name: 'Maker 17', englishName: '', isOverseas: 0 }])
  })
})

describe('POST base/online/supplier/save', () => {
  it.each([
    ['business-licence', 'Upload the business license'],
    ['invoicing-data', 'Upload the invoicing data'],
  ])('refuses a new supplier without %s, at its field', async (kind, msg) => {
    const member = await app.given.member()
    const form = await supplierForm(app, member)
    const answer = await save(member.token, { ...form, attachments: { ...form.attachments, [kind]: [] } })
    expect(answer.body.code).toBe(400)
    expect(fieldsOf(answer)).toEqual([{ path: `attachments.${kind}`, msg }])
  })

  it('refuses a name the company already has, whatever its case, and lets another company have it', async () => {
    const member = await app.given.member()
    await givenSupplier(app, member, { name: 'Acme Parts' })
    const again = await save(member.token, await supplierForm(app, member, { name: 'ACME parts' }))
    expect(fieldsOf(again)).toMatchObject([{ path: 'name' }])
    const other = await app.given.member()
    expect((await save(other.token, await supplierForm(app, other, { name: 'Acme Parts' }))).body.code).toBe(
      200,
    )
  })

  it('lets one of ten simultaneous savers have a name and answers the others at the field', async () => {
    const member = await app.given.member()
    const form = await supplierForm(app, member)
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(member.token, form)))
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ body }) => body.code !== 200)) {
      expect(fieldsOf(answer)).toMatchObject([{ path: 'name' }])
    }
  })

  it('saves once for the same Idempotency-Key', async () => {
    const member = await app.given.member()
    const form = await supplierForm(app, member)
    const key = { 'idempotency-key': 'one-click-or-two' }
    const [first, second] = [await save(member.token, form, key), await save(member.token, form, key)]
    expect(second.body).toEqual(first.body)
    expect((await save(member.token, { ...form, contact: 'x' }, key)).body.code).toBe(409)
    expect((await list(member.token)).body.total).toBe(1)
  })

  it('changes what is given, replaces files by kind and keeps the kinds that are not named', async () => {
    const member = await app.given.member()
    const { id, version } = await givenSupplier(app, member, { name: 'Before' })
    const licence = await givenFile(app, member)
    const answer = await save(member.token, {
      id,
      version,
      name: 'After',
      isOverseas: 1,
      attachments: { 'business-licence': [licence] },
    })
    expect(saved(answer)).toEqual({ id, version: version + 1 })
    const { body } = await app.client(`GET base/online/supplier/${id}`, { token: member.token })
    expect(body.data).toMatchObject({ name: 'After', isOverseas: 1, missingDocuments: [] })
    expect(body.data.attachments.map((each: { kind: string }) => each.kind).toSorted()).toEqual([
      'business-licence',
      'invoicing-data',
    ])
    expect(body.data.attachments).toContainEqual(expect.objectContaining({ fileId: licence }))
    expect(body.data.timeline).toMatchObject([{ transition: 'save' }, { transition: 'create' }])
  })

  it('refuses to take a document away', async () => {
    const member = await app.given.member()
    const { id, version } = await givenSupplier(app, member)
    const answer = await save(member.token, {
      id,
      version,
      name: 'X',
      isOverseas: 0,
      attachments: { 'invoicing-data': [] },
    })
    expect(fieldsOf(answer)).toMatchObject([{ path: 'attachments.invoicing-data' }])
  })

  it('answers a stale version with who changed it, when, and the record as it is now', async () => {
    const member = await app.given.member()
    const { id, version } = await givenSupplier(app, member)
    saved(await save(member.token, { id, version, name: 'Theirs', isOverseas: 0 }))
    const answer = await save(member.token, { id, version, name: 'Mine', isOverseas: 0 })
    expect(answer.body).toMatchObject({
      code: 409,
      data: { changedBy: 'Wang Wei', current: { name: 'Theirs', version: version + 1 } },
    })
    expect(Date.parse(answer.body.data.changedAt)).not.toBeNaN()
  })

  it('asks for the version when an id is given', async () => {
    const member = await app.given.member()
    const { id } = await givenSupplier(app, member)
    expect(fieldsOf(await save(member.token, { id, name: 'X', isOverseas: 0 }))).toMatchObject([
      { path: 'version' },
    ])
  })

  it.each([
    ['an unknown field', { colour: 'red' }, 'colour'],
    ['50,000 characters', { name: 'x'.repeat(50_000) }, 'name'],
    ['blanks for a name', { name: '   ' }, 'name'],
    ['words for a phone number', { phone: 'call me' }, 'phone'],
    ['an unknown code', { isOverseas: 2 }, 'isOverseas'],
    ['a state set by hand', { status: 2 }, 'status'],
    ['an unknown kind of file', { attachments: { other: ['1'] } }, 'attachments.other'],
  ])('refuses %s at its field', async (_what, wrong, path) => {
    const member = await app.given.member()
    const answer = await save(member.token, await supplierForm(app, member, wrong))
    expect(answer.body.code).toBe(400)
    expect(fieldsOf(answer)).toContainEqual(expect.objectContaining({ path }))
  })
})

describe('DELETE base/online/supplier/batchRemove', () => {
  const remove = (token: string, ids: string[]) =>
    app.client('DELETE base/online/supplier/batchRemove', { token, body: { ids } })

  it('removes all that were selected, and frees their names', async () => {
    const member = await app.given.member()
    const first = await givenSupplier(app, member, { name: 'Gone' })
    const second = await givenSupplier(app, member)
    expect((await remove(member.token, [first.id, second.id])).body).toMatchObject({
      code: 200,
      data: { count: 2 },
    })
    expect((await list(member.token)).body.total).toBe(0)
    const again = await app.client(`GET base/online/supplier/${first.id}`, { token: member.token })
    expect(again.body.code).toBe(404)
    await givenSupplier(app, member, { name: 'Gone' })
  })

  it('removes nothing when one of them may not go, and says which', async () => {
    const member = await app.given.member()
    const free = await givenSupplier(app, member)
    const pending = await givenSupplier(app, member)
    saved(
      await app.client(`POST base/online/supplier/${pending.id}/requestVoid`, {
        token: member.token,
        body: {},
      }),
    )
    const answer = await remove(member.token, [free.id, pending.id])
    expect(answer.body.code).toBe(409)
    expect(fieldsOf(answer)).toMatchObject([{ path: 'ids.1' }])
    expect((await list(member.token)).body.total).toBe(2)
  })

  it('refuses an empty selection with the specified text', async () => {
    const { token } = await app.given.member()
    const answer = await app.client('DELETE base/online/supplier/batchRemove', { token, body: {} })
    expect(answer.body).toMatchObject({ code: 400, msg: 'Please select the data to be operated' })
  })
})
