import type { Notice } from '@quayside/contract/notices/notice.ts'
import type { NoticeTarget } from '@quayside/contract/notices/notice-subjects.ts'
import { useMayOpen } from '@quayside/kit/page/context.tsx'
import { isLive } from '@quayside/kit/page/live.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useQuery } from '@tanstack/react-query'
import { pageAddress } from '../pages/pages.ts'
import { api } from './api.ts'

const unreadKey = ['notices', 'unread'] as const
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

/** The address of a message's record. */
const screens: Readonly<Record<NoticeTarget, (id: string) => string>> = {
  supplier: (id) => pageAddress('/supplierInfo', { id }),
  order: (id) => pageAddress('/orderInfo', { id }),
  paymentApplication: (id) => pageAddress('/paymentInfo', { id }),
  warehouseIn: (id) => pageAddress('/storageInfo', { id }),
  outbound: (id) => pageAddress('/outstorageInfo', { id }),
  taxBill: (record) => pageAddress('/customsPaymentRecord', { record }),
  forwarderEnquiry: (id) => pageAddress('/forwarderEnquiryInfo', { id }),
  forwarderOrder: (id) => pageAddress('/forwarderOrderInfo', { id }),
  labelOrder: (id) => pageAddress('/labelOrder', { id }),
  serviceOrder: (id) => pageAddress('/serviceInfo', { id }),
  approvalOrder: (id) => pageAddress('/approvalOrder', { id }),
  salesInvoice: (record) => pageAddress('/theInputTicket', { record }),
  inputInvoice: (record) => pageAddress('/sellATicket', { record }),
  announcedTransfer: (record) => pageAddress('/capitalAppointment', { record }),
  fee: (record) => pageAddress('/costBreakdown', { record }),
  cashVoucher: (voucherId) => pageAddress('/paymentRecord', { voucherId }),
  reportRun: (runId) => pageAddress('/reportCentre', { runId }),
  productRequest: (record) => pageAddress('/myRequestion', { record }),
  consultation: (record) => pageAddress('/consultativeManagement', { record }),
  companyChange: (change) => pageAddress('/myInformation', { change }),
  company: () => pageAddress('/myInformation'),
  member: () => pageAddress('/myInformation', { section: 'person' }),
  stock: (id) => pageAddress('/stockInfo', { id }),
  statement: () => pageAddress('/dealRunningWater'),
  debt: () => pageAddress('/debtDetail'),
  notice: () => pageAddress('/systematicNotification'),
}

export function addressOfNotice(notice: Pick<Notice, 'entity' | 'entityId'>): string | undefined {
  const screen = (screens as Readonly<Record<string, ((id: string) => string) | undefined>>)[
    notice.entity ?? ''
  ]
  return notice.entityId === null ? undefined : screen?.(notice.entityId)
}

/** The same where the member may see the record; nothing otherwise. */
export function useNoticeAddress(): typeof addressOfNotice {
  const mayOpen = useMayOpen()
  return (notice) => {
    const address = addressOfNotice(notice)
    return address !== undefined && mayOpen(address) ? address : undefined
  }
}
