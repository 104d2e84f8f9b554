/** What the tabs above the order lists set. */
export const orderMarks = ['tab', 'hasReminder', 'hasDeadline', 'isLate', 'isNear', 'release'] as const
export const orderFilters = [
  ...orderMarks,
  'orderNo',
  'orderByColumn',
  'isAsc',
  'state',
  'stage',
  'priceAudit',
  'currency',
  'orderDateBegin',
  'orderDateEnd',
] as const

export const stockFilters = [
  'keyword',
  'model',
  'warehouseId',
  'orderId',
  'supplierId',
  'isFreeEnding',
  'isCharged',
  'daysBegin',
  'expiresWithin',
  'isNearExpiry',
  'isExpired',
  'kind',
] as const

/** Links to a report carry any of its filters. */
export const reportFilters = [
  'ids',
  'groupBy',
  'orderDateBegin',
  'orderDateEnd',
  'kind',
  'supplierId',
  'currency',
  'orderId',
  'declaredOnBegin',
  'declaredOnEnd',
  'hsCode',
  'origin',
  'customsOffice',
] as const
export const rates = ['source', 'currency', 'days', 'view'] as const
