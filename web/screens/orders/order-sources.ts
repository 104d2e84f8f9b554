import { lineGoodsType } from '@quayside/contract/orders/order.codes.ts'
import { customerType } from '@quayside/contract/partners/partner.codes.ts'
import type { ProductOption } from '@quayside/contract/products/product.ts'
import type { Partner } from '@quayside/kit/inputs/partner-picker.tsx'
import type { Choice } from '@quayside/kit/lines-grid/grid-types.ts'
import { api } from '../../lib/session/api.ts'

const customersOf =
  (type?: (typeof customerType.values)[number]) =>
  async (keyword: string): Promise<readonly Partner[]> => {
    const query = { keyword, ...(type !== undefined && { type }) }
    const found = await api('GET base/online/customer/options', { query }, { isQuiet: true })
    return found.map((customer) => ({
      id: customer.id,
      number: customer.number,
      name: customer.englishName || customer.chineseName,
    }))
  }
export const overseasCustomerSource = {
  key: 'overseasCustomerOptions',
  find: customersOf(customerType.codes.overseas),
}
/** Overseas and distribution customers alike. */
export const buyerSource = { key: 'customerOptions', find: customersOf() }

/** What a line takes over from a product of the catalogue. */
export const lineFrom = (
  product: Pick<ProductOption, 'id' | 'brand' | 'name' | 'category' | 'origin' | 'unit' | 'manufacturer'>,
): Record<string, string> => ({
  productId: product.id,
  brand: product.brand,
  name: product.name,
  origin: product.origin,
  unit: product.unit,
  manufacturer: product.manufacturer,
  // A line's goods are of four kinds, a product may have none.
  type: lineGoodsType.keyOf(product.category) === undefined ? '' : String(product.category),
})

export async function findProducts(keyword: string): Promise<readonly Choice[]> {
  const found = await api('GET base/online/product/options', { query: { keyword } }, { isQuiet: true })
  return found.map((product) => ({
    value: product.model,
    label: product.model,
    note: [product.brand, product.name].filter(Boolean).join(' · '),
    fills: lineFrom(product),
  }))
}
