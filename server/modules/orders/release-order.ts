import { type Amount, times } from '@quayside/contract/kernel/money.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import type { Tx } from '../../platform/database/database.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { askForRelease, needsRelease, refuseOwnRelease } from '../account/release.ts'
import { bankRate } from '../rates/bank-rates.ts'
import { type CheckedSubmission, checkSubmission, handOver, lockForHandOver } from './hand-over-order.ts'
import { type LockedOrder, lockOrders } from './order-record-queries.ts'
import { decide, type Given } from './release-step.ts'

type Input = { params: { id: string }; body: Given }

/** Decides by the company's rule, at the bank's rate of today. */
export const isToBeReleased = (
  tx: Tx,
  call: Call,
  { currency, amount }: Pick<CheckedSubmission, 'currency' | 'amount'>,
): Promise<boolean> =>
  needsRelease(tx, call.principal.companyId, 'orders', async (): Promise<Amount | undefined> => {
    const rate = await bankRate(tx, currency, call.platform.clock.today())
    return rate && times(amount, rate.rate)
  })

/** The order keeps its state, so that the provider does not see it, and waits for a second member. */
export async function askColleague(
  tx: Tx,
  call: Call,
  order: LockedOrder,
  { note, checked: { currency, amount } }: { note?: string | undefined; checked: CheckedSubmission },
): Promise<number> {
  const { principal } = call
  const version = await decide(tx, call, order, {
    name: 'askRelease',
    given: { note },
    values: { release_asked_by: principal.memberId, release_refusal: '' },
  })
  await askForRelease(tx, principal, {
    permission: orderPermission(order.model_type, 'release'),
    phrase: 'order.toRelease',
    params: { orderNo: order.order_no, currency, amount },
    record: { entity: 'order', id: order.id },
  })
  return version
}

export const releaseOrder = (call: Call, { params: { id }, body }: Input): Promise<Saved> =>
  call.write(async (tx) => {
    const order = await lockForHandOver(tx, call, { id, name: 'release' }, call.requireKind)
    refuseOwnRelease(asCustomer(call.principal), order.release_asked_by)
    const checked = await checkSubmission(tx, call, order)
    const version = await handOver(tx, call, order, { name: 'release', note: body.note, checked })
    await tellAsker(tx, call, order, 'release', '')
    return { id, version }
  })

export const refuseOrderRelease = (call: Call, { params: { id }, body }: Input): Promise<Saved> =>
  call.write(async (tx) => {
    const order = await lockOwn(tx, call, id)
    const version = await decide(tx, call, order, {
      name: 'refuse',
      given: body,
      values: { release_asked_by: null, release_refusal: body.reason ?? '' },
      isSecondMembers: true,
    })
    await tellAsker(tx, call, order, 'refuse', body.reason ?? '')
    return { id, version }
  })

export const withdrawOrder = (call: Call, { params: { id }, body }: Input): Promise<Saved> =>
  call.write(async (tx) => {
    const order = await lockOwn(tx, call, id)
    const values = { release_asked_by: null }
    return { id, version: await decide(tx, call, order, { name: 'withdraw', given: body, values }) }
  })

async function lockOwn(tx: Tx, call: Call, id: string): Promise<LockedOrder> {
  const [locked] = await lockOrders(tx, [id], call.principal.companyId)
  const order = getOrRefuse(locked)
  call.requireKind(order.model_type)
  return order
}

const tellAsker = (
  tx: Tx,
  { principal }: Call,
  order: LockedOrder,
  phrase: 'release' | 'refuse',
  reason: string,
): Promise<void> =>
  sendNotice(tx, {
    companyId: order.company_id,
    memberIds: order.release_asked_by === null ? [] : [order.release_asked_by],
    message: {
      phrase: `order.${phrase}`,
      params: { orderNo: order.order_no, name: principal.name, reason },
    },
    record: { entity: 'order', id: order.id },
  })
