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

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Natural order with empty texts last. */
export function compareNatural(a: string, b: string): number {
  if (a.trim() === '' || b.trim() === '') return Number(a.trim() === '') - Number(b.trim() === '')
  return byText(naturalKey(a), naturalKey(b))
}
