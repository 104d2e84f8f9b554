import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { type GeneralModelType, orderKind } from '@quayside/contract/orders/order.codes.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'

type SearchHit = { readonly label: string; readonly note: string; readonly href: string }
type SearchSource = {
  readonly name: 'orders' | 'applications' | 'inbounds' | 'outbounds' | 'suppliers' | 'customers' | 'products'
  readonly permission: string
  readonly find: (keyword: string, signal: AbortSignal) => Promise<readonly SearchHit[]>
}

/** A limit per kind, so that one kind does not displace the others. */
const hitsOfEach = 4

const quietly = (signal: AbortSignal) => ({ isQuiet: true, signal }) as const

/** The prefixes of each kind's numbers; a keyword with a prefix searches that kind only. */
const orderPrefixes: Readonly<Record<GeneralModelType, string>> = {
  import: 'IM',
  export: 'EX',
  transit: 'TR',
  domestic: 'DM',
}
const orderNumber = /^([A-Z]{2})?[\d-]*$/

const ordersOf = ([kind, prefix]: [string, string]): SearchSource => {
  const modelType = orderKind.codes[kind as GeneralModelType]
  return {
    name: 'orders',
    permission: orderPermission(modelType, 'list'),
    find: async (keyword, signal) => {
      const begun = orderNumber.exec(keyword.toUpperCase())
      if (!begun || (begun[1] ?? prefix) !== prefix) return []
      const query = { modelType, orderNo: keyword, pageNum: 1, pageSize: hitsOfEach }
      const found = await api('GET business/online/order/list', { query }, quietly(signal))
      return found.rows.map((order) => ({
        label: order.orderNo,
        note: order.supplierName || order.customerName,
        href: pageAddress('/orderInfo', { id: order.id }),
      }))
    },
  }
}

const sources: readonly SearchSource[] = [
  ...Object.entries(orderPrefixes).map(ordersOf),
  {
    name: 'applications',
    permission: 'finance-application-list',
    find: async (keyword, signal) => {
      // By their numbers alone: an order's number finds the order.
      if (!/^PA[\d-]*$/i.test(keyword)) return []
      const query = { keyword, pageNum: 1, pageSize: hitsOfEach }
      const found = await api('GET finance/online/paymentQuery/list', { query }, quietly(signal))
      return found.rows.map((application) => ({
        label: application.number,
        note: application.supplierName,
        href: pageAddress('/paymentInfo', { id: application.id }),
      }))
    },
  },
  {
    name: 'inbounds',
    permission: 'logistics-inbound-list',
    find: async (keyword, signal) => {
      if (!/^WI[\d-]*$/i.test(keyword)) return []
      const query = { keyword, pageNum: 1, pageSize: hitsOfEach }
      const found = await api('GET warehouse/online/inbound/list', { query }, quietly(signal))
      return found.rows.map((inbound) => ({
        label: inbound.number,
        note: inbound.supplierName ?? '',
        href: pageAddress('/storageInfo', { id: inbound.id }),
      }))
    },
  },
  {
    name: 'outbounds',
    permission: 'logistics-outbound-list',
    find: async (keyword, signal) => {
      if (!/^WO[\d-]*$/i.test(keyword)) return []
      const query = { keyword, pageNum: 1, pageSize: hitsOfEach }
      const found = await api('GET warehouse/online/outbound/list', { query }, quietly(signal))
      return found.rows.map((outbound) => ({
        label: outbound.number,
        note: outbound.warehouseName ?? '',
        href: pageAddress('/outstorageInfo', { id: outbound.id }),
      }))
    },
  },
  {
    name: 'suppliers',
    permission: 'business-supplier-list',
    find: async (keyword, signal) => {
      const found = await api('GET base/online/supplier/options', { query: { keyword } }, quietly(signal))
      return found.map((supplier) => ({
        label: supplier.name,
        note: supplier.number,
        href: pageAddress('/supplierInfo', { id: supplier.id }),
      }))
    },
  },
  {
    name: 'customers',
    permission: 'business-customer-list',
    find: async (keyword, signal) => {
      const found = await api('GET base/online/customer/options', { query: { keyword } }, quietly(signal))
      return found.map((customer) => ({
        label: customer.name,
        note: customer.number,
        href: pageAddress('/distributor', { keyword: customer.number }),
      }))
    },
  },
  {
    name: 'products',
    permission: 'product-goods-list',
    find: async (keyword, signal) => {
      const found = await api('GET base/online/product/options', { query: { keyword } }, quietly(signal))
      return found.map((product) => ({
        label: [product.brand, product.name].filter(Boolean).join(' '),
        note: product.model,
        href: pageAddress('/myGoods', { record: product.id }),
      }))
    },
  },
]

/** What Ctrl+K searches besides the menu: one entry per kind of record. */
export const searchSources: readonly SearchSource[] = sources.map((source) => ({
  ...source,
  find: async (keyword, signal) => (await source.find(keyword, signal)).slice(0, hitsOfEach),
}))
