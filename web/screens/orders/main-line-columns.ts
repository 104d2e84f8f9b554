/** What a reader looks at first of an order's lines. */
export const mainLineColumns = [
  'model',
  'name',
  'brand',
  'origin',
  'unit',
  'qty',
  'price',
  'totalMoney',
] as const
