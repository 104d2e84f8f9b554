import type { Finding } from '../kernel/refusal.ts'
import { calendarDictionary, isCalendarEntry } from '../kernel/working-days.ts'
import { at } from '../refusals.ts'

type Entry = { readonly type: number; readonly value: string; readonly group: string | null }

/** Codes that the product computes with must have the form that it reads. */
export const checkDictionaryEntry = ({ type, value, group }: Entry): Finding[] =>
  type === calendarDictionary && !isCalendarEntry(value, group)
    ? [at('value', 'dictionaryEntry.calendar')]
    : []
