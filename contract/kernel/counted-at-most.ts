/** Counting stops here: an exact total beyond it is of no use to a reader and costs the database dearly. */
export const countedAtMost = 10_000
