import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal, stepCall } from '../kernel/endpoints.ts'
import { ImportInput, ImportResult } from '../kernel/import.ts'
import { Saved } from '../kernel/record.ts'
import {
  Supplier,
  SupplierDetail,
  SupplierExport,
  SupplierOption,
  SupplierOptionQuery,
  SupplierQuery,
  SupplierSave,
} from './supplier.ts'

export const supplierApi = {
  'GET base/online/supplier/list': {
    access: 'business-supplier-list',
    summary: 'The company’s suppliers.',
    query: SupplierQuery,
    rows: Supplier,
  },
  'GET base/online/supplier/options': {
    // Forms that name a supplier need this picker, so it does not require the permission to read the list.
    access: 'member',
    summary: 'Up to 20 enabled suppliers for a picker, by number, name, pinyin or initials.',
    query: SupplierOptionQuery,
    data: z.array(SupplierOption),
  },
  'GET base/online/supplier/{id}': {
    access: 'business-supplier-list',
    summary: 'One supplier with its files, its timeline and the steps open to the caller.',
    data: SupplierDetail,
  },
  'POST base/online/supplier/save': {
    access: 'business-supplier-edit',
    summary: 'Creates a supplier, or changes the one with this id and version.',
    body: SupplierSave,
    data: Saved,
  },
  'DELETE base/online/supplier/batchRemove': removal(
    'business-supplier-remove',
    'Removes suppliers with their accounts and addresses; all of them or none.',
  ),
  'POST base/online/supplier/{id}/requestVoid': stepCall(
    'business-supplier-void',
    'Asks the provider to void a supplier.',
  ),
  'POST base/online/supplier/{id}/requestEnable': stepCall(
    'business-supplier-void',
    'Asks the provider to enable a voided supplier again.',
  ),
  'POST base/online/supplier/{id}/withdraw': stepCall(
    'business-supplier-void',
    'Takes back a request that the provider has not decided on.',
  ),
  'GET base/online/supplier/export': {
    access: 'business-supplier-export',
    summary: 'The filtered or selected suppliers as an Excel file, in the given columns.',
    query: SupplierExport,
    binary: true,
  },
  'GET base/online/supplier/importTemplate': {
    access: 'business-supplier-import',
    summary: 'An empty Excel file to fill in with suppliers.',
    binary: true,
  },
  'POST base/online/supplier/import': {
    access: 'business-supplier-import',
    summary: 'Checks the rows of a filled-in template, and with mode=take saves the good ones.',
    upload: true,
    body: ImportInput,
    data: ImportResult,
  },
} as const satisfies ApiTable
