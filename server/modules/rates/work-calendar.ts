import { supplierPaymentWorkingDays } from '@quayside/contract/kernel/commercial-terms.ts'
import {
  addWorkingDays,
  calendarDictionary,
  type WorkCalendar,
} from '@quayside/contract/kernel/working-days.ts'
import { sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'

/** The days that differ from the week, and the years that are published. */
const officialDays = compiledOnce(() =>
  sql
    .selectFrom('dict_entry')
    .select(raw<WorkCalendar>`coalesce(jsonb_object_agg(value, group_name), '{}')`.as('days'))
    .where('type', '=', calendarDictionary),
)
export const findCalendar = () => officialDays({})

/** §1: three working days after full receipt. The calendar may not be published so far ahead. */
export function payBy(
  receivedInFullOn: string | null,
  calendar: WorkCalendar,
): { payBy: string | null; isCalendarMissing: boolean } {
  if (receivedInFullOn === null) return { payBy: null, isCalendarMissing: false }
  const day = addWorkingDays(receivedInFullOn, supplierPaymentWorkingDays, calendar)
  return { payBy: day ?? null, isCalendarMissing: day === undefined }
}
