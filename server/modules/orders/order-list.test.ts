import { addDays } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { readSheet } from '../../platform/excel/read-sheet.ts'
import { pathsOf } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenSupplier } from '../partners/partners.testing.ts'
import { setArchiveState, setDeclarationState, setPriceAudit } from './mark-order.ts'
import { givenOrder, lineForm, read, save } from './orders.testing.ts'
import { asProvider, givenSubmitted, markPaid, provide, provider } from './provider-steps.testing.ts'

const app = await sharedApp()

const list = ({ token }: GivenMember, query: Record<string, string | number> = {}) =>
  app.client('GET business/online/order/list', { token, query: { modelType: 0, ...query } })
const idsOf = (answer: { body: { rows: { id: string }[] } }) => answer.body.rows.map(({ id }) => id)
const counts = async ({ token }: GivenMember, modelType = 0) =>
  (await app.client('GET business/online/order/tabCounts', { token, query: { modelType } })).body.data

describe('GET business/online/order/list', () => {
  it('shows one kind, newest first, page by page with the total', async () => {
    const member = await app.given.member()
    const ids: string[] = []
    for (let n = 0; n < 3; n++) ids.unshift((await givenOrder(app, member)).id)
    await givenOrder(app, member, { modelType: 3 })
    const first = await list(member, { pageSize: 2 })
    expect([idsOf(first), first.body.total]).toEqual([ids.slice(0, 2), 3])
    expect(idsOf(await list(member, { pageSize: 2, pageNum: 2 }))).toEqual(ids.slice(2))
    expect(first.body.rows[0]).toMatchObject({
      modelType: 0,
      currency: 'USD',
      orderAmount: '123.46',
      unpaidAmount: '123.46',
      lineCount: 1,
      supplierName: expect.stringContaining('Maker of parts'),
      stateLabel: 'draft',
    })
  })

  it('filters by everything it offers', async () => {
    const member = await app.given.member()
    const supplier = await givenSupplier(app, member, { name: '深圳海通科技' })
    const a = await givenOrder(app, member, {
      supplierId: supplier.id,
      contractNo: 'HT-2026-1',
      orderDate: '2026-03-05',
      lines: [lineForm({ model: 'AD 8605-X', qty: '1', price: '50' })],
    })
    const b = await givenOrder(app, member, { currency: 'HKD', orderDate: '2026-04-05' })
    await givenSubmitted(app, member, {}, ['auditPass'])
    const only = async (query: Record<string, string | number>, expected: string) => {
      const answer = await list(member, query)
      expect([idsOf(answer), answer.body.total], JSON.stringify(query)).toEqual([[expected], 1])
    }
    await only({ orderNo: a.orderNo.slice(-6) }, a.id)
    await only({ partner: 'haitong' }, a.id)
    await only({ partner: '海通' }, a.id)
    await only({ supplierId: supplier.id }, a.id)
    await only({ contractNo: 'ht-2026' }, a.id)
    await only({ model: 'ad8605' }, a.id)
    await only({ orderDateBegin: '2026-03-01', orderDateEnd: '2026-03-31' }, a.id)
    await only({ orderAmountBegin: '49.99', orderAmountEnd: '50' }, a.id)
    await only({ currency: 'HKD' }, b.id)
    expect((await list(member, { state: 3 })).body.total).toBe(1)
    expect((await list(member, { state: 3, paymentState: 0 })).body.total).toBe(1)
    expect((await list(member, { paymentState: 2 })).body.total).toBe(0)
    expect((await list(member, { state: 0, source: 1, archiveState: 0 })).body.total).toBe(2)
    expect((await list(member, { model: '%' })).body.total).toBe(0)
    expect((await list(member, { createdAtEnd: '2020-01-01' })).body.total).toBe(0)
    expect(idsOf(await list(member, { orderByColumn: 'orderAmount', pageSize: 1 }))).toEqual([a.id])
    expect(idsOf(await list(member, { orderByColumn: 'orderDate', isAsc: 'asc', pageSize: 2 }))).toEqual([
      a.id,
      b.id,
    ])
  })

  it.each([
    { orderByColumn: 'remarks' },
    { colour: 'blue' },
    { state: 77 },
    { modelType: 4 },
    { tab: 'mine' },
  ])('refuses the query %j', async (query) => {
    const member = await app.given.member()
    expect((await list(member, query as unknown as Record<string, string>)).body.code).toBe(400)
  })
})

