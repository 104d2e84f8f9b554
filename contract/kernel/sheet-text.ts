/** Headings are compared without width, case, spaces, units in brackets and required marks. */
export const plainHeading = (heading: string): string =>
  heading
    // Opening brackets without an end make the next pattern quadratic; no heading is this long.
    .slice(0, 4 * longestHeading)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, longestHeading)
const longestHeading = 100

const fullWidth = /[\uff01-\uff5e]/gu
const fullWidthWord = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/gu
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const narrow = (character: string): string => String.fromCharCode(character.charCodeAt(0) - 0xfee0)

/**
 * Digits and letters that were typed in full width, in half width: `ＡＢ１２` is `AB12`. Marks keep their width in a text
 * with Chinese characters, where `（` is right; in a number of a phone or a document they are narrow too.
 */
export const cleanText = (text: string): string =>
  /[\uff01-\uff5e\u3000]/u.test(text)
    ? text
        .replaceAll(ideograph.test(text) ? fullWidthWord : fullWidth, narrow)
        .replaceAll('\u3000', ' ')
        .trim()
    : text

type DayMarks = { readonly year: string; readonly month: string; readonly day: string }

/**
 * `2026/3/1`, `2026.03.01` and `20260301`, with the marks of a language between the figures too, as 2026-03-01; anything
 * else as typed.
 */
export function dayReader({ year, month, day }: DayMarks): (typed: string) => string {
  const writtenDay = new RegExp(
    `^(\\d{4})\\s?[-./${year}]\\s?(\\d{1,2})\\s?[-./${month}]\\s?(\\d{1,2})\\s?${day}?(?: 00:00:00)?$`,
    'u',
  )
  return (typed) => {
    if (typed.length > longestHeading) return typed
    const text = typed.normalize('NFKC').trim()
    const [, years, months = '', days = ''] = writtenDay.exec(text) ?? dayInDigits.exec(text) ?? []
    return years === undefined ? text : `${years}-${months.padStart(2, '0')}-${days.padStart(2, '0')}`
  }
}
const dayInDigits = /^((?:19|20)\d\d)(\d\d)(\d\d)$/

/** The totals row under a table is recognised by its first text, which is one of these words. */
export function totalsRowOf(words: readonly string[]): (texts: readonly string[]) => boolean {
  const sums = new Set(words)
  return (texts) => {
    const first = texts.find((text) => text.trim() !== '')
    return first !== undefined && sums.has(plainHeading(first))
  }
}
