import { useQuery } from '@tanstack/react-query'
import { type AnswerOf, api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'

type DeadLetter = AnswerOf<'GET office/online/deadLetter/list'>['rows'][number]

export function useDeadLetters(): readonly DeadLetter[] {
  const may = useMay()
  const answer = useQuery({
    queryKey: ['deadLetter'],
    queryFn: () => api('GET office/online/deadLetter/list', {}, { isQuiet: true }),
    refetchInterval: 30_000,
    enabled: may('gateway-list'),
  })
  return answer.data?.rows ?? []
}
