import { addDays } from '@quayside/contract/finance/open-items.ts'
import { momentOf, type RemindedName, reminderLead } from '@quayside/contract/finance/reminders.ts'
import { payoutWorkingDays, supplierPaymentWorkingDays } from '@quayside/contract/kernel/commercial-terms.ts'
import {
  addWorkingDays,
  calendarDictionary,
  type WorkCalendar,
} from '@quayside/contract/kernel/working-days.ts'
import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import { overStates, owedPaymentStates } from '@quayside/contract/orders/order-deadlines.ts'
import { receiptDueOn } from '@quayside/contract/orders/order-estimates.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { sql as raw } from 'kysely'
import { shanghaiDate } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendNotice } from '../notices/send-notice.ts'

/** A deadline that a company is reminded of. */
type Due = {
  readonly companyId: string
  readonly name: RemindedName
  readonly subject: string
  readonly dueOn: string
  readonly params: Readonly<Record<string, string | number>>
  readonly record?: { readonly entity: string; readonly id: string }
}

/**
 * Reminders before, on and after the day of each deadline. A reminder and the note that it was sent are one transaction,
 * so that it is sent once whatever is restarted; the hours after a pause send what is due by then.
 */
export const sendReminders = (platform: Platform): JobDefinition => ({
  name: 'deadline-reminders',
  schedule: '15 8-20 * * *',
  run: () => remindOf(platform, shanghaiDate(platform.clock.now())),
})

export async function remindOf(platform: Platform, today: string): Promise<void> {
  const deadlines = await platform.staff.transaction([], (tx) => findDue(tx, today))
  for (const due of deadlines) {
    const moment = momentOf(due.name, due.dueOn, today)
    if (moment) await platform.staff.transaction([], (tx) => remindOnce(tx, due, moment))
  }
}

async function remindOnce(tx: Tx, due: Due, moment: string): Promise<void> {
  const { companyId, name, subject, dueOn } = due
  const first = await tx
    .insertInto('deadline_reminder')
    .values({ company_id: companyId, name, subject, due_on: dueOn, moment })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()
  if (!first) return
  await sendNotice(tx, {
    companyId,
    sType: noticeType.codes.reminder,
    message: { phrase: `reminder.${name}.${moment}`, params: { dueOn, ...due.params } },
    ...(due.record && { record: due.record }),
  })
}

/** Everything whose day is near or has gone by, and that was not reminded of after it. */
async function findDue(tx: Tx, today: string): Promise<Due[]> {
  const { rows: days } = await raw<{
    value: string
    kind: string
  }>`select value, group_name as kind from dict_entry
    where type = ${calendarDictionary} and not is_hidden`.execute(tx)
  const calendar: WorkCalendar = Object.fromEntries(days.map(({ value, kind }) => [value, kind]))
  return [
    ...(await findExports(tx, today, calendar)),
    ...(await findDebts(tx, today)),
    ...(await findSupplierPayments(tx, calendar)),
    ...(await findPayouts(tx, calendar)),
  ]
}

/** Those of the last year: older ones have been reminded of. */
async function findExports(tx: Tx, today: string, calendar: WorkCalendar): Promise<Due[]> {
  const { rows } = await raw<{
    id: string
    company_id: string
    order_no: string
    currency: string
    open: string
    exported_on: string
  }>`select id, company_id, order_no, currency, (order_amount - paid_amount)::app.money as open, exported_on from trade_order
    where exported_on between ${addDays(today, -365)}::date and ${today}::date and deleted_at is null
      and state <> all(${[...overStates]}::int[]) and payment_state = any(${[...owedPaymentStates]}::int[])`.execute(
    tx,
  )
  return rows.map((row) => ({
    companyId: row.company_id,
    name: 'exportReceipt',
    subject: row.id,
    dueOn: receiptDueOn(row.exported_on, calendar).day,
    params: { number: row.order_no, currency: row.currency, amount: row.open },
    record: { entity: 'order', id: row.id },
  }))
}

/** One for all debts of a currency that are due on a day. */
async function findDebts(tx: Tx, today: string): Promise<Due[]> {
  const { rows } = await raw<{
    company_id: string
    currency: string
    due_on: string
    open: string
    items: number
  }>`select company_id, currency, due_on, sum(outstanding)::app.money as open, count(*)::int as items from receivable_item
    where outstanding > 0 and due_on between ${addDays(today, -365)}::date and ${addDays(today, reminderLead.debt)}::date
    group by 1, 2, 3 order by 1, 3, 2`.execute(tx)
  return rows.map((row) => ({
    companyId: row.company_id,
    name: 'debt',
    subject: row.currency,
    dueOn: row.due_on,
    params: { currency: row.currency, amount: row.open, count: row.items },
  }))
}

/** None where the calendar is not published: no reminder names a guessed day. */
const dated = (due: Omit<Due, 'dueOn'>, dueOn: string | undefined): Due[] =>
  dueOn === undefined ? [] : [{ ...due, dueOn }]

/** Three working days after the company's money for it is complete. */
async function findSupplierPayments(tx: Tx, calendar: WorkCalendar): Promise<Due[]> {
  const { unreviewed, arranged } = paymentApplicationState.codes
  const rows = await tx
    .selectFrom('payment_application')
    .select(['id', 'company_id', 'number', 'currency', 'amount', 'received_in_full_on'])
    .where('state', 'in', [unreviewed, arranged])
    .where('received_in_full_on', 'is not', null)
    .execute()
  return rows.flatMap((row) =>
    dated(
      {
        companyId: row.company_id,
        name: 'supplierPayment',
        subject: row.id,
        params: { number: row.number, currency: row.currency, amount: row.amount },
        record: { entity: 'paymentApplication', id: row.id },
      },
      addWorkingDays(row.received_in_full_on ?? '', supplierPaymentWorkingDays, calendar),
    ),
  )
}

/** Three working days after an export's foreign exchange came in. */
async function findPayouts(tx: Tx, calendar: WorkCalendar): Promise<Due[]> {
  const { rows } = await raw<{
    company_id: string
    voucher_id: string
    number: string
    currency: string
    unused: string
    received_on: string
  }>`select d.company_id, v.id as voucher_id, v.number, d.currency, (d.amount - d.used)::app.money as unused, d.received_on
    from deposit d join cash_voucher v on v.company_id = d.company_id and v.entry_id = d.entry_id
    where v.kind = 'fxReceived' and d.amount > d.used`.execute(tx)
  return rows.flatMap((row) =>
    dated(
      {
        companyId: row.company_id,
        name: 'payout',
        subject: row.voucher_id,
        params: { number: row.number, currency: row.currency, amount: row.unused },
        record: { entity: 'cashVoucher', id: row.voucher_id },
      },
      addWorkingDays(row.received_on, payoutWorkingDays, calendar),
    ),
  )
}
