import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import {
  SupplierAccount,
  SupplierAccountDetail,
  SupplierAccountExport,
  SupplierAccountQuery,
  SupplierAccountSave,
} from './supplier-account.ts'

export const supplierAccountApi = {
  'GET base/online/supplierAccount/list': {
    access: 'business-account-list',
    summary: 'Bank accounts of one supplier or of all; account numbers are masked.',
    query: SupplierAccountQuery,
    rows: SupplierAccount,
  },
  'GET base/online/supplierAccount/{id}': {
    access: 'business-account-list',
    summary: 'One bank account with its whole number and its timeline.',
    data: SupplierAccountDetail,
  },
  'POST base/online/supplierAccount/save': {
    access: 'business-account-edit',
    summary: 'Creates a bank account, or changes the one with this id and version.',
    body: SupplierAccountSave,
    data: Saved,
  },
  'DELETE base/online/supplierAccount/batchRemove': removal(
    'business-account-remove',
    'Removes bank accounts; all of them or none.',
  ),
  'GET base/online/supplierAccount/export': {
    access: 'business-account-export',
    summary: 'The filtered or selected bank accounts as an Excel file; account numbers are masked.',
    query: SupplierAccountExport,
    binary: true,
  },
} as const satisfies ApiTable
