/** What the provider's ERP reaches at /erp/v1, by the name in its path, as a key's scopes are grouped. */
const groupedEntities = {
  customers: [
    'companies',
    'company-changes',
    'suppliers',
    'classification-requests',
    'consultations',
    'products',
    'company-terms',
  ],
  orders: [
    'orders',
    'order-changes',
    'tracking-events',
    'service-orders',
    'label-orders',
    'approval-filings',
  ],
  finance: [
    'payment-applications',
    'fees',
    'fee-disputes',
    'cash-vouchers',
    'bank-lines',
    'capital-appointments',
    'sales-invoices',
    'input-invoices',
  ],
  warehouse: [
    'inbound-orders',
    'outbound-orders',
    'goods-pickups',
    'stock-differences',
    'stock-lots',
    'stock-movements',
    'stocktakings',
    'warehouses',
    'storage-locations',
  ],
  freight: ['freight-enquiries', 'freight-quotations', 'freight-orders', 'freight-milestones'],
  customs: ['declarations', 'declaration-states', 'tax-bills', 'hs-codes', 'hs-rates'],
  publishing: ['rates', 'dictionaries', 'bulletins', 'messages'],
  integration: ['events', 'webhooks'],
} as const
export type ScopeGroup = keyof typeof groupedEntities
export const scopeGroups: Readonly<Record<ScopeGroup, readonly GatewayEntityName[]>> = groupedEntities
const gatewayEntities = Object.values(scopeGroups).flat()
export type GatewayEntityName = (typeof groupedEntities)[ScopeGroup][number]

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

/** What a key may do with each entity of a group that it reaches. */
export const scopesByGroup = (scopes: readonly string[]) =>
  (Object.keys(scopeGroups) as ScopeGroup[]).flatMap((group) => {
    const entities = scopeGroups[group].flatMap((entity) => {
      const rights = (['read', 'write'] as const).filter((right) => scopes.includes(`${entity}:${right}`))
      return rights.length > 0 ? [{ entity, rights }] : []
    })
    return entities.length > 0 ? [{ group, entities }] : []
  })

export const isScope = (text: string): text is Scope => (allScopes as readonly string[]).includes(text)
