/** Counting stops here: a larger exact total does not help a reader and is expensive to compute. */
export const countedAtMost = 10_000
