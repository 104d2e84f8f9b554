import { isLive } from '@quayside/kit/page/live.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

const pollEvery = 60_000

/** The number of unread answers of the provider, beside the page's name; nothing for zero. */
export function UnreadAnswers() {
  const t = useTranslations('shell')
  const live = useStore(isLive)
  const { data } = useQuery({
    queryKey: ['consultation', 'unread'],
    queryFn: () => api('GET system/online/consultation/unread', {}, { isQuiet: true }),
    refetchInterval: live ? false : pollEvery,
  })
  if (!data || data.count === 0) return null
  return (
    <span className="side-count" role="img" aria-label={t('menu.unread', { count: data.count })}>
      {data.count}
    </span>
  )
}
