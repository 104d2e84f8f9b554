import type { Screens } from './screen.ts'

export const logisticsScreens = {
  '/office/inbounds': {
    modules: ['codes', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../../screens/warehouse/inbound-list.tsx')).InboundList,
  },
  '/office/inbound': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../../screens/warehouse/inbound-record.tsx')).InboundRecord,
  },
  '/office/outbounds': {
    modules: ['codes', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../../screens/warehouse/outbound-list.tsx')).OutboundList,
  },
  '/office/outbound': {
    modules: [
      'codes',
      'errors',
      'machines',
      'officeReview',
      'officeWarehouse',
      'orderFields',
      'warehouseFields',
    ],
    load: async () => (await import('../../screens/warehouse/outbound-record.tsx')).OutboundRecord,
  },
  '/office/pickups': {
    modules: ['codes', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../../screens/warehouse/pickup-list.tsx')).PickupList,
  },
  '/office/pickup': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../../screens/warehouse/pickup-record.tsx')).PickupRecord,
  },
  '/office/stockDifferences': {
    modules: ['codes', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../../screens/warehouse/difference-list.tsx')).DifferenceList,
  },
  '/office/stockDifference': {
    modules: [
      'codes',
      'errors',
      'machines',
      'officeReview',
      'officeWarehouse',
      'orderFields',
      'warehouseFields',
    ],
    load: async () => (await import('../../screens/warehouse/difference-record.tsx')).DifferenceRecord,
  },
  '/office/stock': {
    modules: ['codes', 'errors', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../../screens/warehouse/stock-list.tsx')).StockList,
  },
  '/office/lot': {
    modules: ['codes', 'errors', 'officeReview', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../../screens/warehouse/lot-record.tsx')).LotRecord,
  },
  '/office/stocktakings': {
    modules: ['officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../../screens/warehouse/stocktaking-list.tsx')).StocktakingList,
  },
  '/office/stocktaking': {
    modules: ['errors', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../../screens/warehouse/stocktaking-form.tsx')).StocktakingForm,
  },
  '/office/storageFees': {
    modules: ['codes', 'errors', 'officeWarehouse', 'warehouseFields'],
    load: async () => (await import('../../screens/warehouse/storage-fees.tsx')).StorageFees,
  },
  '/office/freightEnquiries': {
    modules: ['codes', 'errors', 'forwardingFields', 'officeForwarding', 'officeReview'],
    load: async () => (await import('../../screens/forwarding/freight-lists.tsx')).EnquiryList,
  },
  '/office/freightEnquiry': {
    modules: ['codes', 'errors', 'forwardingFields', 'machines', 'officeForwarding', 'officeReview'],
    load: async () => (await import('../../screens/forwarding/enquiry-record.tsx')).EnquiryRecord,
  },
  '/office/freightQuotations': {
    modules: ['codes', 'errors', 'forwardingFields', 'officeForwarding', 'officeReview'],
    load: async () => (await import('../../screens/forwarding/freight-lists.tsx')).QuotationList,
  },
  '/office/freightQuotation': {
    modules: ['codes', 'errors', 'forwardingFields', 'machines', 'officeForwarding', 'officeReview'],
    load: async () => (await import('../../screens/forwarding/quotation-record.tsx')).QuotationRecord,
  },
  '/office/freightOrders': {
    modules: ['codes', 'errors', 'forwardingFields', 'officeForwarding', 'officeReview'],
    load: async () => (await import('../../screens/forwarding/freight-lists.tsx')).ForwarderOrderList,
  },
  '/office/freightOrder': {
    modules: ['codes', 'errors', 'forwardingFields', 'machines', 'officeForwarding', 'officeReview'],
    load: async () => (await import('../../screens/forwarding/order-record.tsx')).ForwarderOrderRecord,
  },
  '/office/warehouses': {
    modules: ['codes', 'errors', 'officePublishing', 'officeWarehouse'],
    load: async () => (await import('../../screens/warehouse/warehouses.tsx')).Warehouses,
  },
  '/office/warehouse': {
    modules: ['codes', 'errors', 'officePublishing', 'officeReview', 'officeWarehouse'],
    load: async () => (await import('../../screens/warehouse/warehouse-record.tsx')).WarehouseRecord,
  },
  '/office/hand': {
    modules: ['codes', 'errors', 'machines', 'officeHand', 'warehouseFields'],
    load: async () => (await import('../../screens/hand/hand.tsx')).Hand,
  },
} satisfies Screens
