import * as z from 'zod/mini'
import { OrderLine } from './order-line.ts'

/** Raised with every change of the clauses or their figures; a signed contract keeps its version. */
export const contractTermsVersion = '2026.1'

const Party = z.object({
  name: z.string(),
  englishName: z.string(),
  creditCode: z.string(),
  address: z.string(),
  phone: z.string(),
  representative: z.string(),
})
export type ContractParty = z.infer<typeof Party>

/** Who the provider is in a contract; comes from the settings, since another provider runs the same product. */
export const ProviderParty = z.extend(Party, { bank: z.string(), bankAccount: z.string() })
export type ProviderParty = z.infer<typeof ProviderParty>

const ContractLine = z.pick(OrderLine, {
  model: true,
  name: true,
  brand: true,
  origin: true,
  unit: true,
  qty: true,
  price: true,
  totalMoney: true,
})
export type ContractLine = z.infer<typeof ContractLine>

/** What the order says in its contract: a change of any of it breaks the signature. */
export const ContractOrder = z.object({
  orderNo: z.string(),
  modelType: z.number(),
  orderDate: z.string(),
  contractNo: z.string(),
  supplierId: z.nullable(z.string()),
  customerId: z.nullable(z.string()),
  currency: z.string(),
  incoterms: z.string(),
  paymentMethod: z.string(),
  deliveryType: z.nullable(z.number()),
  deliveryAddress: z.string(),
  orderAmount: z.string(),
  packages: z.number(),
  netWeight: z.string(),
  grossWeight: z.string(),
  lines: z.array(ContractLine),
})
export type ContractOrder = z.infer<typeof ContractOrder>

/**
 * Everything that is printed, as data: the hash is taken over it, and a signed contract is printed from what was stored.
 * Parties and clauses stay as they were when it was signed; a later change of a company's address does not affect it.
 */
export const ContractDocument = z.object({
  termsVersion: z.string(),
  client: Party,
  provider: ProviderParty,
  supplierName: z.string(),
  customerName: z.string(),
  /** Chinese and English beside each other: there is one contract, whatever language the portal is read in. */
  clauses: z.array(z.object({ zh: z.string(), en: z.string() })),
  order: ContractOrder,
})
export type ContractDocument = z.infer<typeof ContractDocument>

/** One text for one content: keys in a fixed order, however the object was put together or stored. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalText(each)}`).join(',')}}`
}
