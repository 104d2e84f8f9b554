/**
 * A day with its weekday, as a reader's language writes it. Chinese has no spaces in what Intl formats, where digits and
 * characters run into one another: it gets them as everywhere in the product, `11 月 19 日 星期四`.
 */
export const dayInWords = (locale: string, day: string, weekday: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', weekday, timeZone: 'UTC' })
    .format(new Date(day))
    .replaceAll(/(?<=\d)(?=\p{Script=Han})|(?<=月)(?=\d)|(?<=日)(?=[星週周])/gu, ' ')
