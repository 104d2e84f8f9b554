import type { PhraseModule } from '@quayside/phrases/load.ts'
import type { Screens } from './screen.ts'

const stockTexts: readonly PhraseModule[] = ['codes', 'errors', 'warehouseFields', 'stock']

export const logisticsScreens = {
  '/forwarderEnquiry': {
    modules: ['codes', 'forwarding', 'forwardingFields', 'machines'],
    load: async () => (await import('../../screens/forwarding/enquiry-list.tsx')).EnquiryList,
  },
  '/forwarderEnquiryInfo': {
    modules: ['codes', 'consultations', 'errors', 'forwarding', 'forwardingFields', 'machines'],
    load: async () => (await import('../../screens/forwarding/enquiry-info.tsx')).EnquiryInfo,
  },
  '/forwarderQuotation': {
    modules: ['codes', 'forwarding', 'forwardingFields'],
    load: async () => (await import('../../screens/forwarding/quotation-list.tsx')).QuotationList,
  },
  '/forwarderQuotationInfo': {
    modules: ['codes', 'errors', 'forwarding', 'forwardingFields', 'machines'],
    load: async () => (await import('../../screens/forwarding/quotation-info.tsx')).QuotationInfo,
  },
  '/forwarderQuotationRecord': {
    modules: ['codes', 'errors', 'forwarding', 'forwardingFields', 'machines'],
    load: async () => (await import('../../screens/forwarding/quotation-record.tsx')).QuotationRecord,
  },
  '/forwarderList': {
    modules: ['codes', 'forwarding', 'forwardingFields', 'machines'],
    load: async () => (await import('../../screens/forwarding/order-list.tsx')).ForwarderOrderList,
  },
  '/forwarderOrderInfo': {
    modules: ['codes', 'consultations', 'errors', 'forwarding', 'forwardingFields', 'machines', 'shareLinks'],
    load: async () => (await import('../../screens/forwarding/order-info.tsx')).ForwarderOrderInfo,
  },
  '/storage': {
    modules: ['codes', 'inbound', 'machines', 'warehouseFields'],
    load: async () => (await import('../../screens/warehouse/inbound-list.tsx')).InboundList,
  },
  '/storageInfo': {
    modules: [
      'codes',
      'errors',
      'inbound',
      'linesGrid',
      'machines',
      'orderForm',
      'paperReader',
      'shareLinks',
      'warehouseFields',
    ],
    load: async () => (await import('../../screens/warehouse/inbound-info.tsx')).InboundInfo,
  },
  '/CustomerStockList': {
    modules: stockTexts,
    load: async () => (await import('../../screens/warehouse/stock-list.tsx')).CustomerStockList,
  },
  '/OrderStockList': {
    modules: stockTexts,
    load: async () => (await import('../../screens/warehouse/stock-list.tsx')).OrderStockList,
  },
  '/HKOrderStockList': {
    modules: stockTexts,
    load: async () => (await import('../../screens/warehouse/stock-list.tsx')).HongKongStockList,
  },
  '/SZOrderStockList': {
    modules: stockTexts,
    load: async () => (await import('../../screens/warehouse/stock-list.tsx')).ShenzhenStockList,
  },
  '/stockInfo': {
    modules: stockTexts,
    load: async () => (await import('../../screens/warehouse/lot-info.tsx')).LotInfo,
  },
  '/stockMovement': {
    modules: stockTexts,
    load: async () => (await import('../../screens/warehouse/movement-list.tsx')).MovementList,
  },
  '/warehouseInfo': {
    modules: ['codes', 'warehouses'],
    load: async () => (await import('../../screens/warehouse/warehouse-info.tsx')).WarehouseInfo,
  },
  '/WarehouseStatistics': {
    modules: ['codes', 'statistics'],
    load: async () => (await import('../../screens/warehouse/statistics.tsx')).Statistics,
  },
  '/outstorage': {
    modules: ['codes', 'errors', 'machines', 'outbound', 'warehouseFields'],
    load: async () => (await import('../../screens/warehouse/outbound-list.tsx')).OutboundList,
  },
  '/outstorageInfo': {
    modules: [
      'codes',
      'errors',
      'linesGrid',
      'machines',
      'orderFields',
      'orderForm',
      'warehouseFields',
      'outbound',
    ],
    load: async () => (await import('../../screens/warehouse/outbound-info.tsx')).OutboundInfo,
  },
  '/warehouseOrder': {
    modules: ['codes', 'warehouseFields', 'binding'],
    load: async () => (await import('../../screens/warehouse/warehouse-order-list.tsx')).WarehouseOrderList,
  },
  '/stockBinding': {
    modules: ['codes', 'errors', 'machines', 'warehouseFields', 'binding'],
    load: async () => (await import('../../screens/warehouse/stock-binding.tsx')).StockBinding,
  },
} satisfies Screens
