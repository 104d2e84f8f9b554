import { type RawBuilder, sql as raw } from 'kysely'

/** A number as text, without zeros at its end; empty where there is none. */
export const decimalText = (column: string): RawBuilder<string> =>
  raw<string>`coalesce(trim_scale(${raw.ref(column)})::text, '')`

/** The same with 0 where there is none. */
export const quantityText = (column: string): RawBuilder<string> =>
  raw<string>`trim_scale(coalesce(${raw.ref(column)}, 0))::text`
