import { lineNamesBy } from '@quayside/kit/record/line-names.ts'
import { useEntryNames } from './entry-names.ts'

export const useLineNames = lineNamesBy(useEntryNames)
