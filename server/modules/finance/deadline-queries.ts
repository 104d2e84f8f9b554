import { reminderLead } from '@quayside/contract/finance/reminders.ts'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { overStates, owedPaymentStates } from '@quayside/contract/orders/order-deadlines.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'
import { notInvoiced } from './not-invoiced.ts'

type Of = { readonly companyId?: string | undefined }

const ofCompany = (alias: string, companyId: string | undefined) =>
  companyId === undefined
    ? raw<boolean>`true`
    : raw<boolean>`${raw.ref(`${alias}.company_id`)} = ${companyId}`

/** Nothing is asked where only the provider's deadlines are. */
type Wanted = 'all' | 'none'

const exportsBetween = compiledOnce(
  ({ companyId, since, until }: Of & { since: string; until: string }, wanted: Wanted) =>
    sql
      .selectFrom('trade_order as o')
      .select(['o.id', 'o.company_id', 'o.order_no as number', 'o.currency', 'o.exported_on'])
      .select(raw<string>`(o.order_amount - o.paid_amount)::app.money`.as('amount'))
      .where('o.exported_on', '>=', since)
      .where('o.exported_on', '<=', until)
      .where('o.deleted_at', 'is', null)
      .where(raw<boolean>`o.state <> all(${[...overStates]}::int[])`)
      .where(raw<boolean>`o.payment_state = any(${[...owedPaymentStates]}::int[])`)
      .where(ofCompany('o', companyId))
      .$if(wanted === 'none', (query) => query.limit(raw.lit(0))),
)
export const findExports = (today: string, companyId: string | undefined, wanted: Wanted) =>
  exportsBetween({ companyId, since: addDays(today, -365), until: today }, wanted)

/** One for all debts of a currency that are due on a day. */
const debtsBetween = compiledOnce(
  ({ companyId, since, until }: Of & { since: string; until: string }, wanted: Wanted) =>
    sql
      .selectFrom('receivable_item as i')
      .select(['i.company_id', 'i.currency', 'i.due_on'])
      .select(raw<string>`sum(i.outstanding)::app.money`.as('amount'))
      .select(raw<number>`count(*)::int`.as('items'))
      .where(raw<boolean>`i.outstanding > 0`)
      .where('i.due_on', '>=', since)
      .where('i.due_on', '<=', until)
      .where(ofCompany('i', companyId))
      .groupBy(['i.company_id', 'i.currency', 'i.due_on'])
      .orderBy('i.company_id')
      .orderBy('i.due_on')
      .orderBy('i.currency')
      .$if(wanted === 'none', (query) => query.limit(raw.lit(0))),
)
export const findDebts = (today: string, companyId: string | undefined, wanted: Wanted) =>
  debtsBetween({ companyId, since: addDays(today, -365), until: addDays(today, reminderLead.debt) }, wanted)

/** Three working days after the company's money for it is complete. */
export const findApplications = compiledOnce(({ companyId }: Of) =>
  sql
    .selectFrom('payment_application as a')
    .select(['a.id', 'a.company_id', 'a.number', 'a.currency', 'a.amount', 'a.received_in_full_on'])
    .where('a.state', 'in', [
      paymentApplicationState.codes.unreviewed,
      paymentApplicationState.codes.arranged,
    ])
    .where('a.received_in_full_on', 'is not', null)
    .where(ofCompany('a', companyId)),
)

const depositsOfVouchers = (companyId: string | undefined) =>
  sql
    .selectFrom('deposit as d')
    .innerJoin('cash_voucher as v', (join) =>
      join.onRef('v.company_id', '=', 'd.company_id').onRef('v.entry_id', '=', 'd.entry_id'),
    )
    .select(['v.id', 'd.company_id', 'v.number', 'd.currency', 'd.received_on'])
    .where(ofCompany('d', companyId))

/** Three working days after an export's foreign exchange came in. */
export const findPayouts = compiledOnce(({ companyId }: Of) =>
  depositsOfVouchers(companyId)
    .select(raw<string>`(d.amount - d.used)::app.money`.as('amount'))
    .where('v.kind', '=', 'fxReceived')
    .where(raw<boolean>`d.amount > d.used`),
)

/** Ten days after money came in for something that is not invoiced yet: one for each receipt and day. */
const notInvoicedSince = compiledOnce(({ companyId, since }: Of & { since: string }) =>
  notInvoiced()
    .select(['n.company_id', 'n.due_on'])
    .select(raw<string>`n.voucher_id`.as('id'))
    .select(raw<string>`min(n.voucher_no)`.as('number'))
    .select(raw<string>`'RMB'`.as('currency'))
    .select(raw<string>`sum(n.amount)::app.money`.as('amount'))
    .where('n.voucher_id', 'is not', null)
    .where('n.due_on', '>=', since)
    .where(ofCompany('n', companyId))
    .groupBy(['n.company_id', 'n.voucher_id', 'n.due_on']),
)
export const findNotInvoiced = (today: string, companyId: string | undefined) =>
  notInvoicedSince({ companyId, since: addDays(today, -365) })
