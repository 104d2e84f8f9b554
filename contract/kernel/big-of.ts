import Big from 'big.js'

/** A quantity, weight or count that may be left empty or be unknown, to count with: nothing is zero. */
export const bigOf = (value: string | Big | null | undefined): Big => new Big(value || 0)
