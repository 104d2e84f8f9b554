import type { Deadline, DeadlineName } from '@quayside/contract/finance/deadline.ts'
import { momentOf } from '@quayside/contract/finance/reminders.ts'
import { payoutWorkingDays, supplierPaymentWorkingDays } from '@quayside/contract/kernel/commercial-terms.ts'
import { daysBetween } from '@quayside/contract/kernel/days.ts'
import type { Entity } from '@quayside/contract/kernel/entities.ts'
import { addWorkingDays, type WorkCalendar } from '@quayside/contract/kernel/working-days.ts'
import { receiptDueOn } from '@quayside/contract/orders/order-estimates.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import type { Call } from '../../platform/session/call.ts'
import { findCalendar } from '../rates/work-calendar.ts'
import { findApplications, findDebts, findExports, findNotInvoiced, findPayouts } from './deadline-queries.ts'

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
  readonly record?: { readonly entity: Entity; readonly id: string }
}

/**
 * Reads those of one company, or of all for the job that reminds of them; or only what the provider has to do. Older ones
 * than a year are not looked for.
 */
export async function readDue(
  read: Reader,
  today: string,
  companyId?: string,
  isProviderOnly = false,
): Promise<Due[]> {
  const [exports, debts, applications, payouts, receipts, [official]] = await read(
    findExports(today, companyId, isProviderOnly ? 'none' : 'all'),
    findDebts(today, companyId, isProviderOnly ? 'none' : 'all'),
    findApplications({ companyId }),
    findPayouts({ companyId }),
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
const of = (row: Row, name: DeadlineName, entity: Entity): Omit<Due, 'dueOn'> => ({
  companyId: row.company_id,
  name,
  subject: row.id,
  number: row.number,
  currency: row.currency,
  amount: row.amount,
  items: 1,
  record: { entity, id: row.id },
})

const shownAtMost = 100

/** What is near by the same days as the reminders, or has gone by; the next one first. */
export async function listDeadlines(call: Call): Promise<Deadline[]> {
  const today = call.platform.clock.today()
  return nearOf(await readDue(call.read, today, call.principal.companyId), today)
}

/** The same without the company's own deadlines, which have lists of their own. */
export async function listProviderDeadlines(call: Call): Promise<Deadline[]> {
  const today = call.platform.clock.today()
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
