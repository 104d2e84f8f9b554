import type { Deadline, DeadlineName } from '@quayside/contract/finance/deadline.ts'
import { addDays, daysBetween } from '@quayside/contract/finance/open-items.ts'
import { momentOf, reminderLead } from '@quayside/contract/finance/reminders.ts'
import { payoutWorkingDays, supplierPaymentWorkingDays } from '@quayside/contract/kernel/commercial-terms.ts'
import { addWorkingDays, type WorkCalendar } from '@quayside/contract/kernel/working-days.ts'
import { overStates, owedPaymentStates } from '@quayside/contract/orders/order-deadlines.ts'
import { receiptDueOn } from '@quayside/contract/orders/order-estimates.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { sql as raw } from 'kysely'
import { shanghaiDate } from '../../platform/clock.ts'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import type { Call } from '../../platform/session/call.ts'
import { findCalendar } from '../payments/work-calendar.ts'
import { notInvoiced } from './not-invoiced.ts'

/** A deadline of a company, near or not. */
export type Due = {
  readonly companyId: string
  readonly name: DeadlineName
  /** What it is about: the order, the application or the receipt, or the currency of debts. */
  readonly subject: string
  readonly dueOn: string
  readonly number: string
  readonly currency: string
  readonly amount: string
  readonly items: number
  readonly record?: { readonly entity: string; readonly id: string }
}

/** Of one company, or of all for the job that reminds of them; or only what the provider has to do. Older ones than a year are not looked for. */
export async function readDue(
  read: Reader,
  today: string,
  companyId?: string,
  isProviderOnly = false,
): Promise<Due[]> {
  const [exports, debts, applications, payouts, receipts, [official]] = await read(
    findExports(today, companyId).$if(isProviderOnly, (query) => query.limit(0)),
    findDebts(today, companyId).$if(isProviderOnly, (query) => query.limit(0)),
    findApplications(companyId),
    findPayouts(companyId),
    findNotInvoiced(today, companyId),
    findCalendar(),
  )
  const calendar: WorkCalendar = official?.days ?? {}
  return [
    ...exports.map(
      (row): Due => ({
        ...of(row, 'exportReceipt', 'order'),
        dueOn: receiptDueOn(row.exported_on ?? '', calendar).day,
      }),
    ),
    ...debts.map(
      (row): Due => ({
        companyId: row.company_id,
        name: 'debt',
        subject: row.currency,
        number: '',
        currency: row.currency,
        amount: row.amount,
        items: row.items,
        dueOn: row.due_on,
      }),
    ),
    ...applications.flatMap((row) =>
      dated(
        of(row, 'supplierPayment', 'paymentApplication'),
        addWorkingDays(row.received_in_full_on ?? '', supplierPaymentWorkingDays, calendar),
      ),
    ),
    ...payouts.flatMap((row) =>
      dated(of(row, 'payout', 'cashVoucher'), addWorkingDays(row.received_on, payoutWorkingDays, calendar)),
    ),
    ...receipts.map((row): Due => ({ ...of(row, 'vatInvoice', 'cashVoucher'), dueOn: row.due_on })),
  ]
}

/** None where the calendar is not published: no guessed day is named. */
const dated = (due: Omit<Due, 'dueOn'>, dueOn: string | undefined): Due[] =>
  dueOn === undefined ? [] : [{ ...due, dueOn }]

type Row = { id: string; company_id: string; number: string; currency: string; amount: string }
const of = (row: Row, name: DeadlineName, entity: string): Omit<Due, 'dueOn'> => ({
  companyId: row.company_id,
  name,
  subject: row.id,
  number: row.number,
  currency: row.currency,
  amount: row.amount,
  items: 1,
  record: { entity, id: row.id },
})

const ofCompany = (alias: string, companyId: string | undefined) =>
  companyId === undefined
    ? raw<boolean>`true`
    : raw<boolean>`${raw.ref(`${alias}.company_id`)} = ${companyId}`

