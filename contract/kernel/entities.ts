/**
 * Every kind of record that has a timeline or files, by its one name: on the timeline, at files, in phrases, in messages,
 * in the gateway's feed, in live news and as the first part of query keys.
 */
type EntityFacts = {
  readonly table: string
  /** Where its routes for the provider's staff stand under /office/api. */
  readonly path?: string
  /** Its page in the portal, and the parameter of that page which names the record. */
  readonly page?: { readonly path: string; readonly parameter: string }
  /**
   * Where it is a document that customers write: the first part of its permissions (`services-order-list`), and its list in
   * the portal.
   */
  readonly permissions?: string
  readonly list?: string
  /** Its page in the back office, which takes `id`. */
  readonly officePage?: string
  /** Its name in the ERP's feed and webhooks, where another one was published. */
  readonly feedName?: string
  /** What else is out of date when something happens to such a record. */
  readonly touches: readonly string[]
}

export const entities = {
  order: {
    table: 'trade_order',
    path: 'business/online/order',
    page: { path: '/orderInfo', parameter: 'id' },
    officePage: '/office/order',
    touches: ['flowBoard', 'ledger', 'debt', 'invoiceable', 'declaration', 'stock'],
  },
  orderChange: {
    table: 'order_change',
    path: 'business/online/orderChange',
    officePage: '/office/orderChange',
    touches: ['order', 'flowBoard'],
  },
  orderTemplate: { table: 'order_template', touches: [] },
  supplier: {
    table: 'supplier',
    path: 'base/online/supplier',
    page: { path: '/supplierInfo', parameter: 'id' },
    officePage: '/office/supplier',
    touches: [],
  },
  supplierAccount: { table: 'supplier_account', touches: ['supplier'] },
  supplierAddress: { table: 'supplier_address', touches: ['supplier'] },
  customer: { table: 'customer', touches: [] },
  product: { table: 'product', touches: ['orderFacts', 'productOptions', 'supplierGoods'] },
  supplierGoods: { table: 'supplier_goods', touches: [] },
  classificationRequest: {
    table: 'classification_request',
    path: 'base/online/productRequest',
    page: { path: '/myRequestion', parameter: 'record' },
    officePage: '/office/classification',
    feedName: 'productRequest',
    touches: ['product', 'orderFacts'],
  },
  consultation: {
    table: 'consultation',
    path: 'system/online/consultation',
    page: { path: '/consultativeManagement', parameter: 'record' },
    officePage: '/office/consultation',
    touches: [],
  },
  consultationMessage: { table: 'consultation_message', touches: ['consultation'] },
  paymentApplication: {
    table: 'payment_application',
    path: 'finance/online/paymentApplication',
    page: { path: '/paymentInfo', parameter: 'id' },
    officePage: '/office/paymentApplication',
    touches: ['order', 'flowBoard', 'ledger', 'debt', 'bankLine'],
  },
  fee: {
    table: 'fee',
    path: 'finance/online/cost',
    page: { path: '/costBreakdown', parameter: 'record' },
    officePage: '/office/fee',
    touches: ['order', 'feeDispute', 'ledger', 'debt', 'invoiceable', 'storageCharge'],
  },
  feeDispute: {
    table: 'fee_dispute',
    path: 'finance/online/dispute',
    officePage: '/office/feeDispute',
    touches: ['fee', 'ledger', 'debt'],
  },
  cashVoucher: {
    table: 'cash_voucher',
    path: 'finance/online/cashVoucher',
    page: { path: '/paymentRecord', parameter: 'voucherId' },
    officePage: '/office/cashVoucher',
    touches: ['order', 'paymentApplication', 'announcedTransfer', 'ledger', 'debt', 'bankLine'],
  },
  announcedTransfer: {
    table: 'announced_transfer',
    path: 'tax/online/capitalAppointment',
    page: { path: '/capitalAppointment', parameter: 'record' },
    officePage: '/office/transfer',
    touches: ['cashVoucher', 'bankLine', 'ledger'],
  },
  declaration: {
    table: 'declaration',
    path: 'customs/online/declaration',
    officePage: '/office/declaration',
    touches: ['order', 'flowBoard', 'taxBill'],
  },
  taxBill: {
    table: 'tax_bill',
    path: 'customs/online/taxBill',
    page: { path: '/customsPaymentRecord', parameter: 'record' },
    officePage: '/office/taxBill',
    touches: ['order', 'flowBoard', 'declaration', 'ledger', 'debt'],
  },
  salesInvoice: {
    table: 'sales_invoice',
    path: 'tax/online/salesInvoice',
    page: { path: '/theInputTicket', parameter: 'record' },
    officePage: '/office/salesInvoice',
    touches: ['order', 'flowBoard', 'ledger', 'invoiceable'],
  },
  inputInvoice: {
    table: 'input_invoice',
    path: 'tax/online/inputInvoice',
    page: { path: '/sellATicket', parameter: 'record' },
    officePage: '/office/inputInvoice',
    touches: ['order', 'flowBoard'],
  },
  invoicingTitle: { table: 'invoicing_title', touches: ['salesInvoice', 'invoiceable'] },
  inbound: {
    table: 'inbound_order',
    path: 'warehouse/online/inbound',
    page: { path: '/storageInfo', parameter: 'id' },
    permissions: 'logistics-inbound',
    list: '/storage',
    officePage: '/office/inbound',
    feedName: 'warehouseIn',
    touches: ['stock', 'warehouseOrder', 'goodsPickup', 'stockDifference', 'order', 'flowBoard'],
  },
  outbound: {
    table: 'outbound_order',
    path: 'warehouse/online/outbound',
    page: { path: '/outstorageInfo', parameter: 'id' },
    permissions: 'logistics-outbound',
    list: '/outstorage',
    officePage: '/office/outbound',
    touches: ['stock', 'warehouseOrder', 'order', 'flowBoard'],
  },
  goodsPickup: {
    table: 'goods_pickup',
    path: 'warehouse/online/pickup',
    officePage: '/office/pickup',
    touches: ['inbound', 'warehouseOrder'],
  },
  stockDifference: {
    table: 'stock_difference',
    path: 'warehouse/online/difference',
    officePage: '/office/stockDifference',
    touches: ['inbound', 'stock', 'order'],
  },
  stock: {
    table: 'stock_lot',
    page: { path: '/stockInfo', parameter: 'id' },
    touches: ['stocktaking', 'flowBoard'],
  },
  forwarderEnquiry: {
    table: 'freight_enquiry',
    path: 'freight/online/enquiry',
    page: { path: '/forwarderEnquiryInfo', parameter: 'id' },
    permissions: 'logistics-enquiry',
    list: '/forwarderEnquiry',
    officePage: '/office/freightEnquiry',
    touches: ['forwarderQuotation', 'forwarderOrder'],
  },
  forwarderQuotation: {
    table: 'freight_quotation',
    path: 'freight/online/quotation',
    page: { path: '/forwarderQuotationRecord', parameter: 'id' },
    officePage: '/office/freightQuotation',
    touches: ['forwarderEnquiry'],
  },
  forwarderOrder: {
    table: 'freight_order',
    path: 'freight/online/order',
    page: { path: '/forwarderOrderInfo', parameter: 'id' },
    permissions: 'logistics-freightOrder',
    list: '/forwarderList',
    officePage: '/office/freightOrder',
    touches: ['forwarderEnquiry', 'forwarderQuotation'],
  },
  labelOrder: {
    table: 'label_order',
    path: 'filing/online/label',
    page: { path: '/labelOrder', parameter: 'id' },
    permissions: 'services-label',
    list: '/labelList',
    officePage: '/office/labelOrder',
    touches: ['product'],
  },
  approvalOrder: {
    table: 'approval_order',
    path: 'filing/online/approval',
    page: { path: '/approvalOrder', parameter: 'id' },
    permissions: 'approval-order',
    list: '/approvalList',
    officePage: '/office/approval',
    touches: [],
  },
  serviceOrder: {
    table: 'service_order',
    path: 'service/online/order',
    page: { path: '/serviceInfo', parameter: 'id' },
    permissions: 'services-order',
    list: '/serviceList',
    officePage: '/office/service',
    touches: ['order'],
  },
  company: {
    table: 'company',
    path: 'base/online/company',
    officePage: '/office/company',
    touches: ['companyTerms'],
  },
  companyChange: {
    table: 'company_change',
    path: 'base/online/companyChange',
    page: { path: '/myInformation', parameter: 'change' },
    officePage: '/office/companyChange',
    touches: ['company'],
  },
  companyTerms: { table: 'company_terms', touches: ['company', 'debt'] },
  member: { table: 'member', touches: [] },
  address: { table: 'address', touches: [] },
  bankAccount: { table: 'bank_account', touches: [] },
  contact: { table: 'contact', touches: [] },
  robot: { table: 'group_robot', touches: [] },
  reportRun: {
    table: 'report_run',
    page: { path: '/reportCentre', parameter: 'runId' },
    touches: [],
  },
  reportSchedule: { table: 'report_schedule', touches: ['reportRun'] },
  reportSet: { table: 'report_set', touches: [] },
  whatIf: { table: 'what_if', touches: [] },
  savedView: { table: 'saved_view', touches: [] },
  rateAlert: { table: 'rate_alert', touches: [] },
  shareLink: { table: 'share_link', touches: [] },
  systemKey: { table: 'system_key', touches: [] },
  systemWebhook: { table: 'system_webhook', touches: [] },
  linkReply: { table: 'link_reply', touches: ['shareLink', 'order', 'inbound'] },
  recordNote: { table: 'record_note', touches: [] },
  recordTask: { table: 'record_task', touches: ['recordNote'] },
} as const satisfies Record<string, EntityFacts>

