import { useDictionary, useEntryNames } from './dictionary.ts'

/** A country's name in the user's language. */
export const useCountryName = (): ((code: string) => string) => useEntryNames('1001')

/** Countries as options, with name and code; they are searched by either, or by initials. */
export const useCountryOptions = (): { value: string; label: string }[] =>
  useDictionary('1001').map(({ value, name }) => ({ value, label: `${name} ${value}` }))
