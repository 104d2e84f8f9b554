import { type EntityWithPage, entities, hasPage } from '@quayside/contract/kernel/entities.ts'
import type { Notice } from '@quayside/contract/notices/notice.ts'
import type { NoticeTarget } from '@quayside/contract/notices/notice-subjects.ts'
import { nearExpiryDays } from '@quayside/contract/warehouse/goods-days.ts'
import { useMayOpen } from '@quayside/kit/page/context.tsx'
import { isLive } from '@quayside/kit/page/live.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useQuery } from '@tanstack/react-query'
import { pageAddress } from '../pages/pages.ts'
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

/** Pages that are no single record's. */
const otherPages: Readonly<Record<Exclude<NoticeTarget, EntityWithPage>, string>> = {
  company: pageAddress('/myInformation'),
  member: pageAddress('/myInformation', { section: 'person' }),
  statement: pageAddress('/dealRunningWater'),
  debt: pageAddress('/debtDetail'),
  expiringStock: pageAddress('/CustomerStockList', { expiresWithin: String(nearExpiryDays) }),
  notice: pageAddress('/systematicNotification'),
}
const isOther = (entity: string): entity is keyof typeof otherPages => Object.hasOwn(otherPages, entity)

/** The address of a message's record. */
export function addressOfNotice({
  entity,
  entityId,
}: Pick<Notice, 'entity' | 'entityId'>): string | undefined {
  if (entity === null || entityId === null) return undefined
  if (isOther(entity)) return otherPages[entity]
  if (!hasPage(entity)) return undefined
  const { path, parameter } = entities[entity].page
  return pageAddress(path, { [parameter]: entityId })
}

/** The same where the member may see the record; nothing otherwise. */
export function useNoticeAddress(): typeof addressOfNotice {
  const mayOpen = useMayOpen()
  return (notice) => {
    const address = addressOfNotice(notice)
    return address !== undefined && mayOpen(address) ? address : undefined
  }
}
