import type { GeneralModelType } from './order.codes.ts'

/** What an order's number begins with, by its kind; the database makes the numbers. */
const beginnings = {
  import: 'IM',
  export: 'EX',
  transit: 'TR',
  domestic: 'DM',
} as const satisfies Record<GeneralModelType, string>

const kindOfBeginning = new Map(
  Object.entries(beginnings).map(([kind, beginning]) => [beginning as string, kind as GeneralModelType]),
)
export const kindOfOrderNo = (orderNo: string): GeneralModelType | undefined =>
  kindOfBeginning.get(orderNo.slice(0, 2))
