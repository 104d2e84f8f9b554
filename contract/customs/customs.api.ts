import type { ApiTable } from '../kernel/api.ts'
import { Declaration, DeclarationDetail, DeclarationExport, DeclarationQuery } from './declaration.ts'
import { DeclarationSimulation, OfOrder, OrderCheck } from './order-check.ts'
import { TaxBill, TaxBillDetail, TaxBillExport, TaxBillQuery, TaxBillSummary } from './tax-bill.ts'

export const declarationApi = {
  'GET customs/online/declaration/list': {
    access: 'customs-declaration-list',
    summary: 'Customs declarations of the company’s orders.',
    query: DeclarationQuery,
    rows: Declaration,
  },
  'GET customs/online/declaration/export': {
    access: 'customs-declaration-export',
    summary: 'The filtered or selected declarations as an Excel file.',
    query: DeclarationExport,
    binary: true,
  },
  'GET customs/online/declaration/simulation': {
    access: 'customs-declaration-list',
    summary: 'How an order would be declared: the declarations, their taxes, and the lines that hold it up.',
    query: OfOrder,
    data: DeclarationSimulation,
  },
  'GET customs/online/declaration/check': {
    access: 'customs-declaration-list',
    summary: 'The lines of an order against its commercial invoice, packing list and declarations.',
    query: OfOrder,
    data: OrderCheck,
  },
  'GET customs/online/declaration/{id}': {
    access: 'customs-declaration-list',
    summary: 'One declaration with its lines, tax bills and timeline.',
    data: DeclarationDetail,
  },
} as const satisfies ApiTable

export const taxBillApi = {
  'GET customs/online/taxBill/list': {
    access: 'customs-taxBill-list',
    summary: 'Tax bills of customs, with what being late costs.',
    query: TaxBillQuery,
    rows: TaxBill,
    sums: ['amount'],
  },
  'GET customs/online/taxBill/summary': {
    access: 'customs-taxBill-list',
    summary: 'What is open, overdue and due soon, and what was paid this year.',
    data: TaxBillSummary,
  },
  'GET customs/online/taxBill/export': {
    access: 'customs-taxBill-export',
    summary: 'The filtered or selected tax bills as an Excel file.',
    query: TaxBillExport,
    binary: true,
  },
  'GET customs/online/taxBill/{id}': {
    access: 'customs-taxBill-list',
    summary: 'One tax bill with its documents and timeline.',
    data: TaxBillDetail,
  },
} as const satisfies ApiTable