const findExports = (today: string, companyId: string | undefined) =>
  sql
    .selectFrom('trade_order as o')
    .select(['o.id', 'o.company_id', 'o.order_no as number', 'o.currency', 'o.exported_on'])
    .select(raw<string>`(o.order_amount - o.paid_amount)::app.money`.as('amount'))
    .where('o.exported_on', '>=', addDays(today, -365))
    .where('o.exported_on', '<=', today)
    .where('o.deleted_at', 'is', null)
    .where(raw<boolean>`o.state <> all(${[...overStates]}::int[])`)
    .where(raw<boolean>`o.payment_state = any(${[...owedPaymentStates]}::int[])`)
    .where(ofCompany('o', companyId))

/** One for all debts of a currency that are due on a day. */
const findDebts = (today: string, companyId: string | undefined) =>
  sql
    .selectFrom('receivable_item as i')
    .select(['i.company_id', 'i.currency', 'i.due_on'])
    .select(raw<string>`sum(i.outstanding)::app.money`.as('amount'))
    .select(raw<number>`count(*)::int`.as('items'))
    .where(raw<boolean>`i.outstanding > 0`)
    .where('i.due_on', '>=', addDays(today, -365))
    .where('i.due_on', '<=', addDays(today, reminderLead.debt))
    .where(ofCompany('i', companyId))
    .groupBy(['i.company_id', 'i.currency', 'i.due_on'])
    .orderBy('i.company_id')
    .orderBy('i.due_on')
    .orderBy('i.currency')

/** Three working days after the company's money for it is complete. */
const findApplications = (companyId: string | undefined) =>
  sql
    .selectFrom('payment_application as a')
    .select(['a.id', 'a.company_id', 'a.number', 'a.currency', 'a.amount', 'a.received_in_full_on'])
    .where('a.state', 'in', [
      paymentApplicationState.codes.unreviewed,
      paymentApplicationState.codes.arranged,
    ])
    .where('a.received_in_full_on', 'is not', null)
    .where(ofCompany('a', companyId))

const depositsOfVouchers = (companyId: string | undefined) =>
  sql
    .selectFrom('deposit as d')
    .innerJoin('cash_voucher as v', (join) =>
      join.onRef('v.company_id', '=', 'd.company_id').onRef('v.entry_id', '=', 'd.entry_id'),
    )
    .select(['v.id', 'd.company_id', 'v.number', 'd.currency', 'd.received_on'])
    .where(ofCompany('d', companyId))

/** Three working days after an export's foreign exchange came in. */
const findPayouts = (companyId: string | undefined) =>
  depositsOfVouchers(companyId)
    .select(raw<string>`(d.amount - d.used)::app.money`.as('amount'))
    .where('v.kind', '=', 'fxReceived')
    .where(raw<boolean>`d.amount > d.used`)

/** Ten days after money came in for something that is not invoiced yet: one for each receipt and day. */
const findNotInvoiced = (today: string, companyId: string | undefined) =>
  notInvoiced()
    .select(['n.company_id', 'n.due_on'])
    .select(raw<string>`n.voucher_id`.as('id'))
    .select(raw<string>`min(n.voucher_no)`.as('number'))
    .select(raw<string>`'RMB'`.as('currency'))
    .select(raw<string>`sum(n.amount)::app.money`.as('amount'))
    .where('n.voucher_id', 'is not', null)
    .where('n.due_on', '>=', addDays(today, -365))
    .where(ofCompany('n', companyId))
    .groupBy(['n.company_id', 'n.voucher_id', 'n.due_on'])

const shownAtMost = 100

/** What is near by the same days as the reminders, or has gone by; the next one first. */
export async function listDeadlines(call: Call): Promise<Deadline[]> {
  const today = shanghaiDate(call.platform.clock.now())
  return nearOf(await readDue(call.read, today, call.principal.companyId), today)
}

/** The same without the company's own deadlines, which have lists of their own. */
export async function listProviderDeadlines(call: Call): Promise<Deadline[]> {
  const today = shanghaiDate(call.platform.clock.now())
  return nearOf(await readDue(call.read, today, call.principal.companyId, true), today)
}

const nearOf = (due: readonly Due[], today: string): Deadline[] =>
  due
    .filter(({ name, dueOn }) => momentOf(name, dueOn, today) !== undefined)
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
    .slice(0, shownAtMost)
    .map(({ name, dueOn, currency, amount, number, record }) => ({
      name,
      dueOn,
      daysLeft: daysBetween(today, dueOn),
      currency,
      amount,
      number,
      recordId: record?.id ?? null,
    }))
