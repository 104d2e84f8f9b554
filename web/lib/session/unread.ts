import { addressOfNotice } from '@quayside/contract/notice-page.ts'
import type { Notice } from '@quayside/contract/notices/notice.ts'
import { useMayOpen } from '@quayside/kit/page/context.tsx'
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

/** The address of a message's record where the member may see it; nothing otherwise. */
export function useNoticeAddress(): typeof addressOfNotice {
  const mayOpen = useMayOpen()
  return (notice) => {
    const address = addressOfNotice(notice)
    return address !== undefined && mayOpen(address) ? address : undefined
  }
}
