import { addDays } from '@quayside/contract/kernel/days.ts'
import type { Lot } from '@quayside/contract/kernel/lots.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { demoOrderTexts as said } from '@quayside/db/seeds/demo/order-texts.ts'
import { defaultLocale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { clearOrder, markOrderDeclarations } from '../modules/customs/step-order-declarations.ts'
import { setArchiveState, setPriceAudit } from '../modules/orders/mark-order.ts'
import { receiveOrder, shipOrder } from '../modules/orders/receive-order.ts'
import { stepOrder } from '../modules/orders/step-order.ts'
import { readBindable } from '../modules/warehouse/bindable.ts'
import { readBusinessDay } from '../platform/database/business-day.ts'
import type { Tx } from '../platform/database/database.ts'
import { readWithin } from '../platform/records/read-within.ts'
import { closeDemoDeclarations, followDemoOrder } from './demo-declaration-states.ts'
import { declareDemoOrder, draftDemoDeclarations } from './demo-declarations.ts'
import { desk } from './demo-desk.ts'
import type { DemoOrder } from './demo-order-form.ts'
import { daysOfSteps, stepsOf } from './demo-order-way.ts'

/** What the provider did with a submitted order, up to where it stands. */
export async function handleDemoOrder(
  tx: Tx,
  id: string,
  wanted: DemoOrder,
  orderDate: string,
): Promise<void> {
  const { end, daysAgo } = wanted
  const step = (name: string, given: object = {}) => stepOrder(tx, desk, { id, name, given })
  for (const name of stepsOf(wanted)) {
    const day = addDays(orderDate, Math.min(daysOfSteps[name] ?? 0, daysAgo))
    // What a step proposes, the agency fee, is of that day.
    await raw`select set_config('app.business_day', ${day}, true)`.execute(tx)
    if (name === 'receiveAll') await receiveOrder(tx, desk, { id, lines: await openLines(tx, id, 1) })
    else if (name === 'shipAll') await shipOrder(tx, desk, { id })
    else if (name === 'declare') await declareDemoOrder(tx, id, wanted, day)
    else if (name === 'clear') {
      await clearOrder(tx, desk, { id, given: { exportedOn: day } })
      await closeDemoDeclarations(tx, id, wanted)
    } else await step(name)
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
    case 'cameShort': {
      await step('auditPass')
      const [first, ...others] = await openLines(tx, id, 1)
      if (!first) break
      const came = String(Math.floor(Number(first.qty) * 0.9))
      const short = { lineId: first.lineId, qty: came, shortage: reasons.shortage }
      const bad = { kind: differenceKind.codes.damaged, qty: '1', reason: reasons.damaged }
      const [second, ...rest] = others
      const lines = second
        ? [short, { ...second, differences: [bad] }, ...rest]
        : [{ ...short, differences: [bad] }]
      await receiveOrder(tx, desk, { id, lines })
      break
    }
    case 'awaitingBinding':
      await step('auditPass')
      break
    case 'bound':
      await step('auditPass')
      await step('bind', { lots: await proposedLots(tx, id) })
      break
    case 'inspected':
      await markOrderDeclarations(tx, desk, { id, declarationState: 9, note: reasons.inspection })
      break
    case 'delivering':
      await step('sign', { signState: 0 })
      break
    case 'declared':
      await followDemoOrder(
        tx,
        id,
        wanted,
        addDays(orderDate, Math.min(daysOfSteps['declare'] ?? 0, daysAgo)),
      )
      break
    case 'stored':
      await draftDemoDeclarations(tx, id, wanted, orderDate)
      break
    case 'arrived':
    case 'audited':
    case 'cleared':
    case 'completed':
    case 'departed':
    case 'dispatched':
    case 'draft':
    case 'inShenzhen':
    case 'priceAwaiting':
    case 'received':
    case 'signed':
    case 'submitted':
      break
    default:
      end satisfies never
  }
  if (end === 'completed' && daysAgo > 120) await setArchiveState(tx, desk, { id, archiveState: 1 })
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

/** What first in, first out would bind. */
async function proposedLots(tx: Tx, orderId: string): Promise<Lot[]> {
  const { company_id: companyId } = await tx
    .selectFrom('trade_order')
    .select('company_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { lines } = await readBindable(readWithin(tx), {
    companyId,
    orderId,
    locale: defaultLocale,
    today: await readBusinessDay(tx),
  })
  return lines.flatMap(({ lots }) =>
    lots
      .filter(({ proposed }) => proposed !== '0')
      .map(({ number, proposed }) => ({ lotNumber: number, qty: proposed })),
  )
}
