/** Counts rows that a statement is given as arrays, and characters of rows that it is given as JSON. */
const manyRows = 1_000
const muchText = 200_000

/**
 * Whether a statement writes so many rows that the session's plans do not fit. PostgreSQL keeps the plans by which it
 * checks references; those that it made when a table had ten rows read all of a company's rows for each new one.
 */
export const isBulk = (values: readonly unknown[]): boolean =>
  values.some((value) =>
    Array.isArray(value) ? value.length >= manyRows : typeof value === 'string' && value.length >= muchText,
  )
