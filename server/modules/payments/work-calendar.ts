import { calendarDictionary, type WorkCalendar } from '@quayside/contract/kernel/working-days.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'

/** The days that differ from the week, and the years that are published. */
export const findCalendar = () =>
  sql
    .selectFrom('dict_entry')
    .select(raw<WorkCalendar>`coalesce(jsonb_object_agg(value, group_name), '{}')`.as('days'))
    .where('type', '=', calendarDictionary)
