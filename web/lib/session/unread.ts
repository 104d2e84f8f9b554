import { type EntityWithPage, entities, hasPage } from '@quayside/contract/kernel/entities.ts'
import type { Notice } from '@quayside/contract/notices/notice.ts'
import type { NoticeTarget } from '@quayside/contract/notices/notice-subjects.ts'
import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { classificationRequestState } from '@quayside/contract/products/product.codes.ts'
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
  expiringStock: pageAddress('/CustomerStockList', { isNearExpiry: '1' }),
  notice: pageAddress('/systematicNotification'),
  rate: pageAddress('/exchangeRate'),
}
const isOther = (entity: string): entity is keyof typeof otherPages => Object.hasOwn(otherPages, entity)

/** The lists that a message of several records leads to. */
const lists: Readonly<Record<EntityWithPage, string>> = {
  order: pageAddress('/orderList'),
  supplier: pageAddress('/supplierList'),
  classificationRequest: pageAddress('/myRequestion'),
  consultation: pageAddress('/consultativeManagement'),
  paymentApplication: pageAddress('/paymentQuery'),
  fee: pageAddress('/costBreakdown'),
  cashVoucher: pageAddress('/paymentRecord'),
  announcedTransfer: pageAddress('/capitalAppointment'),
  taxBill: pageAddress('/customsPaymentRecord'),
  salesInvoice: pageAddress('/theInputTicket'),
  inputInvoice: pageAddress('/sellATicket'),
  inbound: pageAddress('/storage'),
  outbound: pageAddress('/outstorage'),
  stock: pageAddress('/CustomerStockList'),
  forwarderEnquiry: pageAddress('/forwarderEnquiry'),
  forwarderQuotation: pageAddress('/forwarderQuotation'),
  forwarderOrder: pageAddress('/forwarderList'),
  labelOrder: pageAddress('/labelList'),
  approvalOrder: pageAddress('/approvalList'),
  serviceOrder: pageAddress('/serviceList'),
  companyChange: pageAddress('/myInformation'),
  reportRun: pageAddress('/reportCentre'),
}
/** Those that are about records in one state, which the list is filtered by. */
const filteredLists: Readonly<Record<string, string>> = {
  'classificationRequest.classify': pageAddress('/myRequestion', {
    state: `${classificationRequestState.codes.classified}`,
  }),
  'classificationRequest.return': pageAddress('/myRequestion', {
    state: `${classificationRequestState.codes.returned}`,
  }),
  'order.auditPass': pageAddress('/orderList', { state: `${orderState.codes.audited}` }),
  'order.auditFail': pageAddress('/orderList', { state: `${orderState.codes.auditFailed}` }),
}

/** The address of a message's record, or of the list where it is about several. */
export function addressOfNotice({
  entity,
  entityId,
  event,
}: Pick<Notice, 'entity' | 'entityId' | 'event'>): string | undefined {
  if (entity === null) return undefined
  if (isOther(entity)) return otherPages[entity]
  if (!hasPage(entity)) return undefined
  if (entityId === null) return filteredLists[event ?? ''] ?? lists[entity]
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
