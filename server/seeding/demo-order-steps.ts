import type { GeneralModelType } from '@quayside/contract/orders/order.codes.ts'
import { type PaymentStateKey, paymentState } from '@quayside/contract/payments/payment.codes.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { type DemoOrderEnd, demoOrderTexts as said } from '@quayside/db/seeds/demo/orders.ts'
import {
  setArchiveState,
  setDeclarationState,
  setPaymentState,
  setPriceAudit,
} from '../modules/orders/mark-order.ts'
import { receiveOrder, shipOrder } from '../modules/orders/receive-order.ts'
import { stepOrder } from '../modules/orders/step-order.ts'
import type { Tx } from '../platform/database/database.ts'
import type { DemoOrder } from './demo-order-form.ts'

const desk = { actor: 'provider', id: null, name: 'Quayside' } as const
const dayMs = 86_400_000

const wayOf: Record<GeneralModelType, readonly string[]> = {
  import: ['auditPass', 'receiveAll', 'declare', 'clear', 'arrive', 'shipAll', 'sign', 'complete'],
  export: ['auditPass', 'receiveAll', 'declare', 'clear', 'arrive', 'sign', 'complete'],
  transit: ['auditPass', 'receiveAll', 'depart', 'arrive', 'sign', 'complete'],
  domestic: ['auditPass', 'receiveAll', 'dispatch', 'sign', 'complete'],
}
/** The last step that leads to each demo state; states without an entry are handled separately below. */
const lastStep: Partial<Record<DemoOrderEnd, string>> = {
  audited: 'auditPass',
  stored: 'receiveAll',
  received: 'receiveAll',
  declared: 'declare',
  inspected: 'declare',
  cleared: 'clear',
  departed: 'depart',
  arrived: 'arrive',
  inShenzhen: 'shipAll',
  dispatched: 'dispatch',
  delivering: 'shipAll',
  signed: 'sign',
  completed: 'complete',
}

/** What the provider did with a submitted order, up to where it stands. */
export async function handleDemoOrder(
  tx: Tx,
  id: string,
  wanted: DemoOrder,
  orderDate: string,
): Promise<void> {
  const { kind, end } = wanted
  const step = (name: string, given: object = {}) => stepOrder(tx, desk, { id, name, given })
  const last = lastStep[end]
  if (last !== undefined) {
    for (const name of wayOf[kind].slice(0, wayOf[kind].indexOf(last) + 1)) {
      if (name === 'receiveAll') await receiveOrder(tx, desk, { id, lines: await openLines(tx, id, 1) })
      else if (name === 'shipAll') await shipOrder(tx, desk, { id })
      else await step(name, name === 'clear' ? { exportedOn: daysAfter(orderDate, 6) } : {})
    }
  }
  const { reasons } = said
  switch (end) {
    case 'returned':
      await step('return', { reason: reasons.return })
      break
    case 'auditFailed':
      await step('auditFail', { reason: reasons.auditFail })
      break
    case 'cancelled':
      await step('cancel', { reason: reasons.cancel })
      break
    case 'priceAnomaly':
      await setPriceAudit(tx, desk, {
        id,
        priceAudit: priceAudit.codes.anomaly,
        reason: reasons.priceAnomaly,
      })
      break
    case 'priceFailed':
      await setPriceAudit(tx, desk, { id, priceAudit: priceAudit.codes.failed, reason: reasons.priceFailed })
      break
    case 'partlyReceived':
      await step('auditPass')
      await receiveOrder(tx, desk, { id, lines: await openLines(tx, id, 2) })
      break
    case 'awaitingBinding':
      await step('auditPass')
      break
    case 'bound':
      await step('auditPass')
      await step('bind', { lots: said.lots.map((lotNumber) => ({ lotNumber, qty: '500' })) })
      break
    case 'inspected':
      await setDeclarationState(tx, desk, { id, declarationState: 9, note: reasons.inspection })
      break
    case 'delivering':
      await step('sign', { signState: 0 })
      break
    case 'arrived':
    case 'audited':
    case 'cleared':
    case 'completed':
    case 'declared':
    case 'departed':
    case 'dispatched':
    case 'draft':
    case 'inShenzhen':
    case 'priceAwaiting':
    case 'received':
    case 'signed':
    case 'stored':
    case 'submitted':
      break
    default:
      end satisfies never
  }
  await settle(tx, id, wanted)
}

/** What is still to come of every line, or of every second one half of it. */
async function openLines(tx: Tx, id: string, share: 1 | 2): Promise<{ lineId: string; qty: string }[]> {
  const lines = await tx
    .selectFrom('order_line')
    .select(['id', 'qty'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute()
  return lines
    .filter((_, n) => n % share === 0)
    .map(({ id: lineId, qty }) => ({ lineId, qty: String(Number(qty ?? 0) / share) }))
}

/** Old orders are paid and filed away; of those under way some are paid in part. */
async function settle(tx: Tx, id: string, { end, place, daysAgo }: DemoOrder): Promise<void> {
  const { order_amount: amount } = await tx
    .selectFrom('trade_order')
    .select('order_amount')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const pay = (state: PaymentStateKey, paidAmount: string) =>
    setPaymentState(tx, desk, { id, paymentState: paymentState.codes[state], paidAmount })
  if (end === 'completed') {
    await pay('paid', amount)
    if (daysAgo > 120) await setArchiveState(tx, desk, { id, archiveState: 1 })
  } else if (lastStep[end] !== undefined && place % 3 === 1) {
    await pay('partlyPaid', (Number(amount) / 2).toFixed(2))
  }
}

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
