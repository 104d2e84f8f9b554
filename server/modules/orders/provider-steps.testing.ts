import type { Tx } from '../../platform/database/database.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import { givenOrder, lineForm, read, submit } from './orders.testing.ts'
import { receiveOrder } from './receive-order.ts'
import { type OrderGiven, stepOrder } from './step-order.ts'

export const provider = { actor: 'provider', id: null, name: 'Operations desk' } as const

/** Acting as the provider. */
export const asProvider = <T>(app: TestApp, work: (tx: Tx) => Promise<T>): Promise<T> =>
  app.platform.staff.transaction([], work)

export const provide = (app: TestApp, id: string, name: string, given: OrderGiven = {}) =>
  asProvider(app, (tx) => stepOrder(tx, provider, { id, name, given }))

/** What was paid of an order, where a test is about something else than payments. */
export const markPaid = (app: TestApp, id: string, paymentState: number, paidAmount: string) =>
  asProvider(app, (tx) =>
    tx
      .updateTable('trade_order')
      .set({ payment_state: paymentState, paid_amount: paidAmount })
      .where('id', '=', id)
      .execute(),
  )

/** An order that was handed to the provider, and on as far as the named steps lead. */
export async function givenSubmitted(
  app: TestApp,
  member: GivenMember,
  values: Record<string, unknown> & { modelType?: number } = {},
  steps: readonly string[] = [],
) {
  const order = await givenOrder(app, member, values)
  const answer = await submit(app, member, order.id)
  if (answer.body?.code !== 200) throw new Error(`not submitted: ${answer.text}`)
  for (const name of steps) await provide(app, order.id, name)
  return order
}

/** Goods that came in with another order, so that an order of stored goods can bind these lots. */
export async function givenLots(app: TestApp, member: GivenMember, ...lots: readonly string[]) {
  const lines = lots.map((reelNumber) => lineForm({ reelNumber }))
  const order = await givenSubmitted(app, member, { lines }, ['auditPass'])
  const { lines: stored } = await read(app, member, order.id)
  const all = stored.map(({ id, qty }: { id: string; qty: string }) => ({ lineId: id, qty }))
  await asProvider(app, (tx) => receiveOrder(tx, provider, { id: order.id, lines: all }))
  return order
}
