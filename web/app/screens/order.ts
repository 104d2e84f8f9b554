import type { PhraseModule } from '@quayside/phrases/load.ts'
import type { Screens } from './screen.ts'

const orderListTexts: readonly PhraseModule[] = ['codes', 'orderFields', 'orderForm', 'orders']
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
  },
  '/ExportOrderList': {
    modules: orderListTexts,
    load: async () => (await import('../../screens/orders/order-list.tsx')).ExportOrderList,
  },
  '/PlaceAnOrderList': {
    modules: orderListTexts,
    load: async () => (await import('../../screens/orders/order-list.tsx')).TransitOrderList,
  },
  '/orderList': {
    modules: orderListTexts,
    load: async () => (await import('../../screens/orders/order-list.tsx')).DomesticOrderList,
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
