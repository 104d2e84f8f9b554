import type { EntityWithPage } from '../kernel/entities.ts'
import { notedEntities } from '../kernel/noted-entities.ts'

/** The records and pages that a message can lead to; contract/notice-page.ts has the addresses. */
export type NoticeTarget =
  | EntityWithPage
  | 'agreement'
  | 'colleague'
  | 'company'
  | 'debt'
  | 'expiringStock'
  | 'member'
  | 'membership'
  | 'notice'
  | 'rate'
  | 'statement'
  | 'systemKey'
  | 'systemWebhook'

type NoticeArea =
  | 'home'
  | 'orders'
  | 'finance'
  | 'business'
  | 'product'
  | 'tax'
  | 'logistics'
  | 'reports'
  | 'hub'
  | 'services'
  | 'approval'

type NoticeSubject = {
  /** Its group in the settings: an area of the side menu. */
  readonly area: NoticeArea
  readonly leadsTo: readonly NoticeTarget[]
  /** Text messages are sent unless a member turns them off. */
  readonly isTexted?: true
  /** Events of it that are e-mailed unless a member turns that off: what somebody waits for, or asked for. */
  readonly mailed?: readonly string[]
  /** The message itself cannot be turned off. */
  readonly isKept?: true
  /** Told at once, also in quiet hours and beside the digest: a change of one's account that may be somebody else's. */
  readonly isUrgent?: true
  /** The message is for one person: it is not posted to the groups of the company. */
  readonly isPersonal?: true
}

/**
 * What messages are about. A message's name is a path of the server's texts (`server.notices.order.auditPass`); its first
 * part is one of these. A subject without texts does not compile, and a text without its subject fails a test
 * (server/modules/notices/notice-events.test.ts).
 */
const noticeSubjects = {
  order: { area: 'orders', leadsTo: ['order'] },
  orderChange: { area: 'orders', leadsTo: ['order'] },
  orderDelivery: { area: 'orders', leadsTo: ['order'] },
  declaration: { area: 'orders', leadsTo: ['order'] },
  paymentApplication: {
    area: 'finance',
    leadsTo: ['paymentApplication'],
    mailed: ['toRelease', 'release', 'refuse', 'pay'],
  },
  fee: { area: 'finance', leadsTo: ['fee'] },
  feeDispute: { area: 'finance', leadsTo: ['fee'] },
  cashVoucher: { area: 'finance', leadsTo: ['cashVoucher'] },
  statement: { area: 'finance', leadsTo: ['statement'] },
  taxBill: { area: 'finance', leadsTo: ['taxBill'] },
  rateAlert: { area: 'finance', leadsTo: ['rate'], isPersonal: true },
  reminder: { area: 'finance', leadsTo: ['order', 'debt', 'paymentApplication', 'cashVoucher'] },
  salesInvoice: { area: 'tax', leadsTo: ['salesInvoice'] },
  inputInvoice: { area: 'tax', leadsTo: ['inputInvoice'] },
  announcedTransfer: { area: 'tax', leadsTo: ['announcedTransfer'] },
  supplier: { area: 'business', leadsTo: ['supplier'] },
  classificationRequest: { area: 'product', leadsTo: ['classificationRequest'] },
  inbound: { area: 'logistics', leadsTo: ['inbound'] },
  goodsPickup: { area: 'logistics', leadsTo: ['inbound'] },
  stockDifference: { area: 'logistics', leadsTo: ['inbound', 'order'] },
  stock: { area: 'logistics', leadsTo: ['stock', 'expiringStock'] },
  stocktaking: { area: 'logistics', leadsTo: ['stock'] },
  outbound: { area: 'logistics', leadsTo: ['outbound'] },
  forwarderEnquiry: { area: 'logistics', leadsTo: ['forwarderEnquiry'] },
  forwarderQuotation: { area: 'logistics', leadsTo: ['forwarderQuotation'] },
  forwarderOrder: { area: 'logistics', leadsTo: ['forwarderOrder'] },
  labelOrder: { area: 'services', leadsTo: ['labelOrder'] },
  serviceOrder: { area: 'services', leadsTo: ['serviceOrder'] },
  approvalOrder: { area: 'approval', leadsTo: ['approvalOrder'] },
  teamwork: {
    area: 'home',
    leadsTo: notedEntities,
    mailed: ['mention', 'task', 'taskDue'],
    isPersonal: true,
  },
  report: { area: 'reports', leadsTo: ['reportRun'], mailed: ['scheduled'], isPersonal: true },
  companyPassed: { area: 'hub', leadsTo: ['company'], isTexted: true },
  companyRejected: { area: 'hub', leadsTo: ['company'], isTexted: true },
  companyChange: { area: 'hub', leadsTo: ['companyChange'] },
  emailChanged: { area: 'hub', leadsTo: ['member'], isKept: true, isUrgent: true, isPersonal: true },
  mobileChanged: { area: 'hub', leadsTo: ['member'], isKept: true, isUrgent: true, isPersonal: true },
  agreement: { area: 'hub', leadsTo: ['agreement'], mailed: ['announced'], isKept: true, isPersonal: true },
  // It names another company, which those who work for this one do not learn of.
  invitation: { area: 'hub', leadsTo: ['membership', 'colleague'], isKept: true, isPersonal: true },
  secondFactor: { area: 'hub', leadsTo: ['member'], isKept: true, isUrgent: true, isPersonal: true },
  shareLink: { area: 'hub', leadsTo: ['order', 'inbound'] },
  systemKey: { area: 'hub', leadsTo: ['systemKey'], mailed: ['expiring'] },
  systemWebhook: { area: 'hub', leadsTo: ['systemWebhook'], mailed: ['stopped'] },
  consultation: { area: 'home', leadsTo: ['consultation'] },
  providerMessage: { area: 'home', leadsTo: ['notice'], isKept: true },
} as const satisfies Record<string, NoticeSubject>
export type NoticeSubjectName = keyof typeof noticeSubjects

export function subjectOf(event: string): NoticeSubject {
  const subject = (noticeSubjects as Readonly<Record<string, NoticeSubject>>)[event.split('.')[0] ?? '']
  if (!subject) throw new Error(`no subject of messages is called ${event}`)
  return subject
}

/** Areas in the order of the side menu. */
export const noticeAreas: readonly NoticeArea[] = [
  'orders',
  'finance',
  'tax',
  'business',
  'product',
  'logistics',
  'reports',
  'services',
  'approval',
  'hub',
  'home',
]
