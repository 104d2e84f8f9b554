/** A fact that is true or false, as SQL writes it. */
export const yesOrNo: ReadonlyMap<unknown, string> = new Map([
  [true, 'true'],
  [false, 'false'],
])
