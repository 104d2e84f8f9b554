import * as z from 'zod/mini'
import { code, id } from '../kernel/schema.ts'
import { sheetHeadingsOf } from '../kernel/sheet-headings.ts'
import { lineColumnKeys } from './line-columns.ts'
import { orderKind } from './order.codes.ts'

export const SheetHeadings = sheetHeadingsOf(lineColumnKeys)
export type SheetHeadings = z.infer<typeof SheetHeadings>

export const SheetHeadingsQuery = z.strictObject({ modelType: code(orderKind), supplierId: id })
export type SheetHeadingsQuery = z.infer<typeof SheetHeadingsQuery>

export const SheetHeadingsInput = z.strictObject({
  modelType: code(orderKind),
  supplierId: id,
  headings: SheetHeadings,
})
export type SheetHeadingsInput = z.infer<typeof SheetHeadingsInput>
