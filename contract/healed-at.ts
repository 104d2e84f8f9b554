import type { RefusalCode } from './all-refusals.ts'
import type { Finding } from './kernel/refusal.ts'

/** A page of a front end; its address has fixed parameters, and ids that the refusal carries in `heals`. */
type Healing = {
  readonly page: string
  readonly fixed?: Readonly<Record<string, string>>
  /** The parameter's name in the address, and the record's name in `heals`. */
  readonly ids?: Readonly<Record<string, string>>
}
type Side = 'portal' | 'office'

const editDeclaration = {
  page: '/office/declaration',
  ids: { id: 'declarationId' },
  fixed: { edit: '1' },
} as const
const supplierAccount = { page: '/supplierAccount', ids: { record: 'accountId' } } as const

/** Where what a refusal asks for is put right, for each side that can. */
export const healedAt = {
  'declaration.fieldsMissing': { office: editDeclaration },
  'declaration.numberMissing': { office: editDeclaration },
  'declaration.openBills': { office: { page: '/office/taxBill', ids: { id: 'billId' } } },
  'declaration.linesHeld': { office: { page: '/office/order', ids: { id: 'orderId' } } },
  'declaration.blocksSplit': { office: { page: '/office/declarations', ids: { orderId: 'orderId' } } },
  'declaration.rateMissing': { office: { page: '/office/rates' } },
  'finance.voucherRepeated': { office: { page: '/office/cashVoucher', ids: { id: 'voucherId' } } },
  'finance.itemInvoiced': { office: { page: '/office/salesInvoices' } },
  'finance.contactWithoutEmail': { portal: { page: '/customerContact' } },
  'paymentApplication.ordersNotApproved': { office: { page: '/office/orders' } },
  'paymentApplication.bankMissing': { portal: supplierAccount },
  'paymentApplication.bankAddressMissing': { portal: supplierAccount },
  'supplierAccount.swiftMissing': { portal: supplierAccount },
  'paymentApplication.exceedsUnpaid': {
    portal: { page: '/paymentQuery', ids: { orderId: 'orderId' } },
  },
  'paymentApplication.orderNotPayable': { portal: { page: '/orderInfo', ids: { id: 'orderId' } } },
  'order.inPaymentApplication': {
    portal: { page: '/paymentQuery' },
    office: { page: '/office/paymentApplications' },
  },
  'order.supplierNotUsable': { portal: { page: '/supplierList' } },
  'product.inClassification': { portal: { page: '/myRequestion' } },
  'companyChange.pending': { portal: { page: '/myInformation' } },
} as const satisfies Partial<Record<RefusalCode, Partial<Record<Side, Healing>>>>

/** The address of the page; undefined where none is known, or where the refusal does not say at which record. */
export function healingAddress(side: Side, { code, heals = {} }: Finding): string | undefined {
  const known: Readonly<Record<string, Partial<Record<Side, Healing>> | undefined>> = healedAt
  const healing = known[code]?.[side]
  if (!healing) return undefined
  const ids = Object.entries(healing.ids ?? {}).map(([name, record]) => [name, heals[record] ?? ''])
  if (ids.some(([, id]) => id === '')) return undefined
  const search = new URLSearchParams([...Object.entries(healing.fixed ?? {}), ...(ids as [string, string][])])
  return search.size === 0 ? healing.page : `${healing.page}?${search}`
}
