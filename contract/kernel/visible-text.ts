/** Soft hyphen, zero-width space, marks of direction, word joiner, and the byte order mark. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g
/** Spaces of other widths, also those at which no line breaks. */
const otherSpaces = /[\u00a0\u2000-\u200a\u202f\u205f]/g
const either = /[\u00ad\u00a0\u2000-\u200b\u200e\u200f\u202f\u205f\u2060\ufeff]/

/**
 * What is copied from web pages, PDF and spreadsheets has characters that nobody sees: with one, a model is another model
 * than the same one typed, and no search finds it. They are left out, and spaces of other kinds become plain ones.
 */
export const visibleText = (text: string): string =>
  either.test(text) ? text.replaceAll(invisible, '').replaceAll(otherSpaces, ' ') : text
