import { describe, expect, it } from 'vitest'
import { read } from '../modules/orders/orders.testing.ts'
import * as invoices from '../modules/tax-invoices/tax-invoices.testing.ts'
import { sharedApp } from '../platform/testing/test-app.ts'
import type { TestAnswer } from '../platform/testing/test-client.ts'
import { briefOf, erpClient, givenKey, resultsOf } from './gateway.testing.ts'

const app = await sharedApp()
const erp = erpClient(app, (await givenKey(app)).key)
const member = await app.given.member()
const desk = await app.given.staff()
const { companyId, token } = member
const titleId = await invoices.givenTitle(app, member)

const post = (path: string, body: object = {}) => erp(`POST ${path}`, { body })
const stateAfter = async (answer: Promise<TestAnswer>) => {
  const { status, body, text } = await answer
  expect(status, text).toBe(200)
  return body.state
}
const refusal = async (answer: Promise<TestAnswer>) => {
  const { status, body } = await answer
  return [status, body.code, body.errors?.[0]?.field]
}
const asked = async (amount = '10.00') => {
  const { itemId } = await invoices.givenPaidFee(app, member, desk, { amount })
  const { id } = invoices.ok(
    await invoices.request(app, member, invoices.requestForm(titleId, [{ itemId, amount }])),
  )
  return `sales-invoices/${id}`
}
/** A supplier's invoice for an export with its goods. */
async function entered() {
  const order = await invoices.givenExport(app, member)
  const orderLineId = (await read(app, member, order.id)).lines[0].id
  const path = `input-invoices/${invoices.ok(await invoices.enter(app, member, invoices.inputForm())).id}`
  const [line] = (await erp(`GET ${path}`)).body.lines
  return { path, matches: [{ lineId: line.id, orderLineId, qty: '1000' }] }
}

describe('sales invoices at the gateway', () => {
  it('are issued, signed and reversed', async () => {
    const path = await asked()
    expect((await erp(`GET ${path}`)).body).toMatchObject({
      state: 0,
      amount: '10.00',
      statedTitle: { title: 'Anchor Electronics Ltd' },
      nextSteps: [{ name: 'refuse' }, { name: 'issue' }],
    })
    expect(await refusal(post(`${path}/issue`))).toEqual([400, 'field.required', 'invoiceNo'])
    expect(await refusal(post(`${path}/issue`, { invoiceNo: '12345678' }))).toEqual([
      400,
      'invoice.codeMissing',
      'invoiceCode',
    ])
    const invoiceNo = invoices.digitalNo()
    expect(await stateAfter(post(`${path}/issue`, { invoiceNo, issuedOn: '2026-11-05' }))).toBe('invoiced')
    expect(await refusal(post(`${path}/issue`, { invoiceNo: invoices.digitalNo() }))).toEqual([
      409,
      'state.notAllowed',
      undefined,
    ])
    expect(await stateAfter(post(`${path}/sign`))).toBe('signed')
    expect(await refusal(post(`${path}/void`, { reason: 'Late' }))).toEqual([
      409,
      'state.notAllowed',
      undefined,
    ])
    const red = invoices.digitalNo()
    expect(await refusal(post(`${path}/reverse`, { redInvoiceNo: red }))).toEqual([
      400,
      'field.required',
      'reason',
    ])
    expect(await stateAfter(post(`${path}/reverse`, { redInvoiceNo: red, reason: 'Returned' }))).toBe(
      'reversed',
    )
    expect((await erp(`GET ${path}`)).body).toMatchObject({
      state: 4,
      invoiceNo,
      issuedOn: '2026-11-05',
      redInvoiceNo: red,
      nextSteps: [],
    })
  })

  it('are voided while they are not signed, and requests refused with a reason', async () => {
    const path = await asked()
    const invoiceNo = invoices.digitalNo()
    expect(await stateAfter(post(`${path}/issue`, { invoiceNo }))).toBe('invoiced')
    expect(await refusal(post(`${path}/void`))).toEqual([400, 'field.required', 'reason'])
    expect(await stateAfter(post(`${path}/void`, { reason: 'Wrong title' }))).toBe('voided')
    const other = await asked()
    expect(await refusal(post(`${other}/refuse`))).toEqual([400, 'field.required', 'reason'])
    expect(await stateAfter(post(`${other}/refuse`, { reason: 'Not this month' }))).toBe('voided')
    expect(await refusal(post(`${await asked()}/withdraw`))).toEqual([409, 'state.notYours', undefined])
    const again = await asked()
    expect(await refusal(post(`${again}/issue`, { invoiceNo }))).toEqual([
      409,
      'invoice.numberUsed',
      'invoiceNo',
    ])
  })

  it('are issued without a request in batches, never above what was paid, and a reference once', async () => {
    const { itemId } = await invoices.givenPaidFee(app, member, desk, { amount: '50.00' })
    const of = (reference: string, values: object) => ({
      reference,
      companyId,
      ...invoices.requestForm(titleId, [{ itemId, amount: '30.00' }]),
      invoiceNo: invoices.digitalNo(),
      ...values,
    })
    const [first, second] = [of('S-1', {}), of('S-2', {})]
    const rows = [first, second, of('S-3', { companyId: '999999999' })]
    const results = resultsOf(await post('sales-invoices', { rows })).map(briefOf)
    expect(results[0]).toEqual([200, undefined, undefined])
    expect(results[1]).toEqual([409, 'salesInvoice.exceedsPaid', 'items.0.amount'])
    expect(results[2]?.[0]).not.toBe(200)
    const made = (await post('sales-invoices', first)).body.id
    expect((await post('sales-invoices', first)).body.id).toBe(made)
    const { rows: mine } = (
      await app.client('GET tax/online/salesInvoice/list', {
        token,
        query: { keyword: first.invoiceNo },
      })
    ).body
    expect(mine).toMatchObject([{ id: made, state: 1, amount: '30.00', requestedByName: '' }])
  })
})

