import * as z from 'zod/mini'
import { id, instant } from '../kernel/schema.ts'
import { checkedFields } from './compared-lines.ts'
import { checkedPapers } from './compared-papers.ts'
import { declarationControl, taxBillKind, tradePaper } from './customs.codes.ts'
import { goods } from './declaration.ts'
import { heldReasons } from './split-line.ts'

export const OfOrder = z.strictObject({ orderId: id })
export type OfOrder = z.infer<typeof OfOrder>

/** How an order would be declared, by `splitDeclarations`. */
export const DeclarationSimulation = z.object({
  currency: z.string(),
  customsRate: z.nullable(z.string()),
  isRateMissing: z.boolean(),
  declarations: z.array(
    z.object({
      control: z.enum(declarationControl.values),
      conditions: z.string(),
      value: z.string(),
      duty: z.string(),
      antiDumping: z.string(),
      consumptionTax: z.string(),
      vat: z.string(),
      taxes: z.string(),
      lines: z.array(
        z.object({
          ...goods,
          /** What a certificate of origin would save. */
          saving: z.nullable(z.object({ agreement: z.string(), amount: z.string() })),
          sources: z.array(id),
        }),
      ),
    }),
  ),
  /** Lines that cannot be declared yet, and what they lack. */
  held: z.array(
    z.object({
      orderLineId: id,
      position: z.number(),
      model: z.string(),
      name: z.string(),
      reasons: z.array(z.enum(heldReasons)),
    }),
  ),
})
export type DeclarationSimulation = z.infer<typeof DeclarationSimulation>

const outcome = z.object({
  state: z.enum(['equal', 'differs', 'missing']),
  fields: z.array(z.enum(checkedFields)),
})
const byPaper = <S extends z.ZodMiniType>(schema: S) => z.record(z.enum(checkedPapers), schema)
const sheet = z.nullable(z.object({ fileName: z.string(), lineCount: z.number(), importedAt: instant }))

/** The order against its papers, by `checkThreeWays`. */
export const OrderCheck = z.object({
  rows: z.array(
    z.object({
      id,
      position: z.number(),
      model: z.string(),
      outcomes: byPaper(z.nullable(outcome)),
    }),
  ),
  unknown: z.array(z.object({ paper: z.enum(tradePaper.values), model: z.string() })),
  summary: z.record(z.enum(checkedFields), byPaper(z.nullable(z.number()))),
  differing: z.number(),
  /** The tax bills of its declarations, by kind, beside what was declared. */
  taxes: z.array(
    z.object({
      declarationId: id,
      number: z.string(),
      kind: z.enum(taxBillKind.values),
      declared: z.string(),
      billed: z.string(),
    }),
  ),
  /** The sheets that were imported. */
  sheets: z.object({ invoice: sheet, packingList: sheet }),
})
export type OrderCheck = z.infer<typeof OrderCheck>
