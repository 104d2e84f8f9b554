import { type RawBuilder, sql as raw } from 'kysely'

/** A number as text, without zeros at its end; empty where there is none. */
export const decimalText = (column: string): RawBuilder<string> =>
  raw<string>`coalesce(trim_scale(${raw.ref(column)})::text, '')`
