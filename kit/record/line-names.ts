import {
  hasDictionary,
  type LineColumns,
  type LineDictionary,
} from '@quayside/contract/kernel/lines/line-column.ts'
import { useCallback } from 'react'

type EntryNames = (type: '1001' | '1003' | '1042', isAsked: boolean) => (value: string) => string

/** Reads the names of values of the dictionaries that lines have, by the front end's own call. */
export const lineNamesBy = (useEntryNames: EntryNames) =>
  function useLineNames(columns: LineColumns): (dictionary: LineDictionary, value: string) => string {
    const countries = useEntryNames('1001', hasDictionary(columns, 1001))
    const units = useEntryNames('1003', hasDictionary(columns, 1003))
    const packings = useEntryNames('1042', hasDictionary(columns, 1042))
    return useCallback(
      (dictionary, value) => ({ 1001: countries, 1003: units, 1042: packings })[dictionary](value),
      [countries, units, packings],
    )
  }
