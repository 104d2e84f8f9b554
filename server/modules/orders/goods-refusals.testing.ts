import type { orderRefusals, orderRuleRefusals } from '@quayside/contract/orders/order.refusals.ts'
import type { LineReceipt } from '@quayside/contract/orders/received-lines.ts'
import { dataOf, refusalOf } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import { givenInbound, givenWarehouse, inboundStep } from '../warehouse/warehouse.testing.ts'
import { at, type Produced, whole } from './contract-refusals.testing.ts'
import { givenOrder, lineForm, read, save, storedModel } from './orders.testing.ts'
import { asProvider, givenLots, givenSubmitted, provide, provider } from './provider-steps.testing.ts'
import { receiveOrder, shipOrder } from './receive-order.ts'

/** Refusals of goods that are announced, received, shipped or taken from stock. */
type GoodsCode = Extract<
  keyof typeof orderRefusals | keyof typeof orderRuleRefusals,
  | 'order.goodsAreHere'
  | 'order.alreadyReceived'
  | 'order.notShippable'
  | 'order.goodsHeld'
  | 'order.receiptOpen'
  | 'order.nothingReceived'
  | 'order.lotTwice'
  | 'order.lotUnknown'
  | 'order.lotTooMuch'
  | 'order.lotNotNeeded'
  | 'orderLine.belowReceived'
  | 'orderLine.receivedIsGone'
  | 'orderLine.unknown'
  | 'order.notAnnounceable'
  | 'order.allAnnounced'
  | 'orderLine.announced'
  | 'orderLine.tooMuchReceived'
  | 'orderLine.nothingReceived'
  | 'orderLine.moreThanReceived'
  | 'orderLine.gradedInStore'
  | 'orderLine.datedInStore'
>

/** How each of them comes about, and at which field. */
export function goodsRefusalsOf(
  app: TestApp,
  member: GivenMember,
): Record<GoodsCode, () => Promise<Produced>> {
  const draft = (values: object) => save(app, member, { modelType: 0, ...values })
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

  return {
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
  }
}
