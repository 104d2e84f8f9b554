import * as z from 'zod/mini'

/** RFC 9457; `code` and `errors` are ours: the refusal's code, and each field that is wrong. */
const RowProblem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  /** Identifies the request in the server's log. */
  instance: z.optional(z.string()),
  errors: z.optional(
    z.array(
      z.object({
        field: z.string(),
        code: z.string(),
        detail: z.string(),
        /** `field.code` says what the field takes. */
        allowed: z.optional(z.array(z.string())),
      }),
    ),
  ),
})

/** One row of a batch; `row` is its place, `status` what the row alone would have been answered. */
export const RowResult = z.object({
  row: z.number(),
  status: z.number(),
  id: z.optional(z.string()),
  problem: z.optional(RowProblem),
})
export type RowResult = z.infer<typeof RowResult>
/** The refusal of a batch of which no row was taken, with the results of all of them. */
export const Problem = z.extend(RowProblem, { results: z.optional(z.array(RowResult)) })
export type Problem = z.infer<typeof Problem>
export const BatchResult = z.object({ results: z.array(RowResult) })

export const mostRows = 1_000
