import { usePhrases } from '../page/phrases.ts'

/** The names of what happens to records of several kinds beside their machines. */
export const useRecordEvents = (): Readonly<Record<string, string | undefined>> =>
  usePhrases('codes').recordEvent
