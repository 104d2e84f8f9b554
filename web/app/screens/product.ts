import type { Screens } from './screen.ts'

export const productScreens = {
  '/myGoods': {
    modules: ['codes', 'errors', 'landedCost', 'orderFields', 'paperReader', 'products', 'productFields'],
    load: async () => (await import('../../screens/products/product-list.tsx')).ProductList,
    first: 'GET base/online/product/list',
  },
  '/myRequestion': {
    modules: ['codes', 'errors', 'machines', 'products', 'productFields'],
    load: async () =>
      (await import('../../screens/products/classification-request-list.tsx')).ClassificationRequestList,
    first: 'GET base/online/productRequest/list',
  },
  '/theGoodsManagement': {
    modules: ['codes', 'errors', 'orderFields', 'paperReader', 'products', 'productFields'],
    load: async () => (await import('../../screens/products/supplier-goods-list.tsx')).SupplierGoodsList,
    first: 'GET base/online/supplierGoods/list',
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
