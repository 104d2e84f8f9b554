import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { Attachment, detailShape } from '../kernel/record.ts'
import { code, date, id, text } from '../kernel/schema.ts'
import { declarationState } from '../orders/declaration.codes.ts'
import { customsOffices } from '../rates/entry-label.ts'
import { tradeMode } from './customs.codes.ts'
import { TaxBill } from './tax-bill.ts'

export const declarationColumns = {
  number: { kind: 'text', sort: 'plain', width: 18 },
  /** 18 digits, given by customs. */
  declarationNo: { kind: 'text', isCopied: true, sort: 'plain', width: 22 },
  state: { kind: 'code', codes: declarationState, width: 14 },
  orderId: { kind: 'id', isExported: false },
  orderNo: { kind: 'text', isJoined: true, sort: 'plain', width: 18 },
  /** Why its goods stand apart; '' where they do not. */
  control: { kind: 'text', width: 12 },
  customsOffice: { kind: 'text', dictionary: Number(customsOffices), width: 18 },
  tradeMode: { kind: 'text', width: 12 },
  transportMode: { kind: 'text', dictionary: 1006, width: 10 },
  billOfLading: { kind: 'text', isCopied: true, width: 18 },
  currency: { kind: 'text', width: 8 },
  value: { kind: 'money', sort: 'plain' },
  duty: { kind: 'money' },
  antiDumping: { kind: 'money' },
  consumptionTax: { kind: 'money' },
  vat: { kind: 'money' },
  lineCount: { kind: 'integer' },
  declaredOn: { kind: 'date', isNullable: true, sort: 'plain' },
  acceptedOn: { kind: 'date', isNullable: true },
  releasedOn: { kind: 'date', isNullable: true, sort: 'plain' },
  closedOn: { kind: 'date', isNullable: true },
  /** What came in is not what it declares: customs has to amend it. */
  differsFromReceipt: { kind: 'flag', width: 12 },
  /** Why it was returned, rejected, deleted or withdrawn. */
  reason: { kind: 'text', isLong: true, width: 30 },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(declarationColumns)

export const Declaration = z.object(shapes.row)
export type Declaration = z.infer<typeof Declaration>

export const goods = {
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
  /** Why the rate applies (`dutyMeasure`); '' where it was entered by hand. */
  dutyMeasure: z.string(),
  agreement: z.string(),
  /** RMB for one unit; '' where the rate is a share of the value alone. */
  specificDuty: z.string(),
  specificUnit: z.string(),
  retaliatoryRate: z.string(),
  antiDumpingRate: z.string(),
  vatRate: z.string(),
  consumptionRate: z.string(),
  dutiableValue: z.string(),
  duty: z.string(),
  antiDumping: z.string(),
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
  /** The lines whose quantity is not the one that came in. */
  receiptDifferences: z.array(z.object({ lineId: id, declared: z.string(), received: z.string() })),
  bills: z.array(TaxBill),
  attachments: z.array(Attachment),
})

/** Papers that the customer may open. */
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
export const DeclarationExport = exportQuery(DeclarationQuery, shapes.exported)
