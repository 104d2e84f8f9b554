import type { Messages } from '@quayside/phrases/load.ts'
import type { PortalPath } from '../lib/pages.ts'

export type AreaName = keyof Messages['shell']['areas']

type MenuPage = { readonly path: PortalPath; readonly permission?: string }
type MenuArea = { readonly name: AreaName; readonly pages: readonly MenuPage[] }

/** §2: the side menu's areas in their order; an area appears with its first finished page. */
export const menu: readonly MenuArea[] = [
  {
    name: 'home',
    pages: [
      { path: '/home' },
      { path: '/systematicNotification', permission: 'home-notice-list' },
      { path: '/corporateAnnouncements', permission: 'home-bulletin-list' },
      { path: '/consultativeManagement', permission: 'home-consultation-list' },
    ],
  },
  {
    name: 'orders',
    pages: [
      { path: '/ImportOrderList', permission: 'order-import-list' },
      { path: '/ExportOrderList', permission: 'order-export-list' },
      { path: '/PlaceAnOrderList', permission: 'order-transit-list' },
      { path: '/orderList', permission: 'order-domestic-list' },
      { path: '/ElectronicContract', permission: 'order-contract-list' },
    ],
  },
  {
    name: 'addOrder',
    pages: [
      { path: '/importOrder', permission: 'order-import-save' },
      { path: '/exportOrder', permission: 'order-export-save' },
      { path: '/placeAnOrder', permission: 'order-transit-save' },
      { path: '/inlandOrder', permission: 'order-domestic-save' },
    ],
  },
  {
    name: 'business',
    pages: [
      { path: '/supplierList', permission: 'business-supplier-list' },
      { path: '/supplierAccount', permission: 'business-account-list' },
      { path: '/SupplierAddress', permission: 'business-address-list' },
      { path: '/distributor', permission: 'business-customer-list' },
    ],
  },
  {
    name: 'product',
    pages: [
      { path: '/myGoods', permission: 'product-goods-list' },
      { path: '/theGoodsManagement', permission: 'product-supplierGoods-list' },
      { path: '/myRequestion', permission: 'product-request-list' },
      { path: '/customsCode', permission: 'product-hsCode-list' },
    ],
  },
  {
    name: 'hub',
    pages: [
      { path: '/myInformation' },
      { path: '/bankAccount', permission: 'hub-bankAccount-list' },
      { path: '/customerContact', permission: 'hub-contact-list' },
      { path: '/myAddress', permission: 'hub-address-list' },
      { path: '/members', permission: 'hub-member-list' },
    ],
  },
  {
    name: 'data',
    pages: [
      { path: '/exchangeRate', permission: 'data-rate-list' },
      { path: '/customsExchangeRate', permission: 'data-rate-list' },
      { path: '/dictionary', permission: 'data-dictionary-list' },
    ],
  },
]

/** Pages that are reached from another page belong to it in the menu. */
const below: Partial<Record<PortalPath, PortalPath>> = { '/supplierInfo': '/supplierList' }
/** A page that is reached from several belongs to their area. */
const within: Partial<Record<PortalPath, AreaName>> = { '/orderInfo': 'orders' }

export const parentOf = (path: PortalPath): PortalPath | undefined => below[path]
/** Whether each record has its own tab there. */
export const isRecordPage = (path: PortalPath): boolean => path in below || path in within
export const areaOf = (path: PortalPath): MenuArea | undefined =>
  menu.find(
    (area) => area.name === within[path] || area.pages.some((page) => page.path === (below[path] ?? path)),
  )

export const visibleMenu = (can: (permission: string) => boolean): readonly MenuArea[] =>
  menu
    .map((area) => ({
      ...area,
      pages: area.pages.filter((page) => page.permission === undefined || can(page.permission)),
    }))
    .filter((area) => area.pages.length > 0)
