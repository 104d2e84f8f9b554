/** Readers of English read the English name of a supplier, customer or company; all others the registered one. */
export const readsEnglishNames = (locale: string): boolean => locale === 'en-US'

type Named = { readonly name: string; readonly englishName: string }

/** The name for a reader; without an English one it stays as it is registered. */
export const partnerName = (locale: string, { name, englishName }: Named): string =>
  readsEnglishNames(locale) && englishName !== '' ? englishName : name
