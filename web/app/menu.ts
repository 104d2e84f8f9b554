import type { Messages } from '@quayside/phrases/load.ts'
import type { PortalPath } from '../lib/pages/pages.ts'
import { permissionFor } from './page-access.ts'

export type AreaName = keyof Messages['shell']['areas']

type MenuArea = { readonly name: AreaName; readonly pages: readonly PortalPath[] }

/** §2: the side menu's areas in their order; an area appears with its first finished page. */
export const menu: readonly MenuArea[] = [
  {
    name: 'home',
    pages: [
      '/home',
      '/recordTasks',
      '/systematicNotification',
      '/corporateAnnouncements',
      '/consultativeManagement',
    ],
  },
  {
    name: 'orders',
    pages: ['/ImportOrderList', '/ExportOrderList', '/PlaceAnOrderList', '/orderList', '/ElectronicContract'],
  },
  {
    name: 'addOrder',
    pages: ['/importOrder', '/exportOrder', '/placeAnOrder', '/inlandOrder'],
  },
  {
    name: 'finance',
    pages: [
      '/toCopeWithApplication',
      '/paymentQuery',
      '/capitalAppointment',
      '/paymentRecord',
      '/costBreakdown',
      '/debtDetail',
      '/dealRunningWater',
      '/customsPaymentRecord',
    ],
  },
  {
    name: 'business',
    pages: ['/supplierList', '/supplierScores', '/supplierAccount', '/SupplierAddress', '/distributor'],
  },
  {
    name: 'product',
    pages: ['/myGoods', '/theGoodsManagement', '/myRequestion', '/customsCode'],
  },
  {
    name: 'tax',
    pages: ['/sellATicket', '/theInputTicket', '/invoicingInfo'],
  },
  {
    name: 'logistics',
    pages: [
      '/warehouseOrder',
      '/storage',
      '/outstorage',
      '/CustomerStockList',
      '/warehouseInfo',
      '/WarehouseStatistics',
      '/forwarderEnquiry',
      '/forwarderQuotation',
      '/forwarderList',
    ],
  },
  {
    name: 'reports',
    pages: [
      '/flowBoard',
      '/decisionAnalysis',
      '/rpt097',
      '/rpt026',
      '/declarationSummary',
      '/customsPayments',
      '/otherReports',
      '/reportCentre',
    ],
  },
  {
    name: 'hub',
    pages: [
      '/myInformation',
      '/bankAccount',
      '/customerContact',
      '/myAddress',
      '/members',
      '/shareLinks',
      '/ownApprovals',
      '/groupRobots',
      '/ownSystems',
      '/ownWebhooks',
    ],
  },
  {
    name: 'data',
    pages: ['/exchangeRate', '/customsExchangeRate', '/dictionary'],
  },
  { name: 'services', pages: ['/serviceList', '/labelList'] },
  { name: 'approval', pages: ['/approvalList'] },
]

/** Pages that are reached from another page belong to it in the menu. */
const below: Partial<Record<PortalPath, PortalPath>> = {
  '/noticeSetting': '/systematicNotification',
  '/supplierInfo': '/supplierList',
  '/supplierCases': '/supplierScores',
  '/paymentInfo': '/paymentQuery',
  '/storageInfo': '/storage',
  '/sellATicketInfo': '/sellATicket',
  '/forwarderEnquiryInfo': '/forwarderEnquiry',
  '/forwarderQuotationInfo': '/forwarderQuotation',
  '/forwarderQuotationRecord': '/forwarderQuotation',
  '/forwarderOrderInfo': '/forwarderList',
  '/labelOrder': '/labelList',
  '/serviceInfo': '/serviceList',
  '/approvalOrder': '/approvalList',
  '/OrderStockList': '/CustomerStockList',
  '/HKOrderStockList': '/CustomerStockList',
  '/SZOrderStockList': '/CustomerStockList',
  '/stockInfo': '/CustomerStockList',
  '/stockMovement': '/WarehouseStatistics',
  '/outstorageInfo': '/outstorage',
  '/stockBinding': '/warehouseOrder',
}
/** A page that is reached from several belongs to their area. */
const within: Partial<Record<PortalPath, AreaName>> = { '/orderInfo': 'orders' }

export const parentOf = (path: PortalPath): PortalPath | undefined => below[path]
/** Whether each record has its own tab there. */
export const isRecordPage = (path: PortalPath): boolean => path in below || path in within
export const areaOf = (path: PortalPath): MenuArea | undefined =>
  menu.find((area) => area.name === within[path] || area.pages.includes(below[path] ?? path))

export const visibleMenu = (can: (permission: string) => boolean): readonly MenuArea[] =>
  menu
    .map((area) => ({
      ...area,
      pages: area.pages.filter((path) => {
        const permission = permissionFor(path, {})
        return permission === undefined || can(permission)
      }),
    }))
    .filter((area) => area.pages.length > 0)
