import * as z from 'zod/mini'
import { tradePaper } from '../customs/customs.codes.ts'
import { DeclarationSimulation, OfOrder, OrderCheck } from '../customs/order-check.ts'
import { ImportInput, ImportResult } from '../kernel/import.ts'
import { Saved } from '../kernel/record.ts'
import { code } from '../kernel/schema.ts'
import { CreateDeclarations, MarkMany, MoveLines, OfficeDeclarationQuery } from './customs.ts'
import { PaperInput } from './customs-sheets.ts'
import { recordKinds } from './kinds.ts'
import type { OfficeApiTable } from './office-api.ts'
import { BulkResult } from './order.ts'
import { TaxBillDraft } from './tax-bill.ts'

const { edit, mark } = recordKinds.declaration.steps

/** What the provider's staff do with declarations and their papers beside the steps of one record. */
export const officeCustomsApi = {
  'GET customs/online/declaration/export': {
    access: recordKinds.declaration.list,
    summary: 'The filtered declarations of all customers as an Excel file.',
    query: OfficeDeclarationQuery,
    binary: true,
  },
  'GET customs/online/declaration/simulation': {
    access: recordKinds.declaration.list,
    summary: 'How an order would be declared, before its declarations are made.',
    query: OfOrder,
    data: DeclarationSimulation,
  },
  'GET customs/online/declaration/check': {
    access: recordKinds.declaration.list,
    summary: 'The lines of an order against its commercial invoice, packing list and declarations.',
    query: OfOrder,
    data: OrderCheck,
  },
  'POST customs/online/declaration/create': {
    access: edit,
    summary: 'Makes the declarations of an order from the split; lines that are declared already stay there.',
    body: CreateDeclarations,
    data: z.array(Saved),
  },
  'POST customs/online/declaration/moveLines': {
    access: edit,
    summary: 'Moves lines into another declaration of the same order, or into a new one.',
    body: MoveLines,
    data: Saved,
  },
  'POST customs/online/declaration/bulk': {
    access: mark,
    summary: 'Marks several declarations with one state, each on its own.',
    body: MarkMany,
    data: z.array(BulkResult),
  },
  'GET customs/online/declaration/{id}/lineSheet': {
    access: recordKinds.declaration.list,
    summary: 'The lines of a declaration as a sheet to fill in.',
    binary: true,
  },
  'POST customs/online/declaration/{id}/import': {
    access: edit,
    summary: 'Fills in the lines of a declaration from a sheet: preview checks, take saves the good rows.',
    body: ImportInput,
    upload: true,
    data: ImportResult,
  },
  'POST customs/online/declaration/{id}/importRejected': {
    access: edit,
    summary: 'The rows of such a sheet that are not good, with what is wrong in a column of its own.',
    upload: true,
    binary: true,
  },
  'GET customs/online/paper/importTemplate': {
    access: edit,
    summary: 'An empty sheet for a commercial invoice or a packing list.',
    query: z.strictObject({ kind: code(tradePaper) }),
    binary: true,
  },
  'POST customs/online/paper/import': {
    access: edit,
    summary: 'A commercial invoice or packing list of an order from a sheet; replaces the one before.',
    body: PaperInput,
    upload: true,
    data: ImportResult,
  },
  'POST customs/online/paper/importRejected': {
    access: edit,
    summary: 'The rows of a paper’s sheet that are not good, with what is wrong in a column of its own.',
    body: z.strictObject({ kind: code(tradePaper) }),
    upload: true,
    binary: true,
  },
  'POST customs/online/taxBill/save': {
    access: 'taxBill-issue',
    summary: 'Records a tax bill of customs; it is due 15 days after it was issued.',
    body: TaxBillDraft,
    data: z.extend(Saved, { number: z.string() }),
  },
} as const satisfies OfficeApiTable