describe('the tabs', () => {
  it('count the orders of one kind, and each shows what it counts', async () => {
    const member = await app.given.member()
    const toSubmit = await givenOrder(app, member)
    const returned = await givenSubmitted(app, member)
    await provide(app, returned.id, 'return', { reason: 'x' })
    const failed = await givenSubmitted(app, member)
    await provide(app, failed.id, 'auditFail', { reason: 'x' })
    const audited = await givenSubmitted(app, member, {}, ['auditPass'])
    const declared = await givenSubmitted(app, member, {}, ['auditPass', 'declare'])
    const paid = await givenSubmitted(app, member, {}, ['auditPass', 'declare', 'clear'])
    await markPaid(app, paid.id, 2, '123.46')
    await givenSubmitted(app, member)
    await givenOrder(app, member, { modelType: 1 })
    expect(await counts(member)).toEqual({
      all: 7,
      toSubmit: 1,
      pendingPayment: 2,
      pendingReceipt: 2,
      auditFailed: 1,
      returned: 1,
      hasReminder: 2,
      isLate: 0,
    })
    const inTab = async (tab: string) => {
      const answer = await list(member, { tab })
      expect(answer.body.total).toBe(answer.body.rows.length)
      return idsOf(answer).toSorted((x, y) => Number(x) - Number(y))
    }
    expect(await inTab('toSubmit')).toEqual([toSubmit.id])
    expect(await inTab('returned')).toEqual([returned.id])
    expect(await inTab('auditFailed')).toEqual([failed.id])
    expect(await inTab('pendingPayment')).toEqual([audited.id, declared.id])
    expect(await inTab('pendingReceipt')).toEqual([declared.id, paid.id])
    expect((await read(app, member, paid.id)).unpaidAmount).toBe('0.00')
    await app.client('DELETE business/online/order/batchRemove', {
      token: member.token,
      body: { ids: [toSubmit.id, returned.id] },
    })
    expect(await counts(member)).toMatchObject({ all: 5, toSubmit: 0, returned: 0 })
  })

  it('stay right through more changes than the tally is gathered after', async () => {
    const member = await app.given.member()
    for (let n = 0; n < 60; n++) await save(app, member, { modelType: 2 })
    expect(await counts(member, 2)).toMatchObject({ all: 60, toSubmit: 60 })
    expect((await list(member, { modelType: 2, state: 0 })).body.total).toBe(60)
  })
})

describe('DELETE business/online/order/batchRemove', () => {
  const remove = ({ token }: GivenMember, ids: string[]) =>
    app.client('DELETE business/online/order/batchRemove', { token, body: { ids } })

  it('hides drafts and orders that failed the audit', async () => {
    const member = await app.given.member()
    const draft = await givenOrder(app, member)
    const failed = await givenSubmitted(app, member)
    await provide(app, failed.id, 'auditFail', { reason: 'x' })
    expect((await remove(member, [draft.id, failed.id])).body.data).toEqual({ count: 2 })
    expect((await list(member)).body.total).toBe(0)
    const gone = await app.client(`GET business/online/order/${draft.id}`, { token: member.token })
    expect(gone.body.code).toBe(404)
  })

  it('removes all or none, and says which one may not go', async () => {
    const member = await app.given.member()
    const draft = await givenOrder(app, member)
    const submitted = await givenSubmitted(app, member)
    const answer = await remove(member, [draft.id, submitted.id])
    expect([answer.body.code, pathsOf(answer)]).toEqual([409, ['ids.1']])
    expect((await list(member)).body.total).toBe(2)
  })
})

describe('sheets and prints', () => {
  it('export orders and lines under their headings', async () => {
    const member = await app.given.member()
    const { id, orderNo } = await givenOrder(app, member, {
      charges: { freight: '120', freightCurrency: 'HKD', insurance: '5' },
      lines: [lineForm({ qty: '1000', packages: '', rawCells: { packages: '2 boxes' } })],
    })
    const sheetOf = async (path: string, headers: [string, ...string[]]) => {
      const response = await fetch(`${app.address}/api/${path}`, {
        headers: { authorization: `bearer ${member.token}`, 'accept-language': 'en-US' },
      })
      const columns = headers.map((header) => ({ key: header, headers: [header] as const }))
      const answer = await readSheet(new Uint8Array(await response.arrayBuffer()), columns)
      if (!answer.ok) throw new Error(answer.reason)
      return (await Array.fromAsync(answer.sheet.rows)).map(({ values }) => values)
    }
    expect(
      await sheetOf('business/online/order/export?modelType=0&columns=orderNo,state,freight,insurance', [
        'Order no.',
        'Status',
        'Freight',
        'Insurance',
      ]),
    ).toEqual([{ 'Order no.': orderNo, Status: 'Draft', Freight: 'HKD 120.00', Insurance: 'USD 5.00' }])
    expect(
      await sheetOf(`business/online/order/${id}/exportLines`, [
        'Quantity',
        'Unit price',
        'Type',
        'Packages',
      ]),
    ).toEqual([
      // What could not be read in a draft stands in the sheet as it was typed.
      { Quantity: '1000', 'Unit price': '0.123456', Type: 'Electronics', Packages: '2 boxes' },
    ])
    const none = await app.client('GET business/online/order/export', {
      token: member.token,
      query: { modelType: 3 },
    })
    expect(none.body.msg).toBe('No data, please check the query conditions')
  })

  it('print a draft as such, with names for its codes', async () => {
    const member = await app.given.member()
    const { id } = await givenOrder(app, member)
    const print = async () =>
      (await app.client(`GET business/online/order/${id}/print`, { token: member.token })).body.data
    expect(await print()).toMatchObject({
      isDraft: true,
      company: { name: 'Test Electronics' },
      printedBy: 'Wang Wei',
      names: { countries: { US: 'United States of America' }, units: { '007': 'Piece' } },
    })
    await app.client(`POST business/online/order/${id}/submit`, { token: member.token, body: {} })
    expect((await print()).isDraft).toBe(false)
  })
})

