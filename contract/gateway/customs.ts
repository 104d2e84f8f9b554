import * as z from 'zod/mini'
import { taxBillKind } from '../customs/customs.codes.ts'
import { DeclarationLine } from '../customs/declaration.ts'
import { Attachment } from '../kernel/record.ts'
import { code, id, ids, requiredText } from '../kernel/schema.ts'
import { DeclarationEdit, DeclareInput, MarkInput } from '../office/customs.ts'
import { PayTaxInput, RecordPaidInput, TaxBillDraft } from '../office/tax-bill.ts'

export const erpDeclaration = {
  query: { orderId: z.optional(id) },
  row: { conditions: z.string(), customsRate: z.nullable(z.string()), note: z.string() },
  detail: { lines: z.array(DeclarationLine), attachments: z.array(Attachment) },
}
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

export const erpTaxBill = {
  query: { kind: z.optional(code(taxBillKind)), declarationId: z.optional(id) },
  row: { voucherId: z.nullable(id) },
}
export const payTaxBody = z.omit(PayTaxInput, { note: true }).shape
export const recordPaidBody = z.omit(RecordPaidInput, { note: true }).shape
/** A bill that the ERP has from customs, by its own number; sent again it records nothing twice. */
export const ErpTaxBillDraft = z.extend(z.omit(TaxBillDraft, { declarationId: true, fileIds: true }), {
  reference: requiredText(100),
  declarationNo: z.string().check(z.regex(/^\d{18}$/, 'declaration.number')),
})
export type ErpTaxBillDraft = z.infer<typeof ErpTaxBillDraft>
