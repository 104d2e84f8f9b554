import * as z from 'zod/mini'
import { date, id, instant } from '../kernel/schema.ts'
import { Stock } from './stock.ts'
import { StockMovement } from './stock-movement.ts'

export const ChargedPart = z.object({
  warehouseId: id,
  from: date,
  to: date,
  unit: z.number(),
  quantity: z.string(),
  rate: z.string(),
  currency: z.string(),
})
/** Days that a fee has charged. */
const LotCharge = z.object({
  feeId: id,
  feeNumber: z.string(),
  from: date,
  to: date,
  currency: z.string(),
  amount: z.string(),
})
const LotReservation = z.object({
  document: z.string(),
  documentId: id,
  documentNo: z.string(),
  qty: z.string(),
  createdAt: instant,
})
/** The lot's own page. */
export const StockDetail = z.extend(Stock, {
  version: z.number(),
  initialQty: z.string(),
  pallets: z.string(),
  packages: z.string(),
  netWeight: z.string(),
  grossWeight: z.string(),
  volume: z.string(),
  minimumPackQuantity: z.string(),
  inboundId: z.nullable(id),
  inboundNumber: z.nullable(z.string()),
  isDateCodeUnreadable: z.boolean(),
  movements: z.array(StockMovement),
  /** Live ones. */
  reservations: z.array(LotReservation),
  /** How the cost comes about, and which days were charged already. */
  costParts: z.array(ChargedPart),
  /** What taking out the whole lot now would spare over the next days; null where nothing is charged. */
  costAhead: z.nullable(z.object({ currency: z.string(), amount: z.string() })),
  chargedUntil: z.nullable(date),
  charges: z.array(LotCharge),
})
export type StockDetail = z.infer<typeof StockDetail>
