import * as z from 'zod/mini'

/** A column's total in one currency; the currency of a quantity is ''. */
export const Sum = z.object({ currency: z.string(), amount: z.string() })
export type Sum = z.infer<typeof Sum>

/** The totals of a list, by column, over all rows that its filters leave. */
export type Sums<K extends string = string> = {
  /** How many rows were added up: a cancelled or reversed record is listed without being counted. */
  readonly counted: number
  readonly columns: Readonly<Record<K, readonly Sum[]>>
}

/** Null: there are more rows than a list counts, therefore they were not added up. */
export const sumsOf = (columns: readonly string[]) =>
  z.nullable(
    z.object({
      counted: z.number(),
      columns: z.object(Object.fromEntries(columns.map((key) => [key, z.array(Sum)]))),
    }),
  )
