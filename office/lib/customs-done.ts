import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'

/** Fetches again what a change of a declaration shows in. */
export function useCustomsRefresh(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [['declaration'], ['order'], ['task']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
}

/** Says that a change of a declaration is done. */
export function useCustomsDone(): () => Promise<void> {
  const t = useTranslations('officeReview')
  const refresh = useCustomsRefresh()
  return async () => {
    showToast({ kind: 'success', text: t('done') })
    await refresh()
  }
}
