import type { RefusalTable } from '@quayside/contract/kernel/refusal.ts'
import { orderRefusals, orderRuleRefusals } from '@quayside/contract/orders/order.refusals.ts'
import { contractRefusals } from '@quayside/contract/orders/order-contract.refusals.ts'
import type { LineReceipt } from '@quayside/contract/orders/received-lines.ts'
import { describe, expect, it } from 'vitest'
import { dataOf, fieldsOf, refusalOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { textsOf } from '../../platform/texts.ts'
import { givenCustomer, givenSupplier } from '../partners/partners.testing.ts'
import { stepSupplier } from '../partners/step-supplier.ts'
import { givenInbound, givenWarehouse, inboundStep } from '../warehouse/warehouse.testing.ts'
import { at, contractRefusalsOf, type Produced, whole } from './contract-refusals.testing.ts'
import { setPriceAudit } from './mark-order.ts'
import { givenOrder, lineForm, orderForm, read, save, storedModel, submit } from './orders.testing.ts'
import { asProvider, givenLots, givenSubmitted, provide, provider } from './provider-steps.testing.ts'
import { receiveOrder, shipOrder } from './receive-order.ts'

const app = await sharedApp()
const member = await app.given.member()

const table: RefusalTable = { ...orderRefusals, ...orderRuleRefusals, ...contractRefusals }
type Code = keyof typeof orderRefusals | keyof typeof orderRuleRefusals | keyof typeof contractRefusals

const draft = (values: object) => save(app, member, { modelType: 0, ...values })
const line = (values: Record<string, unknown>) => draft({ lines: [lineForm(values)] })
const submitted = async (values: Parameters<typeof givenOrder>[2]) =>
  submit(app, member, (await givenOrder(app, member, values)).id)
const step = (id: string, name: string, body: object = {}) =>
  app.client(`POST business/online/order/${id}/${name}`, { token: member.token, body })
const remove = (id: string) =>
  app.client('DELETE business/online/order/batchRemove', { token: member.token, body: { ids: [id] } })

/** The provider's hand gets codes; the sentences are for customers. */
async function received(qtys: (lineId: string) => LineReceipt[]): Promise<string> {
  const lines = [lineForm({ qty: '10' })]
  const { id } = await givenSubmitted(app, member, { lines }, ['auditPass'])
  const [first] = (await read(app, member, id)).lines
  const receive = (given: LineReceipt[]) =>
    asProvider(app, (tx) => receiveOrder(tx, provider, { id, lines: given }))
  const wanted = qtys(first.id)
  for (const each of wanted.slice(0, -1)) await receive([each])
  return (await refusalOf(receive(wanted.slice(-1)))) ?? ''
}

/** Four of ten pieces had come in when the provider returned the order. */
async function cameBack() {
  const ofTen = lineForm({ qty: '10' })
  const { id } = await givenSubmitted(app, member, { lines: [ofTen] }, ['auditPass'])
  const lineId = (await read(app, member, id)).lines[0].id
  await asProvider(app, (tx) => receiveOrder(tx, provider, { id, lines: [{ lineId, qty: '4' }] }))
  await provide(app, id, 'return', { reason: 'the invoice is missing' })
  return { id, version: (await read(app, member, id)).version, line: ofTen }
}

const setRule = (ordersAbove: string | null) =>
  app.client('POST finance/online/approvalRule/save', {
    token: member.token,
    body: { paymentsAbove: null, ordersAbove },
  })

const announcement = (id: string) =>
  app.client(`GET warehouse/online/inbound/ofOrder/${id}`, { token: member.token })

/** An order all goods of which are announced to the warehouse. */
async function announced() {
  const { id } = await givenSubmitted(app, member, {}, ['auditPass'])
  const [{ id: lineId, qty }] = (await read(app, member, id)).lines
  const inbound = await givenInbound(app, member, { lines: [{ orderLineId: lineId, qty }] })
  dataOf(await inboundStep(app, member, inbound.id, 'submit'))
  return { id, lineId }
}

/** How each refusal of an order comes about, and at which field: a code without a line here does not compile. */
const produce: Record<Code, () => Promise<Produced>> = {
  'order.alreadySubmitted': async () => {
    const { id } = await givenSubmitted(app, member)
    return whole(submit(app, member, id))
  },
  'order.notModifiable': async () => {
    const { id } = await givenSubmitted(app, member)
    return whole(draft({ id, version: (await read(app, member, id)).version }))
  },
  'order.waitsForRelease': async () => {
    const { id } = await givenOrder(app, member)
    await setRule('0')
    await submit(app, member, id)
    await setRule(null)
    return whole(remove(id))
  },
  'order.raiseNeedsRelease': async () => {
    const { id } = await givenSubmitted(app, member)
    await asProvider(app, (tx) => setPriceAudit(tx, provider, { id, priceAudit: 4, reason: 'x' }))
    const { version } = await read(app, member, id)
    await setRule('1.00')
    const raised = await orderForm(app, member, { lines: [lineForm({ price: '99' })] })
    const answer = await save(app, member, { ...raised, id, version })
    await setRule(null)
    return { answer, path: 'orderAmount' }
  },
  'order.notRemovable': async () => whole(remove((await givenSubmitted(app, member)).id)),
  'order.notCancellable': async () => {
    const { id } = await givenSubmitted(app, member, {}, ['auditPass', 'declare'])
    return whole(step(id, 'cancel'))
  },
  'order.priceAuditBlocks': async () => {
    const { id } = await givenSubmitted(app, member)
    await asProvider(app, (tx) => setPriceAudit(tx, provider, { id, priceAudit: 4, reason: 'x' }))
    return (await refusalOf(provide(app, id, 'auditPass'))) ?? ''
  },
  'order.inPaymentApplication': async () => {
    const { id } = await givenSubmitted(app, member)
    await asProvider(app, (tx) =>
      tx.updateTable('trade_order').set({ applied_amount: '1' }).where('id', '=', id).execute(),
    )
    return whole(step(id, 'cancel'))
  },
  'order.alreadyPaid': async () => {
    const { id } = await givenSubmitted(app, member)
    await asProvider(app, (tx) =>
      tx
        .updateTable('trade_order')
        .set({ applied_amount: '1', paid_amount: '1' })
        .where('id', '=', id)
        .execute(),
    )
    return whole(step(id, 'cancel'))
  },
  'order.goodsAreHere': async () => whole(remove((await cameBack()).id)),
  'order.alreadyReceived': () =>
    received((lineId) => [
      { lineId, qty: '10' },
      { lineId, qty: '1' },
    ]),
  'order.notShippable': async () => {
    const { id } = await givenSubmitted(app, member, {}, ['auditPass'])
    return (await refusalOf(asProvider(app, (tx) => shipOrder(tx, provider, { id })))) ?? ''
  },
  'order.goodsHeld': async () => {
    await givenWarehouse(app, 1)
    const { id } = await givenSubmitted(app, member, { lines: [lineForm({ qty: '10' })] }, ['auditPass'])
    const [{ id: lineId }] = (await read(app, member, id)).lines
    const differences = [{ kind: 2, qty: '10', reason: 'wet' }]
    const lines = [{ lineId, qty: '10', differences }]
    await asProvider(app, (tx) => receiveOrder(tx, provider, { id, lines }))
    for (const name of ['declare', 'clear', 'arrive']) await provide(app, id, name)
    return (await refusalOf(provide(app, id, 'sign'))) ?? ''
  },
  'order.receiptOpen': async () => {
    const { id } = await givenSubmitted(app, member, { lines: [lineForm({ qty: '10' })] }, ['auditPass'])
    const [{ id: lineId }] = (await read(app, member, id)).lines
    await asProvider(app, (tx) => receiveOrder(tx, provider, { id, lines: [{ lineId, qty: '9' }] }))
    for (const name of ['declare', 'clear']) await provide(app, id, name)
    return (await refusalOf(provide(app, id, 'arrive'))) ?? ''
  },
  'order.nothingReceived': () => received((lineId) => [{ lineId, qty: '0', shortage: 'x' }]),
  'order.chargeNotAsked': () =>
    at('charges.freight', submitted({ incoterms: 'CIF', charges: { freight: '10' } })),
  'order.noLines': () => at('lines', submitted({ lines: [] })),
  'order.kindFixed': async () => {
    const { id } = await givenOrder(app, member)
    return at('modelType', draft({ modelType: 3, id, version: 1 }))
  },
  'order.customerMissing': () => at('customerId', submitted({ modelType: 1, customerId: null })),
  'order.customerNotOverseas': async () => {
    const { id: customerId } = await givenCustomer(app, member, { type: 2 })
    return at('customerId', submitted({ modelType: 1, customerId }))
  },
  'order.amountMissing': () =>
    at('orderAmount', submitted({ modelType: 1, lines: [lineForm({ qty: '0.001', price: '0.001' })] })),
  'order.amountMismatch': () => at('orderAmount', draft({ lines: [lineForm()], orderAmount: '1.00' })),
  'order.amountTooLarge': () => at('lines.0.totalMoney', line({ qty: '999999999', price: '999999999' })),
  'order.deliveryTypeMissing': () => at('delivery.type', submitted({ delivery: {} })),
  'order.identity': () => at('delivery.pickupIdNumber', draft({ delivery: { pickupIdNumber: '*' } })),
  'order.appointment': () => at('delivery.pickupTime', draft({ delivery: { pickupTime: 'tomorrow' } })),
  'order.supplierNotUsable': async () => {
    const { id: supplierId } = await givenSupplier(app, member)
    const acting = { actor: 'customer', id: null, name: '', companyId: member.companyId } as const
    await asProvider(app, (tx) =>
      stepSupplier(tx, acting, { id: supplierId, name: 'requestVoid', given: {} }),
    )
    return at('supplierId', submitted({ supplierId }))
  },
  'order.lotTwice': async () => {
    const { id } = await givenSubmitted(app, member, { isWarehouseType: 1 }, ['auditPass'])
    const lot = { lotNumber: 'L1', qty: '1' }
    return at('lots.1.lotNumber', step(id, 'bind', { lots: [lot, lot] }))
  },
  'order.lotUnknown': async () => {
    const { id } = await givenSubmitted(app, member, { isWarehouseType: 1 }, ['auditPass'])
    return at('lots.0.lotNumber', step(id, 'bind', { lots: [{ lotNumber: 'NONE', qty: '1' }] }))
  },
  'order.lotTooMuch': async () => {
    await givenLots(app, member, 'L-FEW')
    const { id } = await givenSubmitted(app, member, { isWarehouseType: 1 }, ['auditPass'])
    return at('lots.0.qty', step(id, 'bind', { lots: [{ lotNumber: 'L-FEW', qty: '1001' }] }))
  },
  'order.lotNotNeeded': async () => {
    await givenLots(app, member, 'L-MANY')
    const lines = [lineForm({ model: storedModel, qty: '10' })]
    const { id } = await givenSubmitted(app, member, { isWarehouseType: 1, lines }, ['auditPass'])
    return at('lots.0.qty', step(id, 'bind', { lots: [{ lotNumber: 'L-MANY', qty: '11' }] }))
  },
  'order.alreadySigned': async () => {
    const way = ['auditPass', 'declare', 'clear', 'arrive', 'sign']
    const { id } = await givenSubmitted(app, member, {}, way)
    return whole(step(id, 'sign', {}))
  },
  'order.notSigned': async () => {
    const { id } = await givenSubmitted(app, member, {}, ['auditPass', 'declare', 'clear', 'arrive'])
    await provide(app, id, 'sign', { signState: 0 })
    return (await refusalOf(provide(app, id, 'complete'))) ?? ''
  },
  'order.numberUnknown': () =>
    whole(
      app.client('POST business/online/order/quickOrder', {
        token: member.token,
        body: { orderNo: 'IM000000-0000' },
      }),
    ),
  'orderLine.quantity': () => at('lines.0.qty', line({ qty: '1e3' })),
  'orderLine.price': () => at('lines.0.price', line({ price: '1,000' })),
  'orderLine.money': () => at('lines.0.totalMoney', line({ totalMoney: 'NaN' })),
  'orderLine.measure': () => at('lines.0.netWeight', line({ netWeight: '0x10' })),
  'orderLine.count': () => at('lines.0.packages', line({ packages: '1.5' })),
  'orderLine.negative': () => at('lines.0.qty', line({ qty: '-1' })),
  'orderLine.tooLarge': () => at('lines.0.price', line({ price: '1234567890' })),
  'orderLine.tooPrecise': () => at('lines.0.totalMoney', line({ totalMoney: '1.005' })),
  'orderLine.unreadable': () =>
    at('lines.0.qty', submitted({ lines: [lineForm({ qty: '', rawCells: { qty: 'many' } })] })),
  'orderLine.key': () => at('lines.0.key', line({ key: 'a b' })),
  'orderLine.keyTwice': () =>
    at('lines.1.key', draft({ lines: [lineForm({ key: 'a' }), lineForm({ key: 'a' })] })),
  'orderLine.notPositive': () => at('lines.0.qty', submitted({ lines: [lineForm({ qty: '0' })] })),
  'orderLine.grossBelowNet': () =>
    at('lines.0.grossWeight', submitted({ lines: [lineForm({ netWeight: '2', grossWeight: '1' })] })),
  'orderLine.totalMismatch': () => at('lines.0.totalMoney', line({ totalMoney: '1.00' })),
  'orderLine.belowReceived': async () => {
    const { line: ofTen, ...came } = await cameBack()
    return at('lines.0.qty', draft({ ...came, lines: [{ ...ofTen, qty: '3' }] }))
  },
  'orderLine.receivedIsGone': async () => {
    const { line: _gone, ...came } = await cameBack()
    return at('lines', draft({ ...came, lines: [lineForm()] }))
  },
  'orderLine.unknown': () => received(() => [{ lineId: '999999999', qty: '1' }]),
  'order.notAnnounceable': async () => whole(announcement((await givenOrder(app, member)).id)),
  'order.allAnnounced': async () => whole(announcement((await announced()).id)),
  'orderLine.announced': async () => {
    const { id, lineId } = await announced()
    const lines = [{ lineId, qty: '1' }]
    return (await refusalOf(asProvider(app, (tx) => receiveOrder(tx, provider, { id, lines })))) ?? ''
  },
  'orderLine.tooMuchReceived': () => received((lineId) => [{ lineId, qty: '11' }]),
  'orderLine.nothingReceived': () => received((lineId) => [{ lineId, qty: '0' }]),
  'orderLine.moreThanReceived': async () => {
    const { id } = await givenSubmitted(app, member, {}, ['auditPass', 'declare'])
    const [{ id: lineId }] = (await read(app, member, id)).lines
    const ship = asProvider(app, (tx) => shipOrder(tx, provider, { id, lines: [{ lineId, qty: '1' }] }))
    return (await refusalOf(ship)) ?? ''
  },
  'orderLine.gradedInStore': async () => {
    await givenLots(app, member, 'L-GRADED')
    const lines = [lineForm({ model: storedModel, qty: '10' })]
    const values = { modelType: 3, isWarehouseType: 1, receiving: {}, lines }
    const { id } = await givenSubmitted(app, member, values, ['auditPass'])
    await step(id, 'bind', { lots: [{ lotNumber: 'L-GRADED', qty: '10' }] })
    const [{ id: lineId }] = (await read(app, member, id)).lines
    const differences = [{ kind: 2, qty: '1', reason: 'wet' }]
    const receive = asProvider(app, (tx) =>
      receiveOrder(tx, provider, { id, lines: [{ lineId, qty: '10', differences }] }),
    )
    return (await refusalOf(receive)) ?? ''
  },
  'orderLine.datedInStore': async () => {
    await givenLots(app, member, 'L-DATED')
    const lines = [lineForm({ model: storedModel, qty: '10' })]
    const values = { modelType: 3, isWarehouseType: 1, receiving: {}, lines }
    const { id } = await givenSubmitted(app, member, values, ['auditPass'])
    await step(id, 'bind', { lots: [{ lotNumber: 'L-DATED', qty: '10' }] })
    const [{ id: lineId }] = (await read(app, member, id)).lines
    const receive = asProvider(app, (tx) =>
      receiveOrder(tx, provider, { id, lines: [{ lineId, qty: '10', batchNumber: 'B1' }] }),
    )
    return (await refusalOf(receive)) ?? ''
  },
  ...contractRefusalsOf(app, member),
}

const english = textsOf('en-US')
/** The code's own sentence, whatever its figures are. */
const sentenceOf = (code: Code): RegExp => {
  const params = Object.fromEntries((table[code]?.params ?? []).map((name) => [name, '~']))
  const escaped = english(`errors.${code}`, params).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(/~|NaN/g, '.+')}$`)
}

describe('every refusal of an order', () => {
  it.each(Object.keys(produce) as Code[])('%s is answered in its own words, at its place', async (code) => {
    const produced = await produce[code]()
    if (typeof produced === 'string') {
      expect(produced).toBe(code)
      return
    }
    const { answer, path } = produced
    expect(answer.body.code).toBe(table[code]?.answer)
    const said =
      path === undefined ? answer.body.msg : fieldsOf(answer).find((field) => field.path === path)?.msg
    expect(said).toMatch(sentenceOf(code))
  })

  it('has sentences that no other one has', () => {
    const said = (Object.keys(produce) as Code[]).map((code) => sentenceOf(code).source)
    expect(new Set(said).size).toBe(said.length)
  })
})
