import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { type GeneralModelType, orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { Order } from '@quayside/contract/orders/order.ts'
import { reminderOf } from '@quayside/contract/orders/order-reminders.ts'
import { orderRouteOfRow } from '@quayside/contract/orders/order-route.ts'
import { orderStateLabels } from '@quayside/contract/orders/order-state-label.ts'
import { today } from '@quayside/kit/page/today.ts'
import type { Hit } from '@quayside/kit/palette/hits.ts'
import { listPathOf } from '../../../lib/pages/order-paths.ts'
import { pageAddress } from '../../../lib/pages/pages.ts'
import { api } from '../../../lib/session/api.ts'
import { awaitedOf } from '../../../screens/orders/order-list.steps.ts'
import type { Fact, FoundHit } from './record-facts.ts'

/** Records that are found by their numbers alone: an order's number finds the order. */
type NumberedKind = 'applications' | 'inbounds' | 'outbounds' | 'enquiries' | 'quotations' | 'freightOrders'
type SourceName = 'orders' | NumberedKind | 'suppliers' | 'customers' | 'products'
/** Some of the records that fit, how many there are, and the list that shows all of them. */
type Answer = { readonly hits: readonly FoundHit[]; readonly total?: number; readonly all?: string }
export type Found = Answer & { readonly name: SourceName }
type Source = {
  readonly name: SourceName
  readonly permission: string
  readonly find: (keyword: string, signal: AbortSignal, most: number) => Promise<Answer>
}
type SearchSource = Omit<Source, 'find'> & {
  /** `most` of each kind: without it a few, so that one kind does not displace the others. */
  readonly find: (keyword: string, signal: AbortSignal, most?: number) => Promise<Found>
}

const fewOfEach = 4
/** All that somebody looks through in a list of this kind; what there is beyond, the list of the kind has. */
export const allOfEach = 50

const quietly = (signal: AbortSignal) => ({ isQuiet: true, signal }) as const
const money = (currency: string, amount: string): string => `${currency} ${formatAmount(amount)}`

/** The prefixes of each kind's numbers; a keyword with a prefix searches that kind only. */
const orderPrefixes: Readonly<Record<GeneralModelType, string>> = {
  import: 'IM',
  export: 'EX',
  transit: 'TR',
  domestic: 'DM',
}
const orderNumber = /^([A-Z]{2})?[\d-]*$/
const orderNumberIn = /\b(IM|EX|TR|DM)\d{6}-\d{4}\b/

/** What is done next with it, and by whom. */
function nextOf(order: Order): Fact[] {
  const next = awaitedOf(order)
  return next ? [['next', next]] : []
}

/** Until when something has to be done for it. */
function dueOf(order: Order): Fact[] {
  const reminder = reminderOf(order, today())
  return reminder?.kind === 'deadline' ? [['dueOn', reminder.deadline.dueOn]] : []
}

const ordersOf = ([kind, prefix]: [string, string]): Source => {
  const modelType = orderKind.codes[kind as GeneralModelType]
  return {
    name: 'orders',
    permission: orderPermission(modelType, 'list'),
    find: async (keyword, signal, most) => {
      const begun = orderNumber.exec(keyword.toUpperCase())
      if (begun && (begun[1] ?? prefix) !== prefix) return { hits: [], total: 0 }
      // What is no number is the other party's, by name or pinyin.
      const wanted = begun ? { orderNo: keyword } : { partner: keyword }
      const query = { modelType, ...wanted, pageNum: 1, pageSize: most }
      const { rows, total } = await api('GET business/online/order/list', { query }, quietly(signal))
      return {
        total,
        all: pageAddress(listPathOf(modelType), wanted),
        hits: rows.map((order) => ({
          label: order.orderNo,
          note: order.supplierName || order.customerName,
          href: pageAddress('/orderInfo', { id: order.id }),
          value: money(order.currency, order.orderAmount),
          facts: [
            ['state', { list: orderStateLabels, value: order.stateLabel }],
            ...nextOf(order),
            ['amount', money(order.currency, order.orderAmount)],
            ['unpaid', money(order.currency, order.unpaidAmount)],
            ['orderDate', order.orderDate],
            ...dueOf(order),
          ],
          route: orderRouteOfRow(order, kind as GeneralModelType, today()),
        })),
      }
    },
  }
}

const orderSources = Object.entries(orderPrefixes).map(ordersOf)

type NumberQuery = { readonly keyword: string; readonly pageNum: number; readonly pageSize: number }

const numbered = (
  name: NumberedKind,
  permission: string,
  prefix: string,
  list: (query: NumberQuery, options: ReturnType<typeof quietly>) => Promise<Answer>,
): Source => ({
  name,
  permission,
  find: async (keyword, signal, most) =>
    new RegExp(`^${prefix}[\\d-]*$`, 'i').test(keyword)
      ? list({ keyword, pageNum: 1, pageSize: most }, quietly(signal))
      : { hits: [], total: 0 },
})

const sources: readonly Source[] = [
  {
    name: 'suppliers',
    permission: 'business-supplier-list',
    find: async (keyword, signal) => {
      const found = await api('GET base/online/supplier/options', { query: { keyword } }, quietly(signal))
      return {
        all: pageAddress('/supplierList', { keyword }),
        hits: found.map((supplier) => ({
          label: supplier.name,
          note: supplier.number,
          href: pageAddress('/supplierInfo', { id: supplier.id }),
        })),
      }
    },
  },
  {
    name: 'customers',
    permission: 'business-customer-list',
    find: async (keyword, signal) => {
      const found = await api('GET base/online/customer/options', { query: { keyword } }, quietly(signal))
      return {
        all: pageAddress('/distributor', { keyword }),
        hits: found.map((customer) => ({
          label: customer.name,
          note: customer.number,
          href: pageAddress('/distributor', { record: customer.id }),
        })),
      }
    },
  },
  ...orderSources,
  numbered('applications', 'finance-application-list', 'PA', async (query, options) => {
    const { rows, total } = await api('GET finance/online/paymentQuery/list', { query }, options)
    return {
      total,
      hits: rows.map((application) => ({
        label: application.number,
        note: application.supplierName,
        href: pageAddress('/paymentInfo', { id: application.id }),
        value: money(application.currency, application.amount),
        facts: [
          ['amount', money(application.currency, application.amount)],
          ['party', application.supplierName],
        ],
      })),
    }
  }),
  numbered('inbounds', 'logistics-inbound-list', 'WI', async (query, options) => {
    const { rows, total } = await api('GET warehouse/online/inbound/list', { query }, options)
    return {
      total,
      hits: rows.map((inbound) => ({
        label: inbound.number,
        note: inbound.supplierName ?? '',
        href: pageAddress('/storageInfo', { id: inbound.id }),
      })),
    }
  }),
  numbered('outbounds', 'logistics-outbound-list', 'WO', async (query, options) => {
    const { rows, total } = await api('GET warehouse/online/outbound/list', { query }, options)
    return {
      total,
      hits: rows.map((outbound) => ({
        label: outbound.number,
        note: outbound.warehouseName ?? '',
        href: pageAddress('/outstorageInfo', { id: outbound.id }),
      })),
    }
  }),
  numbered('enquiries', 'logistics-enquiry-list', 'FQ', async (query, options) => {
    const { rows, total } = await api('GET freight/online/enquiry/list', { query }, options)
    return {
      total,
      hits: rows.map((enquiry) => ({
        label: enquiry.number,
        note: enquiry.goodsName,
        href: pageAddress('/forwarderEnquiryInfo', { id: enquiry.id }),
      })),
    }
  }),
  numbered('quotations', 'logistics-quotation-list', 'QT', async (query, options) => {
    const { rows, total } = await api('GET freight/online/quotation/list', { query }, options)
    return {
      total,
      hits: rows.map((quotation) => ({
        label: quotation.number,
        note: quotation.carrier,
        href: pageAddress('/forwarderQuotationRecord', { id: quotation.id }),
      })),
    }
  }),
  numbered('freightOrders', 'logistics-freightOrder-list', 'FF', async (query, options) => {
    const { rows, total } = await api('GET freight/online/order/list', { query }, options)
    return {
      total,
      hits: rows.map((order) => ({
        label: order.number,
        note: order.goodsName,
        href: pageAddress('/forwarderOrderInfo', { id: order.id }),
      })),
    }
  }),
  {
    name: 'products',
    permission: 'product-goods-list',
    find: async (keyword, signal) => {
      const found = await api('GET base/online/product/options', { query: { keyword } }, quietly(signal))
      return {
        hits: found.map((product) => ({
          label: product.model,
          note: [product.brand, product.name].filter(Boolean).join(' '),
          href: pageAddress('/myGoods', { record: product.id }),
        })),
      }
    },
  },
]

/** What Ctrl+K searches besides actions and the menu: one entry per kind of record. */
export const searchSources: readonly SearchSource[] = sources.map((source) => ({
  ...source,
  find: async (keyword, signal, most = fewOfEach) => {
    const found = await source.find(keyword, signal, most)
    const { total = found.hits.length } = found
    return { ...found, total, name: source.name, hits: found.hits.slice(0, most) }
  },
}))

/** The order that an action or an open page names, as the search would find it. */
export async function orderNamedIn(
  { label, note }: Pick<Hit, 'label' | 'note'>,
  can: (permission: string) => boolean,
): Promise<FoundHit | undefined> {
  const number = orderNumberIn.exec(`${label} ${note}`)?.[0]
  if (number === undefined) return undefined
  const { signal } = new AbortController()
  const open = orderSources.filter(({ permission }) => can(permission))
  const answers = await Promise.all(open.map(({ find }) => find(number, signal, 1)))
  return answers.flatMap(({ hits }) => hits)[0]
}
