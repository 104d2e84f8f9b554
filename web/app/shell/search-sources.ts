import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { type GeneralModelType, orderKind } from '@quayside/contract/orders/order.codes.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'

type SearchHit = { readonly label: string; readonly note: string; readonly href: string }
/** Records that are found by their numbers alone: an order's number finds the order. */
type NumberedKind = 'applications' | 'inbounds' | 'outbounds' | 'enquiries' | 'quotations' | 'freightOrders'
type SearchSource = {
  readonly name: 'orders' | NumberedKind | 'suppliers' | 'customers' | 'products'
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

type NumberQuery = { readonly keyword: string; readonly pageNum: number; readonly pageSize: number }

const numbered = (
  name: NumberedKind,
  permission: string,
  prefix: string,
  list: (query: NumberQuery, options: ReturnType<typeof quietly>) => Promise<readonly SearchHit[]>,
): SearchSource => ({
  name,
  permission,
  find: async (keyword, signal) =>
    new RegExp(`^${prefix}[\\d-]*$`, 'i').test(keyword)
      ? list({ keyword, pageNum: 1, pageSize: hitsOfEach }, quietly(signal))
      : [],
})

const sources: readonly SearchSource[] = [
  ...Object.entries(orderPrefixes).map(ordersOf),
  numbered('applications', 'finance-application-list', 'PA', async (query, options) =>
    (await api('GET finance/online/paymentQuery/list', { query }, options)).rows.map((application) => ({
      label: application.number,
      note: application.supplierName,
      href: pageAddress('/paymentInfo', { id: application.id }),
    })),
  ),
  numbered('inbounds', 'logistics-inbound-list', 'WI', async (query, options) =>
    (await api('GET warehouse/online/inbound/list', { query }, options)).rows.map((inbound) => ({
      label: inbound.number,
      note: inbound.supplierName ?? '',
      href: pageAddress('/storageInfo', { id: inbound.id }),
    })),
  ),
  numbered('outbounds', 'logistics-outbound-list', 'WO', async (query, options) =>
    (await api('GET warehouse/online/outbound/list', { query }, options)).rows.map((outbound) => ({
      label: outbound.number,
      note: outbound.warehouseName ?? '',
      href: pageAddress('/outstorageInfo', { id: outbound.id }),
    })),
  ),
  numbered('enquiries', 'logistics-enquiry-list', 'FQ', async (query, options) =>
    (await api('GET freight/online/enquiry/list', { query }, options)).rows.map((enquiry) => ({
      label: enquiry.number,
      note: enquiry.goodsName,
      href: pageAddress('/forwarderEnquiryInfo', { id: enquiry.id }),
    })),
  ),
  numbered('quotations', 'logistics-quotation-list', 'QT', async (query, options) =>
    (await api('GET freight/online/quotation/list', { query }, options)).rows.map((quotation) => ({
      label: quotation.number,
      note: quotation.carrier,
      href: pageAddress('/forwarderQuotationRecord', { id: quotation.id }),
    })),
  ),
  numbered('freightOrders', 'logistics-freightOrder-list', 'FF', async (query, options) =>
    (await api('GET freight/online/order/list', { query }, options)).rows.map((order) => ({
      label: order.number,
      note: order.goodsName,
      href: pageAddress('/forwarderOrderInfo', { id: order.id }),
    })),
  ),
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
