const digits = /\d+/g

/**
 * A text whose plain order is the natural one: B2 before B10. Every run of digits is written with its length first, so
 * that a longer number comes after a shorter one.
 */
export const naturalKey = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replaceAll(digits, (run) => {
      const number = run.replace(/^0+(?=\d)/, '')
      return `${String(number.length).padStart(2, '0')}${number}`
    })

/** The same with empty texts last. */
export const emptyLastKey = (text: string): string => naturalKey(text) || '\uffff'
