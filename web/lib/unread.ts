import type { Notice } from '@quayside/contract/notices/notice.ts'
import { useStore } from '@quayside/kit/page/store.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { isLive } from './live.ts'

export const unreadKey = ['notices', 'unread'] as const
const pollEvery = 60_000

/** §7, §9: ten to a page, the first page, unread messages only. */
export const fetchUnread = (): Promise<{ rows: Notice[]; total: number }> =>
  api(
    'GET system/online/sysMsg',
    { query: { pageSize: 10, pageNum: 1, isRead: 0, sType: 0 } },
    { isQuiet: true },
  )

/** Asked for when the live channel says so; every minute while it is away. */
export function useUnread(isAllowed: boolean) {
  const live = useStore(isLive)
  return useQuery({
    queryKey: unreadKey,
    queryFn: fetchUnread,
    enabled: isAllowed,
    refetchInterval: live ? false : pollEvery,
  })
}

/** Where the record of a message is to be seen. */
const screens: Readonly<Record<string, string>> = {
  supplier: '/supplierInfo?id=',
  order: '/orderInfo?id=',
  productRequest: '/myRequestion?record=',
  consultation: '/consultativeManagement?record=',
  companyChange: '/myInformation?change=',
}

export function addressOfNotice(notice: Pick<Notice, 'entity' | 'entityId'>): string | undefined {
  const screen = notice.entity === null ? undefined : screens[notice.entity]
  return screen && notice.entityId !== null ? `${screen}${notice.entityId}` : undefined
}
