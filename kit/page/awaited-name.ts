/** Stands in place of a name until the dictionary is read: a code alone tells the reader nothing. */
export const awaitedName = '…'
