import type { awaitedStep } from '@quayside/contract/kernel/awaited-step.ts'
import type { CodeList, CodeValue } from '@quayside/contract/kernel/codes.ts'
import { formatRate } from '@quayside/contract/kernel/money.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { customerLevel, supplierLocation, supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { classificationStatus } from '@quayside/contract/products/product.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import type { Hit } from '@quayside/kit/palette/hits.ts'
import { api } from '../../../lib/session/api.ts'

/** What the preview says of a record; the names are texts of the palette. */
type FactName =
  | 'state'
  | 'next'
  | 'amount'
  | 'unpaid'
  | 'orderDate'
  | 'dueOn'
  | 'party'
  | 'location'
  | 'contact'
  | 'phone'
  | 'level'
  | 'orders'
  | 'latestOrder'
  | 'origin'
  | 'classification'
  | 'hsCode'
  | 'tariffRate'
  | 'lastPrice'
type Next = NonNullable<ReturnType<typeof awaitedStep>>
/** A text as it is, a code, a number of orders, or the next step of one. */
export type FactValue =
  | string
  | { readonly list: Pick<CodeList, 'name' | 'keyOf'>; readonly value: CodeValue }
  | { readonly orders: number }
  | Next
export type Fact = readonly [FactName, FactValue]
export type FoundHit = Omit<Hit, 'facts'> & { readonly facts?: readonly Fact[] }

type Can = (permission: string) => boolean
type Facts = Pick<FoundHit, 'facts'>

const isQuiet = { isQuiet: true } as const
const given = (name: FactName, value: string | null | undefined): Fact[] => (value ? [[name, value]] : [])

/** How many orders there are with a party, and the latest of them. */
async function ordersWith(party: { supplierId: string } | { customerId: string }, can: Can): Promise<Fact[]> {
  const kinds = orderKind.values.filter((kind) => can(orderPermission(kind, 'list')))
  const answers = await Promise.all(
    kinds.map((modelType) =>
      api(
        'GET business/online/order/list',
        { query: { modelType, ...party, pageNum: 1, pageSize: 1 } },
        isQuiet,
      ),
    ),
  )
  const orders = answers.reduce((sum, { total }) => sum + total, 0)
  const [latest] = answers
    .flatMap(({ rows }) => rows)
    .toSorted((one, other) => other.orderDate.localeCompare(one.orderDate))
  return [
    ['orders', { orders }],
    ...given('latestOrder', latest?.orderNo),
    ...given('orderDate', latest?.orderDate),
  ]
}

async function ofSupplier(id: string, can: Can): Promise<Facts> {
  const [supplier, orders] = await Promise.all([
    api('GET base/online/supplier/{id}', { params: { id } }, isQuiet),
    ordersWith({ supplierId: id }, can),
  ])
  return {
    facts: [
      ['state', { list: supplierStatus, value: supplier.status }],
      ['location', { list: supplierLocation, value: supplier.isOverseas }],
      ...given('contact', supplier.contact),
      ...orders,
    ],
  }
}

async function ofProduct(id: string, can: Can): Promise<Facts> {
  const [product, prices] = await Promise.all([
    api('GET base/online/product/{id}', { params: { id } }, isQuiet),
    can('product-supplierGoods-list')
      ? api(
          'GET base/online/supplierGoods/list',
          { query: { productId: id, pageNum: 1, pageSize: 1, orderByColumn: 'updatedAt', isAsc: 'desc' } },
          isQuiet,
        )
      : undefined,
  ])
  const [price] = prices?.rows ?? []
  return {
    facts: [
      ['classification', { list: classificationStatus, value: product.classificationStatus }],
      ...given('hsCode', product.hsCode),
      ...given('tariffRate', product.tariffRate === null ? '' : `${showNumber(product.tariffRate)}%`),
      ...given('origin', product.originName),
      ...given('lastPrice', price && `${price.currency} ${formatRate(price.lastPrice)}`),
      ...given('party', price?.supplierName),
    ],
  }
}

async function ofCustomer(id: string, can: Can): Promise<Facts> {
  const [customer, orders] = await Promise.all([
    api('GET base/online/customer/{id}', { params: { id } }, isQuiet),
    ordersWith({ customerId: id }, can),
  ])
  return {
    facts: [
      ['level', { list: customerLevel, value: customer.level }],
      ...given('phone', customer.phone),
      ...orders,
    ],
  }
}

const kinds: Readonly<
  Record<
    string,
    { readonly parameter: string; readonly permission: string; readonly read: typeof ofSupplier }
  >
> = {
  '/supplierInfo': { parameter: 'id', permission: 'business-supplier-list', read: ofSupplier },
  '/myGoods': { parameter: 'record', permission: 'product-goods-list', read: ofProduct },
  '/distributor': { parameter: 'record', permission: 'business-customer-list', read: ofCustomer },
}

/** What the preview says of a record that is found by name: a supplier, a customer or a product. */
export async function factsOf({ href }: Pick<Hit, 'href'>, can: Can): Promise<Facts | undefined> {
  const { pathname, searchParams } = new URL(href, location.origin)
  const { [pathname]: kind } = kinds
  const id = kind && searchParams.get(kind.parameter)
  return kind && id && can(kind.permission) ? kind.read(id, can) : undefined
}
