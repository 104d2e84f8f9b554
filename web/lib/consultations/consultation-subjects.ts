import { useDictionary } from '../choices/dictionary.ts'

/** What a consultation may be about, as options of a picker. */
export const useConsultationSubjects = (): readonly { value: string; label: string }[] =>
  useDictionary('1016').map(({ value, name }) => ({ value, label: name }))
