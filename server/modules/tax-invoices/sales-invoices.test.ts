import { addDays } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { remindOf } from '../finance/send-reminders.ts'
import { read } from '../orders/orders.testing.ts'
import { asProvider } from '../orders/provider-steps.testing.ts'
import { givenFile } from '../partners/partners.testing.ts'
import { officeStep } from '../payments/payments.testing.ts'
import {
  digitalNo,
  givenPaidFee,
  givenTitle,
  office,
  ok,
  request,
  requestForm,
} from './tax-invoices.testing.ts'

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['finance'] })
const { token, companyId } = member
const titleId = await givenTitle(app, member, { isDefault: 1 })

const codesAt = ({ body }: TestAnswer): string[] =>
  (body.data?.fields ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
const get = async (path: string, query: Record<string, string> = {}) =>
  (await app.client(`GET tax/online/${path}`, { token, query })).body
const invoiceable = async (itemId: string) =>
  (await get('salesInvoice/invoiceable', { pageSize: '200' })).rows.find(
    ({ id }: { id: string }) => id === itemId,
  )
const invoicingState = async (orderId: string) => (await read(app, member, orderId)).invoicingState
const step = (id: string, name: string, body: object = {}) =>
  office(app, desk, `salesInvoice/${id}/${name}`, body)
const own = (id: string, name: string) =>
  app.client(`POST tax/online/salesInvoice/${id}/${name}`, { token, body: {} })

async function givenRequest(amount = '1060.00', part = amount) {
  const fee = await givenPaidFee(app, member, desk, { amount })
  const { id } = ok(await request(app, member, requestForm(titleId, [{ itemId: fee.itemId, amount: part }])))
  return { ...fee, id: id as string }
}

describe('a sales invoice', () => {
  it('is for what was paid: net and tax add up to it, and the rest can be asked for later', async () => {
    const { itemId, id, order } = await givenRequest('1060.00', '500.00')
    const { data } = await get(`salesInvoice/${id}`)
    expect(data).toMatchObject({
      state: 0,
      kind: 'special',
      amount: '500.00',
      net: '471.70',
      tax: '28.30',
      orderNos: [order.orderNo],
      statedTitle: { title: 'Anchor Electronics Ltd', accountNumber: '4000021209200123456' },
      nextSteps: [{ name: 'withdraw' }],
    })
    expect(data.lines).toMatchObject([{ itemId, rate: 6, itemKind: 'fee', feeKind: 'storage' }])
    expect(await invoiceable(itemId)).toMatchObject({ settled: '1060.00', claimed: '500.00', left: '560.00' })
  })

  it('is refused above what was paid, twice for one debt, for another company’s debt, and without anything', async () => {
    const { itemId } = await givenPaidFee(app, member, desk, { amount: '100.00', paid: '40.00' })
    const items = (...amounts: string[]) => amounts.map((amount) => ({ itemId, amount }))
    const ask = (given: { itemId: string; amount: string }[], values = {}) =>
      request(app, member, { ...requestForm(titleId, given), ...values })
    expect(codesAt(await ask(items('40.01')))).toEqual(['items.0.amount salesInvoice.exceedsPaid'])
    expect(codesAt(await ask(items('10.00', '10.00')))).toEqual(['items.1.itemId salesInvoice.itemTwice'])
    expect(codesAt(await ask(items('0.00')))).toEqual(['items.0.amount field.positive'])
    expect(codesAt(await ask([]))).toEqual(['items salesInvoice.nothingChosen'])
    const other = await app.given.member()
    const theirs = await givenPaidFee(app, other, desk, { amount: '10.00' })
    expect(codesAt(await ask([{ itemId: theirs.itemId, amount: '1.00' }]))).toEqual([
      'items.0.itemId record.notFound',
    ])
    expect(codesAt(await ask(items('1.00'), { titleId: '999999' }))).toEqual(['titleId record.notFound'])
    const bare = await givenTitle(app, other, { bankName: '', accountNumber: '' })
    expect(
      codesAt(await request(app, other, requestForm(bare, [{ itemId: theirs.itemId, amount: '1.00' }]))),
    ).toEqual(['titleId salesInvoice.titleIncomplete'])
    ok(
      await request(app, other, {
        ...requestForm(bare, [{ itemId: theirs.itemId, amount: '1.00' }]),
        kind: 'general',
      }),
    )
  })

  it('is issued with number and file, and signed by the customer; the order’s state follows', async () => {
    const { id, order, itemId } = await givenRequest('1060.00', '1000.00')
    expect(await invoicingState(order.id)).toBe(0)
    expect(codesAt(await step(id, 'issue', { invoiceNo: '12345678' }))).toEqual([
      'invoiceCode invoice.codeMissing',
    ])
    expect(codesAt(await step(id, 'issue', { invoiceNo: '1234' }))).toEqual(['invoiceNo invoice.number'])
    expect(codesAt(await step(id, 'issue', { invoiceNo: digitalNo(), issuedOn: '2099-01-01' }))).toEqual([
      'issuedOn field.dayRange',
    ])
    const fileIds = [await givenFile(app, member)]
    const invoiceNo = digitalNo()
    ok(await step(id, 'issue', { invoiceNo, issuedOn: '2026-11-05', fileIds }))
    expect(await invoicingState(order.id)).toBe(1)
    const { data } = await get(`salesInvoice/${id}`)
    expect(data).toMatchObject({ state: 1, invoiceNo, issuedOn: '2026-11-05', nextSteps: [{ name: 'sign' }] })
    expect(data.attachments).toMatchObject([{ kind: 'sales-invoice', fileId: fileIds[0] }])
    const rest = ok(await request(app, member, requestForm(titleId, [{ itemId, amount: '60.00' }])))
    expect((await step(rest.id, 'issue', { invoiceNo })).body.data.fields).toMatchObject([
      { path: 'invoiceNo', code: 'invoice.numberUsed' },
    ])
    ok(await step(rest.id, 'issue', { invoiceNo: digitalNo() }))
    expect(await invoicingState(order.id)).toBe(2)
    ok(await own(id, 'sign'))
    expect((await get(`salesInvoice/${id}`)).data).toMatchObject({ state: 2, nextSteps: [] })
    expect((await step(id, 'void', { reason: 'Wrong title' })).body.code).toBe(409)
    expect((await own(id, 'sign')).body.code).toBe(409)
  })

  it('gives its amounts back when it is withdrawn, refused, voided or reversed', async () => {
    const withdrawn = await givenRequest()
    ok(await own(withdrawn.id, 'withdraw'))
    expect(await invoiceable(withdrawn.itemId)).toMatchObject({ left: '1060.00' })

    const refused = await givenRequest()
    expect(codesAt(await step(refused.id, 'refuse'))).toEqual(['reason field.required'])
    ok(await step(refused.id, 'refuse', { reason: 'Title is wrong' }))
    expect(await invoiceable(refused.itemId)).toMatchObject({ left: '1060.00' })

    const voided = await givenRequest()
    ok(await step(voided.id, 'issue', { invoiceNo: digitalNo() }))
    expect(await invoiceable(voided.itemId)).toBeUndefined()
    ok(await step(voided.id, 'void', { reason: 'Misprint' }))
    expect(await invoiceable(voided.itemId)).toMatchObject({ left: '1060.00' })
    expect(await invoicingState(voided.order.id)).toBe(0)

    const reversed = await givenRequest()
    const invoiceNo = digitalNo()
    ok(await step(reversed.id, 'issue', { invoiceNo }))
    ok(await own(reversed.id, 'sign'))
    const red = { redInvoiceNo: invoiceNo, reason: 'Returned' }
    expect(codesAt(await step(reversed.id, 'reverse', red))).toEqual(['redInvoiceNo salesInvoice.redSame'])
    ok(await step(reversed.id, 'reverse', { ...red, redInvoiceNo: digitalNo() }))
    expect(await invoiceable(reversed.itemId)).toMatchObject({ left: '1060.00' })
    const { data } = await get(`salesInvoice/${reversed.id}`)
    expect(data).toMatchObject({ state: 4, reason: 'Returned' })
    expect(data.lines).toHaveLength(1)
  })

  it('tells the customer of each step, with a way to the record', async () => {
    const { id } = await givenRequest()
    ok(await step(id, 'issue', { invoiceNo: digitalNo() }))
    ok(await step(id, 'void', { reason: 'Misprint' }))
    const notices = await asProvider(app, (tx) =>
      tx
        .selectFrom('notice')
        .select(['phrase', 'entity', 'entity_id'])
        .where('company_id', '=', companyId)
        .where('entity_id', '=', id)
        .where('entity', '=', 'salesInvoice')
        .orderBy('id')
        .execute(),
    )
    expect(notices.map(({ phrase }) => phrase)).toEqual(['salesInvoice.issue', 'salesInvoice.void'])
  })

  it('states the version of the title that is valid when it is issued', async () => {
    const buyer = await app.given.member()
    const first = await givenTitle(app, buyer)
    const fee = await givenPaidFee(app, buyer, desk, { amount: '10.00' })
    const ask = (id: string) => request(app, buyer, requestForm(id, [{ itemId: fee.itemId, amount: '5.00' }]))
    const early = ok(await ask(first))
    ok(await step(early.id, 'issue', { invoiceNo: digitalNo() }))
    const late = ok(await ask(first))
    const change = { id: first, version: 1, title: 'Anchor Group', taxNo: '91440300MA5QUAY204' }
    const body = { ...change, bankName: 'B', accountNumber: '1234567', address: 'A', phone: '0755-12345678' }
    const second = ok(await app.client('POST tax/online/invoicingInfo/save', { token: buyer.token, body }))
    expect(second.id).not.toBe(first)
    ok(await step(late.id, 'issue', { invoiceNo: digitalNo() }))
    const titleOf = async (id: string) =>
      (await app.client(`GET tax/online/salesInvoice/${id}`, { token: buyer.token })).body.data.title
    expect([await titleOf(early.id), await titleOf(late.id)]).toEqual([
      'Anchor Electronics Ltd',
      'Anchor Group',
    ])
    const { data } = (await app.client(`GET tax/online/invoicingInfo/${second.id}`, { token: buyer.token }))
      .body
    expect(data.versions.map(({ invoiceCount }: { invoiceCount: number }) => invoiceCount)).toEqual([1, 1])
  })

  it('is made and issued by the provider without being asked', async () => {
    const { itemId, order } = await givenPaidFee(app, member, desk, { amount: '113.00' })
    const body = {
      companyId,
      ...requestForm(titleId, [{ itemId, amount: '113.00' }]),
      invoiceNo: digitalNo(),
    }
    const { id } = ok(await office(app, desk, 'salesInvoice/save', body))
    expect((await get(`salesInvoice/${id}`)).data).toMatchObject({ state: 1, requestedByName: '' })
    expect(await invoicingState(order.id)).toBe(2)
  })
})

describe('a payment that is on an invoice', () => {
  it('cannot be taken back before the invoice is voided', async () => {
    const { id, receiptId } = await givenRequest()
    const undo = async () => {
      const { uses } = (
        await app.office(`GET finance/online/cashVoucher/${receiptId}`, { token: desk.token })
      ).body.data
      return officeStep(app, desk, `depositUse/${uses[0].id}/undo`, { reason: 'Wrong debt' })
    }
    expect((await undo()).text).toContain('is on an invoice')
    ok(await own(id, 'withdraw'))
    ok(await undo())
  })

  it('is to be invoiced within ten days: reminded before, on and after the day, once each, and met by the invoice', async () => {
    const buyer = await app.given.member()
    const title = await givenTitle(app, buyer)
    const on = addDays(app.clock.today(), -14)
    const fee = await givenPaidFee(app, buyer, desk, { amount: '50.00', on })
    const due = addDays(on, 10)
    const reminders = async (): Promise<string[]> =>
      (
        await asProvider(app, (tx) =>
          tx
            .selectFrom('notice')
            .select('phrase')
            .where('company_id', '=', buyer.companyId)
            .where('phrase', 'like', 'reminder.vatInvoice.%')
            .orderBy('id')
            .execute(),
        )
      ).map(({ phrase }) => phrase?.split('.').at(-1) ?? '')
    const onDay = async (day: string) => {
      await Promise.all([remindOf(app.platform, day), remindOf(app.platform, day)])
      return reminders()
    }
    expect(await onDay(addDays(due, -4))).toEqual([])
    expect(await onDay(addDays(due, -3))).toEqual(['before'])
    expect(await onDay(due)).toEqual(['before', 'on'])
    expect(await onDay(addDays(due, 1))).toEqual(['before', 'on', 'after'])
    expect(await onDay(addDays(due, 2))).toEqual(['before', 'on', 'after'])
    const money = async () =>
      (
        await app.client(`GET finance/online/orderMoney/${fee.order.id}`, { token: buyer.token })
      ).body.data.deadlines.filter(({ name }: { name: string }) => name === 'vatInvoice')
    expect(await money()).toMatchObject([{ dueOn: due, amount: '50.00', documentNo: fee.receiptNo }])
    const deadlines = async () =>
      (await app.client('GET finance/online/deadline/list', { token: buyer.token })).body.data.map(
        ({ name, dueOn }: { name: string; dueOn: string }) => [name, dueOn],
      )
    expect(await deadlines()).toContainEqual(['vatInvoice', due])
    const { id } = ok(
      await request(app, buyer, requestForm(title, [{ itemId: fee.itemId, amount: '50.00' }])),
    )
    expect(await money()).toHaveLength(1)
    ok(await step(id, 'issue', { invoiceNo: digitalNo() }))
    expect(await money()).toEqual([])
    expect(await deadlines()).not.toContainEqual(['vatInvoice', due])
  })

  it('leaves the books as they were', async () => {
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
})
