import { entities } from '@quayside/contract/kernel/entities.ts'
import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import type { StaffPermission } from '@quayside/contract/office/permissions.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import type { OfficePath } from '../lib/pages.ts'

export type DeskName = keyof Messages['office']['desks']
export type PageName = keyof Messages['office']['pages']
export type MenuPage = {
  readonly path: OfficePath
  readonly name: PageName
  readonly permission?: StaffPermission
}

/** The first page of everybody; it belongs to no desk. */
export const queuePage: MenuPage = { path: '/office', name: 'queue', permission: 'task-list' }

/** What colleagues gave the reader on records; beside the queue. */
export const ownTasksPage: MenuPage = { path: '/office/myTasks', name: 'myTasks' }

/** The desks of the provider: what one group of its staff works on. */
const desks: readonly { readonly desk: DeskName; readonly pages: readonly MenuPage[] }[] = [
  {
    desk: 'finance',
    pages: [
      { path: '/office/paymentApplications', name: 'paymentApplications', permission: 'application-list' },
      { path: '/office/bankLines', name: 'bankLines', permission: 'cash-list' },
      { path: '/office/cashVouchers', name: 'cashVouchers', permission: 'cash-list' },
      { path: '/office/transfers', name: 'transfers', permission: 'cash-list' },
      { path: '/office/fees', name: 'fees', permission: 'fee-list' },
      { path: '/office/feeDisputes', name: 'feeDisputes', permission: 'fee-list' },
      { path: '/office/ageing', name: 'ageing', permission: 'debt-list' },
      { path: '/office/debts', name: 'debts', permission: 'debt-list' },
    ],
  },
  {
    desk: 'records',
    pages: [
      { path: '/office/orders', name: 'orders', permission: 'order-list' },
      { path: '/office/orderChanges', name: 'orderChanges', permission: 'order-list' },
      { path: '/office/services', name: 'services', permission: 'service-list' },
      { path: '/office/labelOrders', name: 'labelOrders', permission: 'label-list' },
      { path: '/office/approvals', name: 'approvals', permission: 'approval-list' },
    ],
  },
  {
    desk: 'warehouse',
    pages: [
      { path: '/office/inbounds', name: 'inbounds', permission: 'inbound-list' },
      { path: '/office/pickups', name: 'pickups', permission: 'inbound-list' },
      { path: '/office/stockDifferences', name: 'stockDifferences', permission: 'inbound-list' },
      { path: '/office/outbounds', name: 'outbounds', permission: 'outbound-list' },
      { path: '/office/stock', name: 'stock', permission: 'stock-list' },
      { path: '/office/stocktakings', name: 'stocktakings', permission: 'stock-list' },
      { path: '/office/storageFees', name: 'storageFees', permission: 'storage-list' },
      { path: '/office/warehouses', name: 'warehouses', permission: 'warehouse-list' },
      { path: '/office/hand', name: 'hand', permission: 'inbound-handle' },
    ],
  },
  {
    desk: 'freight',
    pages: [
      { path: '/office/freightEnquiries', name: 'freightEnquiries', permission: 'enquiry-list' },
      { path: '/office/freightQuotations', name: 'freightQuotations', permission: 'enquiry-list' },
      { path: '/office/freightOrders', name: 'freightOrders', permission: 'freightOrder-list' },
    ],
  },
  {
    desk: 'customs',
    pages: [
      { path: '/office/declarations', name: 'declarations', permission: 'declaration-list' },
      { path: '/office/taxBills', name: 'taxBills', permission: 'taxBill-list' },
      { path: '/office/salesInvoices', name: 'salesInvoices', permission: 'salesInvoice-list' },
      { path: '/office/invoiceable', name: 'invoiceable', permission: 'salesInvoice-list' },
      { path: '/office/inputInvoices', name: 'inputInvoices', permission: 'inputInvoice-list' },
    ],
  },
  {
    desk: 'customers',
    pages: [
      { path: '/office/companies', name: 'companies', permission: 'company-list' },
      { path: '/office/companyChanges', name: 'companyChanges', permission: 'company-list' },
      { path: '/office/suppliers', name: 'suppliers', permission: 'supplier-list' },
      { path: '/office/classifications', name: 'classifications', permission: 'classification-list' },
      { path: '/office/consultations', name: 'consultations', permission: 'consultation-list' },
    ],
  },
  {
    desk: 'publishing',
    pages: [
      { path: '/office/rates', name: 'rates', permission: 'rate-list' },
      { path: '/office/tariff', name: 'tariff', permission: 'tariff-import' },
      { path: '/office/dictionaries', name: 'dictionaries', permission: 'dictionary-list' },
      { path: '/office/bulletins', name: 'bulletins', permission: 'bulletin-list' },
      { path: '/office/messages', name: 'messages', permission: 'message-send' },
    ],
  },
  {
    desk: 'administration',
    pages: [
      { path: '/office/settings', name: 'settings', permission: 'setting-list' },
      { path: '/office/system', name: 'system', permission: 'system-list' },
      { path: '/office/gateway', name: 'gateway', permission: 'gateway-list' },
      { path: '/office/staff', name: 'staff', permission: 'staff-list' },
      { path: '/office/audit', name: 'audit', permission: 'audit-list' },
      { path: '/office/account', name: 'account' },
    ],
  },
]