describe('the provider’s marks', () => {
  it('are carried, shown and filtered by', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member)
    await asProvider(app, async (tx) => {
      await setPriceAudit(tx, provider, { id, priceAudit: 2 })
      await setDeclarationState(tx, provider, { id, declarationState: 9 })
    })
    // Only an order that has come to its end is archived.
    await provide(app, id, 'cancel', { reason: 'no longer wanted' })
    await asProvider(app, (tx) => setArchiveState(tx, provider, { id, archiveState: 1 }))
    expect(await read(app, member, id)).toMatchObject({
      priceAudit: 2,
      commodityState: 5,
      declarationState: 9,
      archiveState: 1,
    })
    for (const query of [{ priceAudit: 2 }, { declarationState: 9 }, { archiveState: 1 }])
      expect((await list(member, query)).body.total).toBe(1)
    const notices = await app.client('GET system/online/sysMsg', { token: member.token })
    expect(notices.body.rows.map(({ title }: { title: string }) => title)).toEqual([
      'Order canceled',
      'Declaration updated',
      'Price review',
    ])
  })
})

describe('what needs attention', () => {
  const days = (ago: number) => addDays(app.clock.today(), -ago)

  it('is filtered and counted by the rule that the list shows: prices, returns, deadlines that are near', async () => {
    const member = await app.given.member()
    const exported = async (ago: number) => {
      const { id } = await givenSubmitted(app, member, { modelType: 1, orderDate: days(ago) }, [
        'auditPass',
        'declare',
      ])
      await provide(app, id, 'clear', { exportedOn: days(ago) })
      return id
    }
    const [far, near, late] = [await exported(3), await exported(55), await exported(75)]
    const back = await givenSubmitted(app, member, { modelType: 1 })
    await provide(app, back.id, 'return', { reason: 'packing list' })
    const dear = await givenSubmitted(app, member, { modelType: 1 })
    await asProvider(app, (tx) => setPriceAudit(tx, provider, { id: dear.id, priceAudit: 2 }))
    await givenSubmitted(app, member, { modelType: 1 })
    const ids = async (query: Record<string, string | number>) =>
      idsOf(await list(member, { modelType: 1, ...query }))
    expect(await ids({ hasReminder: 1 })).toEqual([dear.id, back.id, late, near])
    expect(await ids({ isLate: 1 })).toEqual([late])
    expect(await ids({ hasDeadline: 1, orderByColumn: 'receiptDueOn', isAsc: 'asc' })).toEqual([
      late,
      near,
      far,
    ])
    expect((await list(member, { modelType: 1, hasReminder: 1 })).body.total).toBe(4)
    expect(await counts(member, 1)).toMatchObject({ all: 6, hasReminder: 4, isLate: 1 })
    await markPaid(app, late, 2, '123.46')
    expect(await ids({ isLate: 1 })).toEqual([])
    expect(await counts(member, 1)).toMatchObject({ hasReminder: 3, isLate: 0 })
  })

  it('is not counted for another company or another kind', async () => {
    const member = await app.given.member()
    const other = await app.given.member()
    const { id } = await givenSubmitted(app, member, { modelType: 1 })
    await provide(app, id, 'return', { reason: 'x' })
    expect(await counts(other, 1)).toMatchObject({ hasReminder: 0 })
    expect(await counts(member, 0)).toMatchObject({ hasReminder: 0 })
  })
})
