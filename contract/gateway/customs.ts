import * as z from 'zod/mini'
import { taxBillKind, taxBillState } from '../customs/customs.codes.ts'
import { DeclarationLine } from '../customs/declaration.ts'
import { Attachment } from '../kernel/record.ts'
import { code, date, id, ids, instant, requiredText } from '../kernel/schema.ts'
import { DeclarationEdit, DeclareInput, MarkInput } from '../office/customs.ts'
import { PayTaxInput, RecordPaidInput, TaxBillDraft } from '../office/tax-bill.ts'
import { declarationState } from '../orders/declaration.codes.ts'
import { cursor, limit } from './feed.ts'
import { history } from './records.ts'

const page = { after: cursor, limit, companyId: z.optional(id) }
const stamps = { version: z.number(), createdAt: instant, updatedAt: instant }

export const DeclarationsQuery = z.strictObject({
  ...page,
  state: z.optional(code(declarationState)),
  orderId: z.optional(id),
})
export const ErpDeclaration = z.object({
  id,
  companyId: id,
  number: z.string(),
  declarationNo: z.string(),
  state: z.number(),
  orderId: id,
  control: z.string(),
  conditions: z.string(),
  customsOffice: z.string(),
  tradeMode: z.string(),
  /** Dictionary 1006. */
  transportMode: z.string(),
  billOfLading: z.string(),
  currency: z.string(),
  value: z.string(),
  customsRate: z.nullable(z.string()),
  duty: z.string(),
  consumptionTax: z.string(),
  vat: z.string(),
  lineCount: z.number(),
  declaredOn: z.nullable(date),
  acceptedOn: z.nullable(date),
  releasedOn: z.nullable(date),
  closedOn: z.nullable(date),
  reason: z.string(),
  note: z.string(),
  ...stamps,
})
export const ErpDeclarationDetail = z.extend(ErpDeclaration, {
  lines: z.array(DeclarationLine),
  attachments: z.array(Attachment),
  ...history,
})
export const declareBody = z.omit(DeclareInput, { note: true }).shape
export const markBody = z.omit(MarkInput, { reason: true, note: true }).shape
export const editBody = z.omit(DeclarationEdit, { note: true }).shape

/** A declaration that the ERP made, by its own number: of these lines of one order, merged as the portal would. */
export const ErpDeclarationDraft = z.extend(z.omit(DeclarationEdit, { lines: true }), {
  reference: requiredText(100),
  companyId: id,
  orderNo: requiredText(40),
  /** Asked for with the first upsert; later ones change the header only. */
  orderLineIds: z.optional(ids),
})
export type ErpDeclarationDraft = z.infer<typeof ErpDeclarationDraft>

/** Where a declaration stands at customs, by customs' own number. */
export const ErpDeclarationState = z.extend(z.omit(MarkInput, { declarationNo: true }), {
  declarationNo: z.string().check(z.regex(/^\d{18}$/, 'declaration.number')),
})
export type ErpDeclarationState = z.infer<typeof ErpDeclarationState>

export const TaxBillsQuery = z.strictObject({
  ...page,
  state: z.optional(code(taxBillState)),
  kind: z.optional(code(taxBillKind)),
  declarationId: z.optional(id),
})
export const ErpTaxBill = z.object({
  id,
  companyId: id,
  number: z.string(),
  state: z.number(),
  kind: z.string(),
  declarationId: id,
  orderId: id,
  amount: z.string(),
  issuedOn: date,
  dueOn: date,
  paidOn: z.nullable(date),
  voucherId: z.nullable(id),
  note: z.string(),
  ...stamps,
})
export const ErpTaxBillDetail = z.extend(ErpTaxBill, history)
export const payTaxBody = z.omit(PayTaxInput, { note: true }).shape
export const recordPaidBody = z.omit(RecordPaidInput, { note: true }).shape
/** A bill that the ERP has from customs, by its own number; sent again it records nothing twice. */
export const ErpTaxBillDraft = z.extend(z.omit(TaxBillDraft, { declarationId: true, fileIds: true }), {
  reference: requiredText(100),
  declarationNo: z.string().check(z.regex(/^\d{18}$/, 'declaration.number')),
})
export type ErpTaxBillDraft = z.infer<typeof ErpTaxBillDraft>
