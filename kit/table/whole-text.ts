/**
 * One word of Latin letters with a digit is a number or a code, and is read whole, also with the code of a charge behind
 * it; so is a day with its minute.
 */
export const isWholeText = (text: string): boolean =>
  text.length <= 40 && /^(?:[!-~]*\d[!-~]*(?: [A-Z]{2,4})?|\d{4}-\d\d-\d\d \d\d:\d\d)$/.test(text)
