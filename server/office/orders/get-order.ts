import { type OrderReview, orderSteps } from '@quayside/contract/office/order.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { sql as raw } from 'kysely'
import { readDetail } from '../../modules/orders/order-detail.ts'
import { factsOf } from '../../modules/orders/order-rows.ts'
import { sql } from '../../platform/database/database.ts'
import { found } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'
import { providerSteps } from '../review/list-records.ts'

export async function getOrder(
  call: OfficeCall,
  { params: { id } }: { params: { id: string } },
): Promise<OrderReview> {
  const [owners] = await call.read(
    sql
      .selectFrom('trade_order as o')
      .innerJoin('company', 'company.id', 'o.company_id')
      .select(['company.id', 'company.name'])
      .where('o.id', '=', id)
      .where('o.deleted_at', 'is', null)
      .where(raw<boolean>`(o.state <> 0 or o.submitted_at is not null)`),
  )
  const owner = found(owners[0])
  const { row, toDetail } = await readDetail(call.read, owner.id, id)
  return {
    ...toDetail(call.platform.personalData),
    companyId: owner.id,
    companyName: owner.name,
    nextSteps: providerSteps(
      call,
      { machine: orderMachine, state: row.state, facts: factsOf(row) },
      orderSteps,
    ),
  }
}
