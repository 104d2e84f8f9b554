/**
 * A day with its weekday, as a reader's language writes it. In Chinese Intl lets digits, characters and the weekday run
 * into one another: they get spaces as everywhere in the product.
 */
export const dayInWords = (locale: string, day: string, weekday: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', weekday, timeZone: 'UTC' })
    .formatToParts(new Date(day))
    .map(({ type, value }, place) => (type === 'weekday' && place > 0 ? ` ${value}` : value))
    .join('')
    .replaceAll(/(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu, ' ')
