import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { listQuery } from '../kernel/page.ts'
import { Attachment, detailShape } from '../kernel/record.ts'
import { code, date, id, instant, text } from '../kernel/schema.ts'
import { declarationState } from '../orders/declaration.codes.ts'
import { declarationControl, tradeMode, tradePaper } from './customs.codes.ts'
import { heldReasons } from './declaration-split.ts'
import { TaxBill } from './tax-bill.ts'
import { checkedFields, checkedPapers } from './three-way-check.ts'

export const declarationColumns = {
  number: { kind: 'text', sort: 'plain', width: 18 },
  /** 18 digits, given by customs. */
  declarationNo: { kind: 'text', sort: 'plain', width: 22 },
  state: { kind: 'code', codes: declarationState, width: 14 },
  orderId: { kind: 'id', isExported: false },
  orderNo: { kind: 'text', isJoined: true, sort: 'plain', width: 18 },
  /** Why its goods stand apart; '' where they do not. */
  control: { kind: 'text', width: 12 },
  customsOffice: { kind: 'text', width: 10 },
  tradeMode: { kind: 'text', width: 12 },
  /** Dictionary 1006. */
  transportMode: { kind: 'text', width: 10 },
  billOfLading: { kind: 'text', width: 18 },
  currency: { kind: 'text', width: 8 },
  value: { kind: 'money', sort: 'plain' },
  duty: { kind: 'money' },
  consumptionTax: { kind: 'money' },
  vat: { kind: 'money' },
  lineCount: { kind: 'integer' },
  declaredOn: { kind: 'date', isNullable: true, sort: 'plain' },
  acceptedOn: { kind: 'date', isNullable: true },
  releasedOn: { kind: 'date', isNullable: true, sort: 'plain' },
  closedOn: { kind: 'date', isNullable: true },
  /** Why it was returned, rejected, deleted or withdrawn. */
  reason: { kind: 'text', width: 30 },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(declarationColumns)

export const Declaration = z.object(shapes.row)
export type Declaration = z.infer<typeof Declaration>

const goods = {
  hsCode: z.string(),
  inspectionCode: z.string(),
  name: z.string(),
  elements: z.string(),
  origin: z.string(),
  unit: z.string(),
  qty: z.string(),
  firstUnit: z.string(),
  firstQty: z.string(),
  secondUnit: z.string(),
  secondQty: z.string(),
  price: z.string(),
  value: z.string(),
  netWeight: z.string(),
  grossWeight: z.string(),
  /** The duty rate that applied, in percent: the temporary one where there is one. */
  dutyRate: z.string(),
  isTemporaryRate: z.boolean(),
  vatRate: z.string(),
  consumptionRate: z.string(),
  dutiableValue: z.string(),
  duty: z.string(),
  consumptionTax: z.string(),
  vat: z.string(),
}

export const DeclarationLine = z.object({
  id,
  position: z.number(),
  ...goods,
  /** The order's lines that it stands for. */
  sources: z.array(z.object({ orderLineId: id, position: z.nullable(z.number()), model: z.string() })),
})
export type DeclarationLine = z.infer<typeof DeclarationLine>

export const DeclarationDetail = z.extend(Declaration, {
  ...detailShape,
  /** Letters of the supervision conditions of its goods. */
  conditions: z.string(),
  customsRate: z.nullable(z.string()),
  note: z.string(),
  lines: z.array(DeclarationLine),
  bills: z.array(TaxBill),
  attachments: z.array(Attachment),
})

/** Papers that the customer may open,. */
export const declarationDocuments = ['customs-declaration', 'release-note', 'inspection-notice'] as const
export type DeclarationDetail = z.infer<typeof DeclarationDetail>

export const DeclarationQuery = listQuery({
  filters: {
    /** Either number, order number or bill of lading. */
    keyword: z.optional(text(100)),
    state: z.optional(code(declarationState)),
    orderId: z.optional(id),
    tradeMode: z.optional(code(tradeMode)),
    declaredOnBegin: z.optional(date),
    declaredOnEnd: z.optional(date),
  },
  sortable: shapes.sortable,
})
export type DeclarationQuery = z.infer<typeof DeclarationQuery>

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
      consumptionTax: z.string(),
      vat: z.string(),
      taxes: z.string(),
      lines: z.array(z.object({ ...goods, sources: z.array(id) })),
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
  /** The sheets that were imported. */
  sheets: z.object({ invoice: sheet, packingList: sheet }),
})
export type OrderCheck = z.infer<typeof OrderCheck>
