import { exportReceiptDays } from '@quayside/contract/kernel/commercial-terms.ts'
import { calendarDictionary, type WorkCalendar } from '@quayside/contract/kernel/working-days.ts'
import { overStates, owedPaymentStates } from '@quayside/contract/orders/order-deadlines.ts'
import { reminderRules } from '@quayside/contract/orders/order-reminders.ts'
import { sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'

/** What the calendar says about the days from an export's deadline on. */
export const receiptCalendar = (alias: string) =>
  raw<WorkCalendar | null>`case when ${raw.ref(`${alias}.exported_on`)} is not null then
    app.calendar_from(${raw.lit(calendarDictionary)}, ${raw.ref(`${alias}.exported_on`)} + ${raw.lit(exportReceiptDays)}) end`

const listOf = (codes: readonly number[]): string => codes.join(', ')
/** Exports whose foreign exchange is still to come; of constants, for the index trade_order_receipt_due. */
export const isReceiptOpen = raw<boolean>`${raw.raw(`(o.exported_on is not null and o.deleted_at is null
  and o.state not in (${listOf(overStates)}) and o.payment_state in (${listOf(owedPaymentStates)}))`)}`
const { price, returned } = reminderRules
/**
 * The last day of export whose deadline, moved over rest days, is not later than a day. As a value of its own it is looked
 * up once for a statement; otherwise it is for each row, and several times while the statement is planned at every call.
 */
export const lastExportDueBy = (day: string) =>
  raw`(select app.working_day_by(${raw.lit(calendarDictionary)}, ${day}::date) - ${raw.lit(exportReceiptDays)})`
export const isDueBy = (day: string) =>
  raw<boolean>`(${isReceiptOpen} and o.exported_on <= ${lastExportDueBy(day)})`
/** `reminderOf` as SQL. */
export const isReminding = (day: string) =>
  raw<boolean>`(${raw.raw(`
  (o.price_audit in (${listOf(price.audits)}) and o.state in (${listOf(price.states)}))
  or (o.is_returned and o.state in (${listOf(returned.states)}))`)} or ${isDueBy(day)})`

/** How many need attention, and how many of those are late. */
export const countReminders = compiledOnce(
  (of: { companyId: string; modelType: number; near: string; late: string }) =>
    sql
      .selectFrom('trade_order as o')
      .select([
        raw<string>`count(*)::text`.as('reminded'),
        raw<string>`(count(*) filter (where ${isDueBy(of.late)}))::text`.as('late'),
      ])
      .where('o.company_id', '=', of.companyId)
      .where('o.model_type', '=', of.modelType)
      .where('o.deleted_at', 'is', null)
      .where(isReminding(of.near)),
)