describe('input invoices at the gateway', () => {
  it('are matched, confirmed and opened again', async () => {
    const { path, matches } = await entered()
    expect(await refusal(post(`${path}/confirm`))).toEqual([409, 'inputInvoice.notMatched', undefined])
    const [match] = matches
    expect(await refusal(post(`${path}/match`, { matches: [{ ...match, qty: '1001' }] }))).toEqual([
      409,
      'inputInvoice.exceedsLine',
      'matches.0.qty',
    ])
    expect((await post(`${path}/match`, { matches })).status).toBe(200)
    expect((await erp(`GET ${path}`)).body.lines).toMatchObject([{ matchedQty: '1000' }])
    expect(await stateAfter(post(`${path}/confirm`))).toBe('confirmed')
    expect(await refusal(post(`${path}/match`, { matches: [] }))).toEqual([
      409,
      'inputInvoice.closed',
      undefined,
    ])
    expect(await refusal(post(`${path}/reopen`))).toEqual([400, 'field.required', 'reason'])
    expect(await stateAfter(post(`${path}/reopen`, { reason: 'Checked again' }))).toBe('toConfirm')
  })

  it('are refused with what was found, or not needed', async () => {
    const { path } = await entered()
    expect(await refusal(post(`${path}/reportAnomaly`, { anomaly: 'quantity' }))).toEqual([
      400,
      'field.required',
      'reason',
    ])
    expect((await post(`${path}/reportAnomaly`, { anomaly: 'weather', reason: 'Rain' })).status).toBe(400)
    const found = { anomaly: 'quantity', reason: '200 too many' }
    expect(await stateAfter(post(`${path}/reportAnomaly`, found))).toBe('confirmedWithAnomaly')
    expect(await refusal(post(`${path}/correct`))).toEqual([409, 'state.notYours', undefined])
    expect(await refusal(post(`${path}/waive`))).toEqual([400, 'field.required', 'reason'])
    expect(await stateAfter(post(`${path}/waive`, { reason: 'Sample' }))).toBe('notNeeded')
    expect((await erp(`GET ${path}`)).body).toMatchObject({ state: 3, reason: 'Sample' })
  })

  it('are entered in batches, each row on its own, and a reference once', async () => {
    const of = (reference: string, values: Record<string, unknown> = {}) => ({
      reference,
      companyId,
      ...invoices.inputForm(values),
    })
    const first = of('E-1')
    const rows = [
      first,
      of('E-2', { amount: '1.00' }),
      { ...of('E-3'), companyId: '999999999' },
      { ...of('E-4'), invoiceNo: first.invoiceNo },
    ]
    expect(resultsOf(await post('input-invoices', { rows })).map(briefOf)).toEqual([
      [200, undefined, undefined],
      [400, 'inputInvoice.totals', 'amount'],
      [404, 'record.notFound', 'companyId'],
      [409, 'invoice.numberUsed', 'invoiceNo'],
    ])
    const { id } = (await post('input-invoices', first)).body
    const { rows: found } = (await erp('GET input-invoices', { query: { companyId, state: 0 } })).body
    expect(found.filter((row: { id: string }) => row.id === id)).toHaveLength(1)
  })
})

describe('appointments of funds at the gateway', () => {
  it('are read with what they are for, and confirmed once', async () => {
    const order = await invoices.givenExport(app, member)
    const body = { currency: 'RMB', amount: '700.00', transferOn: '2026-12-01', orderIds: [order.id] }
    const { id } = invoices.ok(await app.client('POST tax/online/capitalAppointment/save', { token, body }))
    const path = `capital-appointments/${id}`
    expect((await erp(`GET ${path}`)).body).toMatchObject({
      state: 0,
      amount: '700.00',
      orderIds: [order.id],
      itemIds: [],
      nextSteps: [{ name: 'confirm' }],
    })
    expect(await refusal(post(`${path}/cancel`))).toEqual([409, 'state.notYours', undefined])
    expect(await stateAfter(post(`${path}/confirm`))).toBe('confirmed')
    expect(await refusal(post(`${path}/confirm`))).toEqual([409, 'state.notAllowed', undefined])
  })
})

describe('a key', () => {
  it('reads and writes only what its scopes name', async () => {
    const reader = erpClient(
      app,
      (await givenKey(app, { scopes: ['sales-invoices:read', 'input-invoices:write'] })).key,
    )
    const path = await asked()
    expect((await reader(`GET ${path}`)).status).toBe(200)
    expect((await reader(`POST ${path}/refuse`, { body: { reason: 'No' } })).status).toBe(403)
    expect((await reader('POST sales-invoices', { body: { rows: [] } })).status).toBe(403)
    expect((await reader('GET input-invoices')).status).toBe(403)
    expect((await reader('GET capital-appointments')).status).toBe(403)
    expect((await reader('POST capital-appointments/1/confirm', { body: {} })).status).toBe(403)
    expect((await erp(`GET ${path}`)).body.state).toBe(0)
  })
})
