import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { isApproved } from '@quayside/contract/payments/payment-application.rules.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { lockOrderRows } from '../finance/order-money.ts'

const approved = orderState.values.filter(isApproved)

export const applicationKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'paymentApplication',
  id,
})

export const findLines = (companyId: string, applicationId: string) =>
  sql
    .selectFrom('payment_application_line as l')
    .innerJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'l.company_id').onRef('o.id', '=', 'l.order_id'),
    )
    .select(['l.order_id', 'l.amount', 'o.order_no', 'o.model_type', 'o.state', 'o.order_amount'])
    .select(['o.applied_amount', 'o.paid_amount'])
    .where('l.company_id', '=', companyId)
    .where('l.application_id', '=', applicationId)
    .orderBy('l.position')

/** Orders first, in the order of their ids, then the application: as an application is made. */
export async function lockApplication(tx: Tx, id: string, companyId: string | undefined) {
  const lines = await tx
    .selectFrom('payment_application_line')
    .select(['company_id', 'order_id'])
    .where('application_id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .execute()
  const [first] = lines
  if (!first) return undefined
  await lockOrderRows(
    tx,
    first.company_id,
    lines.map(({ order_id: orderId }) => orderId),
  )
  return tx
    .selectFrom('payment_application')
    .selectAll()
    .where('company_id', '=', first.company_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>

/** What the machine asks of an application besides its state; of locked rows, or of a list's. */
export const factsOf = (row: { readonly order_states: readonly number[] }) => ({
  areOrdersApproved: row.order_states.every(isApproved),
})

export const orderStatesOf = (alias: string) => raw<
  number[]
>`array(select o.state from payment_application_line l
  join trade_order o on o.company_id = l.company_id and o.id = l.order_id
  where l.company_id = ${raw.ref(`${alias}.company_id`)} and l.application_id = ${raw.ref(`${alias}.id`)})`

/** The same as SQL, for the work queue. */
export const areOrdersApproved = (
  alias: string,
) => raw<boolean>`not exists (select 1 from payment_application_line l
  join trade_order o on o.company_id = l.company_id and o.id = l.order_id
  where l.company_id = ${raw.ref(`${alias}.company_id`)} and l.application_id = ${raw.ref(`${alias}.id`)}
    and o.state not in (${raw.join(approved.map((state) => raw.lit(state)))}))`
