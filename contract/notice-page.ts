import { type EntityWithPage, entities, hasPage } from './kernel/entities.ts'
import type { Notice } from './notices/notice.ts'
import type { NoticeTarget } from './notices/notice-subjects.ts'
import { orderState } from './orders/order.codes.ts'
import { classificationRequestState } from './products/product.codes.ts'

/** A page of the portal with the parameters of its address; scripts/notice-page.test.ts asks whether it exists. */
type NoticePage = { readonly path: string; readonly search?: Readonly<Record<string, string>> }

/** Pages that are no single record's. */
const otherPages: Readonly<Record<Exclude<NoticeTarget, EntityWithPage>, NoticePage>> = {
  agreement: { path: '/agreement' },
  colleague: { path: '/members' },
  company: { path: '/myInformation' },
  member: { path: '/myInformation', search: { section: 'personal' } },
  membership: { path: '/myInformation', search: { section: 'companies' } },
  statement: { path: '/dealRunningWater' },
  debt: { path: '/debtDetail' },
  expiringStock: { path: '/CustomerStockList', search: { isNearExpiry: '1' } },
  notice: { path: '/systematicNotification' },
  rate: { path: '/exchangeRate' },
  systemKey: { path: '/ownSystems' },
  systemWebhook: { path: '/ownWebhooks' },
}
const isOther = (entity: string): entity is keyof typeof otherPages => Object.hasOwn(otherPages, entity)

/** The lists that a message of several records leads to. */
const lists: Readonly<Record<EntityWithPage, string>> = {
  order: '/orderList',
  supplier: '/supplierList',
  classificationRequest: '/myRequestion',
  consultation: '/consultativeManagement',
  paymentApplication: '/paymentQuery',
  fee: '/costBreakdown',
  cashVoucher: '/paymentRecord',
  announcedTransfer: '/capitalAppointment',
  taxBill: '/customsPaymentRecord',
  salesInvoice: '/theInputTicket',
  inputInvoice: '/sellATicket',
  inbound: '/storage',
  outbound: '/outstorage',
  stock: '/CustomerStockList',
  forwarderEnquiry: '/forwarderEnquiry',
  forwarderQuotation: '/forwarderQuotation',
  forwarderOrder: '/forwarderList',
  labelOrder: '/labelList',
  approvalOrder: '/approvalList',
  serviceOrder: '/serviceList',
  companyChange: '/myInformation',
  reportRun: '/reportCentre',
}
const ofState = (path: string, state: number): NoticePage => ({ path, search: { state: `${state}` } })
/** Those that are about records in one state, which the list is filtered by. */
const filteredLists: Readonly<Record<string, NoticePage>> = {
  'classificationRequest.classify': ofState('/myRequestion', classificationRequestState.codes.classified),
  'classificationRequest.return': ofState('/myRequestion', classificationRequestState.codes.returned),
  'order.auditPass': ofState('/orderList', orderState.codes.audited),
  'order.auditFail': ofState('/orderList', orderState.codes.auditFailed),
}

export const noticePages: readonly NoticePage[] = [
  ...Object.values(otherPages),
  ...Object.values(lists).map((path) => ({ path })),
  ...Object.values(filteredLists),
]

type NoticeSubjectOf = Pick<Notice, 'entity' | 'entityId' | 'event'>

/** The address of a message's record, or of the list where it is about several. */
export function addressOfNotice(notice: NoticeSubjectOf): string | undefined {
  const page = pageOf(notice)
  if (!page) return undefined
  const search = new URLSearchParams(page.search)
  return search.size === 0 ? page.path : `${page.path}?${search}`
}

function pageOf({ entity, entityId, event }: NoticeSubjectOf): NoticePage | undefined {
  if (entity === null) return undefined
  if (isOther(entity)) return otherPages[entity]
  if (!hasPage(entity)) return undefined
  if (entityId === null) return filteredLists[event ?? ''] ?? { path: lists[entity] }
  const { path, parameter } = entities[entity].page
  return { path, search: { [parameter]: entityId } }
}
