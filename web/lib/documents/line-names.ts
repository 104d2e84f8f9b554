import { lineNamesBy } from '@quayside/kit/record/line-names.ts'
import { useEntryNames } from '../choices/dictionary.ts'

export const useLineNames = lineNamesBy(useEntryNames)
