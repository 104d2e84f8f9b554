import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import {
  SupplierAddress,
  SupplierAddressDetail,
  SupplierAddressExport,
  SupplierAddressQuery,
  SupplierAddressSave,
} from './supplier-address.ts'

export const supplierAddressApi = {
  'GET base/online/supplierAddress/list': {
    access: 'business-address-list',
    summary: 'Addresses of one supplier or of all.',
    query: SupplierAddressQuery,
    rows: SupplierAddress,
  },
  'GET base/online/supplierAddress/{id}': {
    access: 'business-address-list',
    summary: 'One address with its timeline.',
    data: SupplierAddressDetail,
  },
  'POST base/online/supplierAddress/save': {
    access: 'business-address-edit',
    summary: 'Creates an address, or changes the one with this id and version.',
    body: SupplierAddressSave,
    data: Saved,
  },
  'DELETE base/online/supplierAddress/batchRemove': removal(
    'business-address-remove',
    'Removes addresses; all of them or none.',
  ),
  'GET base/online/supplierAddress/export': {
    access: 'business-address-export',
    summary: 'The filtered or selected addresses as an Excel file.',
    query: SupplierAddressExport,
    binary: true,
  },
} as const satisfies ApiTable
