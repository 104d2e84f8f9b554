import type { Notice } from '@quayside/contract/notices/notice.ts'
import { isLive } from '@quayside/kit/page/live.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

const unreadKey = ['notice', 'unread'] as const
const pollEvery = 60_000

/** §7, §9: ten to a page, the first page, unread messages only. */
export const fetchUnread = (): Promise<{ rows: Notice[]; total: number }> =>
  api(
    'GET system/online/sysMsg',
    { query: { pageSize: 10, pageNum: 1, isRead: 0, sType: 0 } },
    { isQuiet: true },
  )

/** Refetched when the live channel says so; every minute while it is closed. */
export function useUnread(isAllowed: boolean) {
  const live = useStore(isLive)
  return useQuery({
    queryKey: unreadKey,
    queryFn: fetchUnread,
    enabled: isAllowed,
    refetchInterval: live ? false : pollEvery,
  })
}
