import type { PhraseModule } from '@quayside/phrases/load.ts'
import type { Screens } from './screen.ts'

const listTexts: readonly PhraseModule[] = ['codes', 'officeReview', 'officeWarehouse', 'warehouseFields']
const stockTexts: readonly PhraseModule[] = [...listTexts, 'errors']
const recordTexts: readonly PhraseModule[] = [...stockTexts, 'machines']
const freightTexts: readonly PhraseModule[] = [
  'codes',
  'errors',
  'forwardingFields',
  'officeForwarding',
  'officeReview',
]

export const logisticsScreens = {
  '/office/inbounds': {
    modules: listTexts,
    load: async () => (await import('../../screens/warehouse/inbound-list.tsx')).InboundList,
  },
  '/office/inbound': {
    modules: recordTexts,
    load: async () => (await import('../../screens/warehouse/inbound-record.tsx')).InboundRecord,
  },
  '/office/outbounds': {
    modules: listTexts,
    load: async () => (await import('../../screens/warehouse/outbound-list.tsx')).OutboundList,
  },
  '/office/outbound': {
    modules: [...recordTexts, 'orderFields'],
    load: async () => (await import('../../screens/warehouse/outbound-record.tsx')).OutboundRecord,
  },
  '/office/pickups': {
    modules: listTexts,
    load: async () => (await import('../../screens/warehouse/pickup-list.tsx')).PickupList,
  },
  '/office/pickup': {
    modules: recordTexts,
    load: async () => (await import('../../screens/warehouse/pickup-record.tsx')).PickupRecord,
  },
  '/office/stockDifferences': {
    modules: listTexts,
    load: async () => (await import('../../screens/warehouse/difference-list.tsx')).DifferenceList,
  },
  '/office/stockDifference': {
    modules: [...recordTexts, 'orderFields'],
    load: async () => (await import('../../screens/warehouse/difference-record.tsx')).DifferenceRecord,
  },
  '/office/stock': {
    modules: stockTexts,
    load: async () => (await import('../../screens/warehouse/stock-list.tsx')).StockList,
  },
  '/office/lot': {
    modules: stockTexts,
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
    modules: freightTexts,
    load: async () => (await import('../../screens/forwarding/freight-lists.tsx')).EnquiryList,
  },
  '/office/freightEnquiry': {
    modules: [...freightTexts, 'machines'],
    load: async () => (await import('../../screens/forwarding/enquiry-record.tsx')).EnquiryRecord,
  },
  '/office/freightQuotations': {
    modules: freightTexts,
    load: async () => (await import('../../screens/forwarding/freight-lists.tsx')).QuotationList,
  },
  '/office/freightQuotation': {
    modules: [...freightTexts, 'machines'],
    load: async () => (await import('../../screens/forwarding/quotation-record.tsx')).QuotationRecord,
  },
  '/office/freightOrders': {
    modules: freightTexts,
    load: async () => (await import('../../screens/forwarding/freight-lists.tsx')).ForwarderOrderList,
  },
  '/office/freightOrder': {
    modules: [...freightTexts, 'machines'],
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
