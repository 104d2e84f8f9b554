import { transferState } from '@quayside/contract/finance/voucher.codes.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import {
  type AmountDue,
  type AmountsDue,
  type AmountsDueQuery,
  amountsDue,
  awaitingStates,
} from '@quayside/contract/payments/amount-due.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'
import { writtenZero } from '../../platform/database/written-zero.ts'
import type { Call } from '../../platform/session/call.ts'
import { findPayTo, payToAccounts } from '../finance/pay-to.ts'

const ofApplication = (applicationId: string | undefined) =>
  raw<boolean>`(${applicationId ?? null}::bigint is null or a.id = ${applicationId ?? null}::bigint)`
const ofOrder = (orderId: string | undefined) => raw<boolean>`(${orderId ?? null}::bigint is null or exists (
  select 1 from payment_application_line l where l.company_id = a.company_id and l.application_id = a.id
    and l.order_id = ${orderId ?? null}::bigint))`

type Asked = AmountsDueQuery & { readonly companyId: string }

const findWaiting = compiledOnce(({ companyId, applicationId, orderId }: Asked) =>
  sql
    .selectFrom('payment_application as a')
    .select(['a.id', 'a.number', 'a.state', 'a.rmb_amount'])
    .select(
      raw<string>`coalesce((select sum(k.amount) from earmark k where k.company_id = a.company_id
        and k.application_id = a.id and k.ended_at is null), 0)::app.money`.as('earmarked'),
    )
    .where('a.company_id', '=', companyId)
    .where('a.state', '=', raw<number>`any(${[...awaitingStates]}::int[])`)
    .where(ofApplication(applicationId))
    .where(ofOrder(orderId))
    .orderBy('a.id'),
)

/** Debts are no part of an application that is not paid yet. */
const findItems = compiledOnce(({ companyId, applicationId, orderId }: Asked) =>
  sql
    .selectFrom('receivable_item as i')
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'i.company_id').onRef('o.id', '=', 'i.order_id'),
    )
    .select(['i.id', 'i.currency', 'i.outstanding', 'i.document_no', 'o.order_no'])
    .where('i.company_id', '=', companyId)
    .where('i.outstanding', '>', writtenZero)
    .where(raw<boolean>`${applicationId ?? null}::bigint is null`)
    .where(raw<boolean>`(${orderId ?? null}::bigint is null or i.order_id = ${orderId ?? null}::bigint)`)
    .orderBy('i.due_on')
    .orderBy('i.id'),
)

/** One that names no debts is for all of them, not for those of an order. */
const findAnnounced = compiledOnce(({ companyId, orderId }: Asked) =>
  sql
    .selectFrom('announced_transfer')
    .select(['number', 'currency', 'amount', 'purpose', 'application_id'])
    .select(raw<string[]>`item_ids::text[]`.as('item_ids'))
    .where('company_id', '=', companyId)
    .where('state', 'in', [transferState.codes.announced, transferState.codes.confirmed])
    .where('deleted_at', 'is', null)
    .where(
      raw<boolean>`(${orderId ?? null}::bigint is null or application_id is not null or cardinality(item_ids) > 0)`,
    ),
)

/** What the provider waits for, of an application, an order or in all. */
export async function readAmountsDue(call: Call, query: AmountsDueQuery): Promise<AmountDue[]> {
  const asked = { ...query, companyId: call.principal.companyId }
  const [applications, items, announced] = await call.read(
    findWaiting(asked),
    findItems(asked),
    findAnnounced(asked),
  )
  return amountsDue({
    applications: applications.map((row) => ({
      id: row.id,
      number: row.number,
      state: row.state,
      rmbAmount: row.rmb_amount as Amount,
      earmarked: row.earmarked as Amount,
    })),
    items: items.map((row) => ({
      id: row.id,
      currency: row.currency,
      outstanding: row.outstanding as Amount,
      orderNo: row.order_no,
      documentNo: row.document_no,
    })),
    announced: announced.map((row) => ({
      number: row.number,
      currency: row.currency,
      amount: row.amount as Amount,
      purpose: row.purpose,
      applicationId: row.application_id,
      itemIds: row.item_ids,
    })),
  })
}

/** Whether the application and the order that are asked for are the company's. */
const findNamed = (companyId: string, { applicationId, orderId }: AmountsDueQuery) =>
  sql.selectNoFrom([
    raw<boolean>`(${applicationId ?? null}::bigint is null or exists (select 1 from payment_application
        where company_id = ${companyId} and id = ${applicationId ?? null}::bigint))`.as('has_application'),
    raw<boolean>`(${orderId ?? null}::bigint is null or exists (select 1 from trade_order
        where company_id = ${companyId} and id = ${orderId ?? null}::bigint and deleted_at is null))`.as(
      'has_order',
    ),
  ])

export async function getAmountsDue(call: Call, { query }: { query: AmountsDueQuery }): Promise<AmountsDue> {
  const [dues, [[named], rows]] = await Promise.all([
    readAmountsDue(call, query),
    call.read(findNamed(call.principal.companyId, query), findPayTo()),
  ])
  if (!named?.has_application || !named.has_order) throw refuse('record.notFound')
  const { accounts } = payToAccounts(rows)
  return { dues, accounts: accounts.filter(({ currency }) => dues.some((due) => due.currency === currency)) }
}
