import { defaultLocale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import type { ReportReading } from './define-report.ts'
import type { Expression } from './report-filters.ts'

/** The name of a dictionary's entry in the reader's language; the value itself where there is none. */
export const entryName =
  (type: number, value: Expression) =>
  ({ locale }: ReportReading): Expression =>
    raw`coalesce((select coalesce(e.names ->> ${raw.lit(locale)}, e.names ->> ${raw.lit(defaultLocale)}) from dict_entry e
      where e.type = ${raw.lit(type)} and e.value = ${value}), ${value})`

/** Where people know an entry by its code, the name stands behind it, as with customs offices. */
export const entryCodeAndName =
  (type: number, value: Expression) =>
  ({ locale }: ReportReading): Expression =>
    raw`coalesce((select e.value || ' ' || coalesce(e.names ->> ${raw.lit(locale)}, e.names ->> ${raw.lit(defaultLocale)}) from dict_entry e
      where e.type = ${raw.lit(type)} and e.value = ${value}), ${value})`