/** A record's page belongs to its list in the menu. */
const below: Partial<Record<OfficePath, OfficePath>> = {
  '/office/freightEnquiry': '/office/freightEnquiries',
  '/office/freightQuotation': '/office/freightQuotations',
  '/office/freightOrder': '/office/freightOrders',
  '/office/labelOrder': '/office/labelOrders',
  '/office/service': '/office/services',
  '/office/order': '/office/orders',
  '/office/orderChange': '/office/orderChanges',
  '/office/company': '/office/companies',
  '/office/companyChange': '/office/companyChanges',
  '/office/supplier': '/office/suppliers',
  '/office/classification': '/office/classifications',
  '/office/consultation': '/office/consultations',
  '/office/paymentApplication': '/office/paymentApplications',
  '/office/fee': '/office/fees',
  '/office/feeDispute': '/office/feeDisputes',
  '/office/cashVoucher': '/office/cashVouchers',
  '/office/inbound': '/office/inbounds',
  '/office/pickup': '/office/pickups',
  '/office/stockDifference': '/office/stockDifferences',
  '/office/outbound': '/office/outbounds',
  '/office/lot': '/office/stock',
  '/office/stocktaking': '/office/stocktakings',
  '/office/warehouse': '/office/warehouses',
  '/office/declaration': '/office/declarations',
  '/office/taxBill': '/office/taxBills',
  '/office/approval': '/office/approvals',
  '/office/salesInvoice': '/office/salesInvoices',
  '/office/inputInvoice': '/office/inputInvoices',
  '/office/transfer': '/office/transfers',
}
export const menuPathOf = (path: string): string => below[path as OfficePath] ?? path

type May = (permission: StaffPermission) => boolean
const isVisible =
  (may: May) =>
  ({ permission }: MenuPage): boolean =>
    permission === undefined || may(permission)

/** The desks of which somebody may open a page. */
export const visibleDesks = (may: May) =>
  desks
    .map(({ desk, pages }) => ({ desk, pages: pages.filter(isVisible(may)) }))
    .filter(({ pages }) => pages.length > 0)

/** Every page that somebody may open, with its desk. */
export const visiblePages = (may: May): readonly (MenuPage & { readonly desk?: DeskName })[] => [
  ...[queuePage, ownTasksPage].filter(isVisible(may)),
  ...visibleDesks(may).flatMap(({ desk, pages }) => pages.map((page) => ({ ...page, desk }))),
]

/** The page that lists the records of a kind. */
export const listPageOf = (kind: TaskKind): MenuPage | undefined => {
  const path = menuPathOf(entities[kind].officePage)
  return desks.flatMap(({ pages }) => pages).find((page) => page.path === path)
}
