import type { Tx } from '../../platform/database/database.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import { makeLots } from '../warehouse/make-lots.ts'
import { givenWarehouse, storedGoods } from '../warehouse/warehouse.testing.ts'
import type { OrderGiven } from './order-effect.ts'
import { givenOrder, storedModel, submit } from './orders.testing.ts'
import { stepOrder } from './step-order.ts'

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

/** Free goods in store under these lot numbers, 1000 of each, so that an order of stored goods can bind them. */
export async function givenLots(app: TestApp, member: GivenMember, ...lots: readonly string[]) {
  const warehouseId = await givenWarehouse(app)
  const by = { document: 'provider', documentId: null, documentNo: '' } as const
  const goods = lots.map((lotNumber) => storedGoods({ warehouseId, lotNumber, model: storedModel }))
  return asProvider(app, (tx) => makeLots(tx, provider, member.companyId, by, goods))
}
