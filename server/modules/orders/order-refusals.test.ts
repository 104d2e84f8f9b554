import type { RefusalTable } from '@quayside/contract/kernel/refusal.ts'
import { orderRefusals, orderRuleRefusals } from '@quayside/contract/orders/order.refusals.ts'
import { contractRefusals } from '@quayside/contract/orders/order-contract.refusals.ts'
import { describe, expect, it } from 'vitest'
import { fieldsOf, refusalOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { textsOf } from '../../platform/texts.ts'
import { givenCustomer, givenSupplier } from '../partners/partners.testing.ts'
import { stepSupplier } from '../partners/step-supplier.ts'
import { at, contractRefusalsOf, type Produced, whole } from './contract-refusals.testing.ts'
import { goodsRefusalsOf } from './goods-refusals.testing.ts'
import { setPriceAudit } from './mark-order.ts'
import { givenOrder, lineForm, orderForm, read, save, submit } from './orders.testing.ts'
import { asProvider, givenSubmitted, provide, provider } from './provider-steps.testing.ts'

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

const setRule = (ordersAbove: string | null) =>
  app.client('POST finance/online/approvalRule/save', {
    token: member.token,
    body: { paymentsAbove: null, ordersAbove },
  })

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
  ...goodsRefusalsOf(app, member),
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
