/** What the provider's ERP reaches at /erp/v1, by the name in its path. */
const gatewayEntities = [
  'companies',
  'company-changes',
  'suppliers',
  'classification-requests',
  'consultations',
  'products',
  'orders',
  'order-changes',
  'tracking-events',
  'payment-applications',
  'fees',
  'fee-disputes',
  'cash-vouchers',
  'bank-lines',
  'company-terms',
  'inbound-orders',
  'outbound-orders',
  'goods-pickups',
  'stock-differences',
  'stock-lots',
  'stock-movements',
  'stocktakings',
  'freight-enquiries',
  'freight-quotations',
  'freight-orders',
  'label-orders',
  'freight-milestones',
  'service-orders',
  'declarations',
  'declaration-states',
  'tax-bills',
  'approval-filings',
  'sales-invoices',
  'input-invoices',
  'capital-appointments',
  'rates',
  'hs-codes',
  'hs-rates',
  'dictionaries',
  'warehouses',
  'storage-locations',
  'bulletins',
  'messages',
  'events',
  'webhooks',
] as const
export type GatewayEntityName = (typeof gatewayEntities)[number]

/** The scopes of a key: reading and writing separately, for each entity. */
export type Scope = `${GatewayEntityName}:${'read' | 'write'}`

/** Events are read-only; what the ERP publishes is write-only. */
const without: ReadonlySet<string> = new Set<Scope>([
  'events:write',
  'rates:read',
  'dictionaries:read',
  'bulletins:read',
  'warehouses:read',
  'messages:read',
  'tracking-events:read',
  'freight-milestones:read',
  'declaration-states:read',
  'stock-lots:write',
  'stock-movements:read',
  'stocktakings:read',
  'storage-locations:read',
])

export const allScopes: readonly Scope[] = gatewayEntities.flatMap((entity) =>
  (['read', 'write'] as const)
    .map((right): Scope => `${entity}:${right}`)
    .filter((scope) => !without.has(scope)),
)

export const isScope = (text: string): text is Scope => (allScopes as readonly string[]).includes(text)
