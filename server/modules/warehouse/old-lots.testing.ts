import { addDays } from '@quayside/contract/kernel/days.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import { asProvider, provider } from '../orders/provider-steps.testing.ts'
import { makeLots, type NewLot } from './make-lots.ts'
import { storedGoods } from './warehouse.testing.ts'

const byHand = { document: 'provider', documentId: null, documentNo: '' } as const

/** The newest movement of a lot, as if it had been made some days ago. */
export async function dateBack(app: TestApp, lotId: string, days: number): Promise<void> {
  const owner = await app.owner()
  await owner.query('alter table stock_movement disable trigger append_only')
  await owner.query(
    `update stock_movement set day = $2
    where id = (select max(id) from stock_movement where lot_id = $1)`,
    [lotId, addDays(app.clock.today(), -days)],
  )
  await owner.query('alter table stock_movement enable trigger append_only')
}

/** A lot that came in long ago. */
export async function givenOldLot(
  app: TestApp,
  companyId: string,
  { days, ...goods }: { warehouseId: string; days: number } & Partial<NewLot>,
): Promise<string> {
  const storedOn = addDays(app.clock.today(), -days)
  const lot = storedGoods({ ...goods, storedAt: `${storedOn}T02:00:00Z`, storedOn })
  const [id = ''] = await asProvider(app, (tx) => makeLots(tx, provider, companyId, byHand, [lot]))
  await dateBack(app, id, days)
  return id
}
