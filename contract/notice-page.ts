import { type EntityWithPage, entities, hasPage } from './kernel/entities.ts'
import type { Notice } from './notices/notice.ts'
import type { NoticeTarget } from './notices/notice-subjects.ts'
import { type GeneralModelType, orderState } from './orders/order.codes.ts'
import { kindOfOrderNo } from './orders/order-number.ts'
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

/** Orders of each kind have a list of their own. */
const orderLists: Readonly<Record<GeneralModelType, string>> = {
  import: '/ImportOrderList',
  export: '/ExportOrderList',
  transit: '/PlaceAnOrderList',
  domestic: '/orderList',
}
/** Home counts the orders of all kinds. */
const ordersOfAnyKind = '/homeindex'

/** The lists that a message of several records leads to. */
const lists: Readonly<Record<Exclude<EntityWithPage, 'order'>, string>> = {
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
}
/** The state of the orders that such a message is about. */
const orderStates: Readonly<Record<string, number>> = {
  'order.auditPass': orderState.codes.audited,
  'order.auditFail': orderState.codes.auditFailed,
}

export const noticePages: readonly NoticePage[] = [
  ...Object.values(otherPages),
  ...Object.values(lists).map((path) => ({ path })),
  ...Object.values(filteredLists),
  { path: ordersOfAnyKind },
  ...Object.values(orderLists).flatMap((path) =>
    Object.values(orderStates).map((state) => ofState(path, state)),
  ),
]

type NoticeSubjectOf = Pick<Notice, 'entity' | 'entityId' | 'event' | 'orderNo'>

/** What messages of one event are put together by, so that one of several records has a list that shows them all. */
export const togetherBy = ({ entity, orderNo }: Pick<Notice, 'entity' | 'orderNo'>): string =>
  entity === 'order' ? `order ${kindOfOrderNo(orderNo ?? '') ?? ''}` : `${entity}`

/** The address of a message's record, or of the list where it is about several. */
export function addressOfNotice(notice: NoticeSubjectOf): string | undefined {
  const page = pageOf(notice)
  if (!page) return undefined
  const search = new URLSearchParams(page.search)
  return search.size === 0 ? page.path : `${page.path}?${search}`
}

function orderListOf({ event, orderNo }: NoticeSubjectOf): NoticePage {
  const kind = kindOfOrderNo(orderNo ?? '')
  if (kind === undefined) return { path: ordersOfAnyKind }
  const { [event ?? '']: state } = orderStates
  return state === undefined ? { path: orderLists[kind] } : ofState(orderLists[kind], state)
}

function pageOf(notice: NoticeSubjectOf): NoticePage | undefined {
  const { entity, entityId, event } = notice
  if (entity === null) return undefined
  if (isOther(entity)) return otherPages[entity]
  if (!hasPage(entity)) return undefined
  if (entityId !== null) {
    const { path, parameter } = entities[entity].page
    return { path, search: { [parameter]: entityId } }
  }
  if (entity === 'order') return orderListOf(notice)
  return filteredLists[event ?? ''] ?? { path: lists[entity] }
}
