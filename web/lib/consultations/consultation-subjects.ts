import { consultationSubjects } from '@quayside/contract/notices/consultation.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../session/api.ts'

/** Dictionary 1016 as options of a picker. */
export function useConsultationSubjects(): readonly { value: string; label: string }[] {
  const answer = useQuery({
    queryKey: ['dictionary', 'consultation-subject'],
    queryFn: () =>
      api(
        'GET base/online/bDict/queryDictListByCode',
        { query: { type: String(consultationSubjects) } },
        { isQuiet: true },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (answer.data ?? []).map(({ value, name }) => ({ value, label: name }))
}
