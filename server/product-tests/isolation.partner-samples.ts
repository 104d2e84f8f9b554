import { accountOf, addressOf, bankAccount, contact, customer, ownAddress, robot } from './isolation.forms.ts'
import type { Samples } from './isolation.sample.ts'

export const partnerSamples: Samples = {
  'GET base/online/robot/{id}': (a) => [{ params: { id: a.robotId } }],
  'POST base/online/robot/save': (a) => [{ body: { ...robot, id: a.robotId, version: 1 } }],
  'POST base/online/robot/{id}/test': (a) => [{ params: { id: a.robotId } }],
  'DELETE base/online/robot/batchRemove': (a) => [
    { body: { ids: [a.robotId] } },
    { query: { ids: a.robotId } },
  ],
  'GET base/online/supplier/{id}': (a) => [{ params: { id: a.supplierId } }],
  'POST base/online/supplier/save': (a) => [
    { body: { id: a.supplierId, version: 1, name: 'taken', isOverseas: 1 } },
    {
      body: {
        name: 'mine',
        isOverseas: 0,
        attachments: { 'business-licence': [a.fileId], 'invoicing-data': [a.fileId] },
      },
    },
  ],
  'DELETE base/online/supplier/batchRemove': (a) => [
    { body: { ids: [a.supplierId] } },
    { query: { ids: a.supplierId } },
  ],
  'POST base/online/supplier/{id}/requestVoid': (a) => [
    { params: { id: a.supplierId }, body: { note: 'x' } },
  ],
  'POST base/online/supplier/{id}/requestEnable': (a) => [
    { params: { id: a.supplierId }, body: { note: 'x' } },
  ],
  'POST base/online/supplier/{id}/withdraw': (a) => [{ params: { id: a.supplierId }, body: { note: 'x' } }],
  'GET base/online/supplier/export': (a) => [{ query: { ids: a.supplierId } }],
  'GET base/online/supplierAccount/list': (a) => [{ query: { supplierId: a.supplierId } }],
  'GET base/online/supplierAccount/{id}': (a) => [{ params: { id: a.accountId } }],
  'POST base/online/supplierAccount/save': (a) => [
    { body: accountOf(a.supplierId) },
    { body: { ...accountOf(a.supplierId), id: a.accountId, version: 1 } },
  ],
  'DELETE base/online/supplierAccount/batchRemove': (a) => [
    { body: { ids: [a.accountId] } },
    { query: { ids: a.accountId } },
  ],
  'GET base/online/supplierAccount/export': (a) => [
    { query: { ids: a.accountId } },
    { query: { supplierId: a.supplierId } },
  ],
  'GET base/online/supplierAddress/list': (a) => [{ query: { supplierId: a.supplierId } }],
  'GET base/online/supplierAddress/{id}': (a) => [{ params: { id: a.addressId } }],
  'POST base/online/supplierAddress/save': (a) => [
    { body: addressOf(a.supplierId) },
    { body: { ...addressOf(a.supplierId), id: a.addressId, version: 1 } },
  ],
  'DELETE base/online/supplierAddress/batchRemove': (a) => [
    { body: { ids: [a.addressId] } },
    { query: { ids: a.addressId } },
  ],
  'GET base/online/supplierAddress/export': (a) => [
    { query: { ids: a.addressId } },
    { query: { supplierId: a.supplierId } },
  ],
  'GET base/online/customer/{id}': (a) => [{ params: { id: a.customerId } }],
  'POST base/online/customer/save': (a) => [{ body: { ...customer, id: a.customerId, version: 1 } }],
  'DELETE base/online/customer/batchRemove': (a) => [
    { body: { ids: [a.customerId] } },
    { query: { ids: a.customerId } },
  ],
  'GET base/online/customer/export': (a) => [{ query: { ids: a.customerId } }],
  'GET base/online/bankAccount/{id}': (a) => [{ params: { id: a.bankAccountId } }],
  'POST base/online/bankAccount/save': (a) => [{ body: { ...bankAccount, id: a.bankAccountId, version: 1 } }],
  'DELETE base/online/bankAccount/batchRemove': (a) => [
    { body: { ids: [a.bankAccountId] } },
    { query: { ids: a.bankAccountId } },
  ],
  'GET base/online/bankAccount/export': (a) => [{ query: { ids: a.bankAccountId } }],
  'GET base/online/contact/{id}': (a) => [{ params: { id: a.contactId } }],
  'POST base/online/contact/{id}/identity': (a) => [{ params: { id: a.contactId } }],
  'POST base/online/contact/save': (a) => [{ body: { ...contact, id: a.contactId, version: 1 } }],
  'DELETE base/online/contact/batchRemove': (a) => [
    { body: { ids: [a.contactId] } },
    { query: { ids: a.contactId } },
  ],
  'GET base/online/contact/export': (a) => [{ query: { ids: a.contactId } }],
  'GET base/online/address/{id}': (a) => [{ params: { id: a.ownAddressId } }],
  'POST base/online/address/save': (a) => [{ body: { ...ownAddress, id: a.ownAddressId, version: 1 } }],
  'DELETE base/online/address/batchRemove': (a) => [
    { body: { ids: [a.ownAddressId] } },
    { query: { ids: a.ownAddressId } },
  ],
  'GET base/online/address/export': (a) => [{ query: { ids: a.ownAddressId } }],
}