export type Entity = keyof typeof entities
export const entityNames = Object.keys(entities) as [Entity, ...Entity[]]

/** Those that have a page in the portal. */
export type EntityWithPage = {
  [E in Entity]: (typeof entities)[E] extends { readonly page: unknown } ? E : never
}[Entity]
export const hasPage = (name: string): name is EntityWithPage =>
  Object.hasOwn(entities, name) && 'page' in entities[name as Entity]

const facts: Readonly<Record<Entity, EntityFacts>> = entities
/** Where the routes of a record stand; of one without routes of its own, nowhere. */
export const pathOfEntity = (entity: Entity): string => facts[entity].path ?? ''

/** The documents that customers write, submit and follow. */
export type DocumentEntity = {
  [E in Entity]: (typeof entities)[E] extends { readonly permissions: string } ? E : never
}[Entity]

const feedNames = new Map<string, string>(
  Object.entries<EntityFacts>(entities).flatMap(([name, { feedName }]) =>
    feedName ? [[name, feedName]] : [],
  ),
)
const namesOfFeed = new Map([...feedNames].map(([name, feedName]) => [feedName, name]))
export const toFeedName = (name: string): string => feedNames.get(name) ?? name
export const fromFeedName = (feedName: string): string => namesOfFeed.get(feedName) ?? feedName
