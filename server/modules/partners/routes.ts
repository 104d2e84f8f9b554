import { customerApi } from '@quayside/contract/partners/customer.api.ts'
import { supplierApi } from '@quayside/contract/partners/supplier.api.ts'
import { supplierAccountApi } from '@quayside/contract/partners/supplier-account.api.ts'
import { supplierAddressApi } from '@quayside/contract/partners/supplier-address.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { getSupplier } from './get-supplier.ts'
import { downloadCustomerTemplate, importCustomers } from './import-customers.ts'
import { downloadSupplierTemplate, importSuppliers } from './import-suppliers.ts'
import { exportCustomers, getCustomer, listCustomerOptions, listCustomers } from './list-customers.ts'
import { exportSupplierAccounts, getSupplierAccount, listSupplierAccounts } from './list-supplier-accounts.ts'
import {
  exportSupplierAddresses,
  getSupplierAddress,
  listSupplierAddresses,
} from './list-supplier-addresses.ts'
import { exportSuppliers, listSupplierOptions, listSuppliers } from './list-suppliers.ts'
import { removeCustomers } from './remove-customers.ts'
import { removeSupplierAccounts, removeSupplierAddresses } from './remove-supplier-data.ts'
import { removeSuppliers } from './remove-suppliers.ts'
import { saveCustomer } from './save-customer.ts'
import { saveSupplier } from './save-supplier.ts'
import { saveSupplierAccount } from './save-supplier-account.ts'
import { saveSupplierAddress } from './save-supplier-address.ts'
import { requestSupplierEnable, requestSupplierVoid } from './step-supplier.ts'

export const partnerRoutes = [
  ...bind(supplierApi, {
    'GET base/online/supplier/list': listSuppliers,
    'GET base/online/supplier/options': listSupplierOptions,
    'GET base/online/supplier/{id}': getSupplier,
    'POST base/online/supplier/save': saveSupplier,
    'DELETE base/online/supplier/batchRemove': removeSuppliers,
    'POST base/online/supplier/{id}/requestVoid': requestSupplierVoid,
    'POST base/online/supplier/{id}/requestEnable': requestSupplierEnable,
    'GET base/online/supplier/export': exportSuppliers,
    'GET base/online/supplier/importTemplate': downloadSupplierTemplate,
    'POST base/online/supplier/import': importSuppliers,
  }),
  ...bind(supplierAccountApi, {
    'GET base/online/supplierAccount/list': listSupplierAccounts,
    'GET base/online/supplierAccount/{id}': getSupplierAccount,
    'POST base/online/supplierAccount/save': saveSupplierAccount,
    'DELETE base/online/supplierAccount/batchRemove': removeSupplierAccounts,
    'GET base/online/supplierAccount/export': exportSupplierAccounts,
  }),
  ...bind(supplierAddressApi, {
    'GET base/online/supplierAddress/list': listSupplierAddresses,
    'GET base/online/supplierAddress/{id}': getSupplierAddress,
    'POST base/online/supplierAddress/save': saveSupplierAddress,
    'DELETE base/online/supplierAddress/batchRemove': removeSupplierAddresses,
    'GET base/online/supplierAddress/export': exportSupplierAddresses,
  }),
  ...bind(customerApi, {
    'GET base/online/customer/list': listCustomers,
    'GET base/online/customer/options': listCustomerOptions,
    'GET base/online/customer/{id}': getCustomer,
    'POST base/online/customer/save': saveCustomer,
    'DELETE base/online/customer/batchRemove': removeCustomers,
    'GET base/online/customer/export': exportCustomers,
    'GET base/online/customer/importTemplate': downloadCustomerTemplate,
    'POST base/online/customer/import': importCustomers,
  }),
]
