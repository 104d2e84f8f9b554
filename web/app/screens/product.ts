import type { Screens } from './screen.ts'

export const productScreens = {
  '/myGoods': {
    modules: ['codes', 'errors', 'landedCost', 'orderFields', 'paperReader', 'products', 'productFields'],
    load: async () => (await import('../../screens/products/product-list.tsx')).ProductList,
  },
  '/myRequestion': {
    modules: ['codes', 'errors', 'machines', 'products', 'productFields'],
    load: async () =>
      (await import('../../screens/products/classification-request-list.tsx')).ClassificationRequestList,
  },
  '/theGoodsManagement': {
    modules: ['codes', 'errors', 'orderFields', 'paperReader', 'products', 'productFields'],
    load: async () => (await import('../../screens/products/supplier-goods-list.tsx')).SupplierGoodsList,
  },
  '/customsCode': {
    modules: ['codes', 'customsCodes', 'customsFields'],
    load: async () => (await import('../../screens/products/customs-code-list.tsx')).CustomsCodeList,
  },
  '/exchangeRate': {
    modules: ['codes', 'errors', 'rateAlerts', 'rates'],
    load: async () => (await import('../../screens/rates/exchange-rate.tsx')).ExchangeRate,
  },
  '/customsExchangeRate': {
    modules: ['codes', 'errors', 'rateAlerts', 'rates'],
    load: async () => (await import('../../screens/rates/exchange-rate.tsx')).CustomsExchangeRate,
  },
  '/dictionary': {
    modules: ['rates'],
    load: async () => (await import('../../screens/rates/dictionary.tsx')).Dictionary,
  },
} satisfies Screens
