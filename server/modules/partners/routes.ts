import { customerApi } from '@quayside/contract/partners/customer.api.ts'
import { supplierApi } from '@quayside/contract/partners/supplier.api.ts'
import { supplierAccountApi } from '@quayside/contract/partners/supplier-account.api.ts'
import { supplierAddressApi } from '@quayside/contract/partners/supplier-address.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { customers, listCustomerOptions } from './customers.ts'
import { getSupplier } from './get-supplier.ts'
import { customerImport } from './import-customers.ts'
import { supplierImport } from './import-suppliers.ts'
import { listSupplierOptions, suppliers } from './list-suppliers.ts'
import { removeSupplierAccounts, removeSupplierAddresses, removeSuppliers } from './remove-partners.ts'
import { saveCustomer } from './save-customer.ts'
import { saveSupplier } from './save-supplier.ts'
import { saveSupplierAccount } from './save-supplier-account.ts'
import { saveSupplierAddress } from './save-supplier-address.ts'
import { requestSupplierEnable, requestSupplierVoid, withdrawSupplierRequest } from './step-supplier.ts'
import { supplierAccounts } from './supplier-accounts.ts'
import { supplierAddresses } from './supplier-addresses.ts'

export const partnerRoutes = [
  ...bind(supplierApi, {
    'GET base/online/supplier/list': suppliers.list,
    'GET base/online/supplier/options': listSupplierOptions,
    'GET base/online/supplier/{id}': getSupplier,
    'POST base/online/supplier/save': saveSupplier,
    'DELETE base/online/supplier/batchRemove': removeSuppliers,
    'POST base/online/supplier/{id}/requestVoid': requestSupplierVoid,
    'POST base/online/supplier/{id}/requestEnable': requestSupplierEnable,
    'POST base/online/supplier/{id}/withdraw': withdrawSupplierRequest,
    'GET base/online/supplier/export': suppliers.export,
    'GET base/online/supplier/importTemplate': supplierImport.template,
    'POST base/online/supplier/import': supplierImport.take,
  }),
  ...bind(supplierAccountApi, {
    'GET base/online/supplierAccount/list': supplierAccounts.list,
    'GET base/online/supplierAccount/{id}': supplierAccounts.detail,
    'POST base/online/supplierAccount/save': saveSupplierAccount,
    'DELETE base/online/supplierAccount/batchRemove': removeSupplierAccounts,
    'GET base/online/supplierAccount/export': supplierAccounts.export,
  }),
  ...bind(supplierAddressApi, {
    'GET base/online/supplierAddress/list': supplierAddresses.list,
    'GET base/online/supplierAddress/{id}': supplierAddresses.detail,
    'POST base/online/supplierAddress/save': saveSupplierAddress,
    'DELETE base/online/supplierAddress/batchRemove': removeSupplierAddresses,
    'GET base/online/supplierAddress/export': supplierAddresses.export,
  }),
  ...bind(customerApi, {
    'GET base/online/customer/list': customers.list,
    'GET base/online/customer/options': listCustomerOptions,
    'GET base/online/customer/{id}': customers.detail,
    'POST base/online/customer/save': saveCustomer,
    'DELETE base/online/customer/batchRemove': removalOf(customers),
    'GET base/online/customer/export': customers.export,
    'GET base/online/customer/importTemplate': customerImport.template,
    'POST base/online/customer/import': customerImport.take,
  }),
]
