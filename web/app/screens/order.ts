import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { usualOrderColumns } from '@quayside/contract/orders/usual-columns.ts'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import type { Screens } from './screen.ts'

const orderListTexts: readonly PhraseModule[] = ['codes', 'orderFields', 'orderForm', 'orders']
const orderListCall = 'GET business/online/order/list'
const orderFormTexts: readonly PhraseModule[] = [
  'codes',
  'errors',
  'linesGrid',
  'orderFields',
  'orderForm',
  'orderLogistics',
  'orderReadiness',
  'paperReader',
  'machines',
  'customsScreens',
]

export const orderScreens = {
  '/ImportOrderList': {
    modules: orderListTexts,
    load: async () => (await import('../../screens/orders/order-list.tsx')).ImportOrderList,
    first: orderListCall,
    firstQuery: { modelType: orderKind.codes.import, columns: usualOrderColumns('import') },
    firstColumnsOf: 'orders.import',
  },
  '/ExportOrderList': {
    modules: orderListTexts,
    load: async () => (await import('../../screens/orders/order-list.tsx')).ExportOrderList,
    first: orderListCall,
    firstQuery: { modelType: orderKind.codes.export, columns: usualOrderColumns('export') },
    firstColumnsOf: 'orders.export',
  },
  '/PlaceAnOrderList': {
    modules: orderListTexts,
    load: async () => (await import('../../screens/orders/order-list.tsx')).TransitOrderList,
    first: orderListCall,
    firstQuery: { modelType: orderKind.codes.transit, columns: usualOrderColumns('transit') },
    firstColumnsOf: 'orders.transit',
  },
  '/orderList': {
    modules: orderListTexts,
    load: async () => (await import('../../screens/orders/order-list.tsx')).DomesticOrderList,
    first: orderListCall,
    firstQuery: { modelType: orderKind.codes.domestic, columns: usualOrderColumns('domestic') },
    firstColumnsOf: 'orders.domestic',
  },
  '/orderInfo': {
    modules: [
      ...orderListTexts,
      'errors',
      'machines',
      'customsScreens',
      'declarationFields',
      'financeScreens',
      'inbound',
      'landedCost',
      'orderLogistics',
      'payTo',
      'serviceFields',
      'services',
      'shareLinks',
    ],
    load: async () => (await import('../../screens/orders/order-info.tsx')).OrderInfo,
  },
  '/ElectronicContract': {
    modules: orderListTexts,
    load: async () => (await import('../../screens/orders/contract-list.tsx')).ContractList,
    first: 'GET business/online/orderContract/list',
  },
  '/importOrder': {
    modules: orderFormTexts,
    load: async () => (await import('../../screens/orders/order-screens.tsx')).ImportOrder,
  },
  '/exportOrder': {
    modules: orderFormTexts,
    load: async () => (await import('../../screens/orders/order-screens.tsx')).ExportOrder,
  },
  '/placeAnOrder': {
    modules: orderFormTexts,
    load: async () => (await import('../../screens/orders/order-screens.tsx')).TransitOrder,
  },
  '/inlandOrder': {
    modules: orderFormTexts,
    load: async () => (await import('../../screens/orders/order-screens.tsx')).DomesticOrder,
  },
} satisfies Screens
