import { approvalSamples } from './isolation.approval-samples.ts'
import { customsSamples } from './isolation.customs-samples.ts'
import {
  accountOf,
  addressOf,
  bankAccount,
  contact,
  customer,
  ownAddress,
  price,
  product,
} from './isolation.forms.ts'
import { freightSamples } from './isolation.freight-samples.ts'
import { invoiceSamples } from './isolation.invoice-samples.ts'
import { labelSamples } from './isolation.label-samples.ts'
import { orderSamples } from './isolation.order-samples.ts'
import { type Planted } from './isolation.planted.ts'
import { reportSamples } from './isolation.report-samples.ts'
import type { Samples } from './isolation.sample.ts'
import { warehouseSamples } from './isolation.warehouse-samples.ts'

const applicationOf = (a: Planted) => ({
  orders: [{ orderId: a.orderId, amount: '0.01' }],
  supplierId: a.supplierId,
  accountId: a.accountId,
  paymentMethod: 'TT',
})

/**
 * For each route that takes an id, in the path, the query or the body: a call that is right but for whose id it
 * is. A route that takes one and is not here fails the test.
 */
export const samples: Samples = {
  'POST base/online/company/save': (a) => [
    { body: { id: a.companyId, version: 1, name: 'taken' } },
    { body: { version: 1, licenceFileIds: [a.fileId] } },
  ],
  'POST base/online/company/{id}/submit': (a) => [{ params: { id: a.companyId } }],
  'POST base/online/company/{id}/identity': (a) => [{ params: { id: a.companyId } }],
  'GET base/online/member/{id}': (a) => [{ params: { id: a.colleagueId } }],
  'POST base/online/member/save': (a) => [
    {
      body: {
        id: a.colleagueId,
        version: 1,
        name: 'taken',
        mobile: '15900000001',
        permissionSet: 'readOnly',
      },
    },
  ],
  'POST base/online/member/{id}/disable': (a) => [{ params: { id: a.colleagueId } }],
  'POST base/online/member/{id}/enable': (a) => [{ params: { id: a.colleagueId } }],
  'DELETE base/online/member/batchRemove': (a) => [
    { body: { ids: [a.colleagueId] } },
    { query: { ids: a.colleagueId } },
  ],
  'DELETE system/online/user/session/batchRemove': (a) => [
    { body: { ids: [a.sessionId] } },
    { query: { ids: a.sessionId } },
  ],
  'GET system/online/file/{id}': (a) => [{ params: { id: a.fileId } }],
  'GET system/online/file/{id}/thumbnail': (a) => [{ params: { id: a.fileId } }],
  'PUT system/online/sysMsg/setIsRead': (a) => [{ body: { ids: [a.noticeId] } }],
  'PUT system/online/sysTableLevelStep/commitAudit': (a) => [
    { form: { tableName: 'company', ids: a.companyId } },
    { form: { tableName: 'order', ids: a.orderId } },
    { form: { tableName: 'warehouseIn', ids: a.inboundId } },
    { form: { tableName: 'outbound', ids: a.outboundId } },
    { form: { tableName: 'forwarderEnquiry', ids: a.enquiryId } },
    { form: { tableName: 'labelOrder', ids: a.labelDraftId } },
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
  'GET base/online/companyChange/{id}': (a) => [{ params: { id: a.companyChangeId } }],
  'POST base/online/companyChange/{id}/identity': (a) => [{ params: { id: a.companyChangeId } }],
  'POST base/online/companyChange/{id}/withdraw': (a) => [
    { params: { id: a.companyChangeId }, body: { note: 'x' } },
  ],
  'GET base/online/product/{id}': (a) => [{ params: { id: a.productId } }],
  'POST base/online/product/save': (a) => [
    { body: { ...product, id: a.productId, version: 1 } },
    { body: { ...product, model: 'mine', attachments: { datasheet: [a.fileId] } } },
  ],
  'DELETE base/online/product/batchRemove': (a) => [
    { body: { ids: [a.productId] } },
    { query: { ids: a.productId } },
  ],
  'GET base/online/product/export': (a) => [{ query: { ids: a.productId } }],
  'GET base/online/productRequest/list': (a) => [{ query: { productId: a.productId } }],
  'GET base/online/productRequest/{id}': (a) => [{ params: { id: a.requestId } }],
  'POST base/online/productRequest/save': (a) => [
    { body: { productIds: [a.productId], note: 'x' } },
    { body: { id: a.requestId, version: 1, note: 'x' } },
  ],
  'DELETE base/online/productRequest/batchRemove': (a) => [
    { body: { ids: [a.requestId] } },
    { query: { ids: a.requestId } },
  ],
  'POST base/online/productRequest/{id}/submit': (a) => [
    { params: { id: a.requestId }, body: { note: 'x' } },
  ],
  'POST base/online/productRequest/{id}/cancel': (a) => [
    { params: { id: a.requestId }, body: { note: 'x' } },
  ],
  'POST base/online/productRequest/{id}/accept': (a) => [
    { params: { id: a.requestId }, body: { note: 'x' } },
  ],
  'POST base/online/productRequest/{id}/object': (a) => [
    { params: { id: a.requestId }, body: { reason: 'x' } },
  ],
  'POST base/online/productRequest/batchAccept': (a) => [{ body: { ids: [a.requestId] } }],
  'GET base/online/productRequest/export': (a) => [
    { query: { ids: a.requestId } },
    { query: { productId: a.productId } },
  ],
  'GET base/online/supplierGoods/list': (a) => [
    { query: { supplierId: a.supplierId } },
    { query: { productId: a.productId } },
  ],
  'GET base/online/supplierGoods/{id}': (a) => [{ params: { id: a.supplierGoodsId } }],
  'POST base/online/supplierGoods/save': (a) => [
    { body: { supplierId: a.supplierId, productId: a.productId, ...price } },
    {
      body: { supplierId: a.supplierId, productId: a.productId, ...price, id: a.supplierGoodsId, version: 1 },
    },
  ],
  'DELETE base/online/supplierGoods/batchRemove': (a) => [
    { body: { ids: [a.supplierGoodsId] } },
    { query: { ids: a.supplierGoodsId } },
  ],
  'GET base/online/supplierGoods/export': (a) => [
    { query: { ids: a.supplierGoodsId } },
    { query: { supplierId: a.supplierId } },
  ],
  'GET system/online/consultation/{id}': (a) => [{ params: { id: a.consultationId } }],
  'POST system/online/consultation/save': (a) => [
    { body: { subject: 'order', title: 'mine', message: 'x', fileIds: [a.fileId] } },
  ],
  'POST system/online/consultation/{id}/followUp': (a) => [
    { params: { id: a.consultationId }, body: { message: 'x' } },
  ],
  'POST system/online/consultation/{id}/close': (a) => [
    { params: { id: a.consultationId }, body: { note: 'x' } },
  ],
  'POST system/online/consultation/{id}/read': (a) => [{ params: { id: a.consultationId }, body: {} }],
  ...orderSamples,
  'GET base/online/warehouse/options': () => [{}],
  'GET finance/online/paymentQuery/list': (a) => [
    { query: { supplierId: a.supplierId } },
    { query: { orderId: a.orderId } },
  ],
  'GET finance/online/paymentQuery/export': (a) => [
    { query: { ids: a.applicationId } },
    { query: { supplierId: a.supplierId } },
  ],
  'GET finance/online/paymentApplication/payableOrders': (a) => [{ query: { supplierId: a.supplierId } }],
  'GET finance/online/paymentApplication/formFacts': (a) => [
    { query: { orderIds: a.orderId } },
    { query: { supplierId: a.supplierId } },
    { query: { accountId: a.accountId } },
  ],
  'POST finance/online/paymentApplication/save': (a) => [{ body: applicationOf(a) }],
  'POST finance/online/paymentApplication/preview': (a) => [{ body: applicationOf(a) }],
  'GET finance/online/paymentApplication/{id}/paper': (a) => [{ params: { id: a.applicationId } }],
  'GET finance/online/paymentApplication/{id}': (a) => [{ params: { id: a.applicationId } }],
  'POST finance/online/paymentApplication/{id}/cancel': (a) => [{ params: { id: a.applicationId } }],
  'POST finance/online/paymentApplication/{id}/release': (a) => [{ params: { id: a.applicationId } }],
  'POST finance/online/paymentApplication/{id}/refuse': (a) => [
    { params: { id: a.applicationId }, body: { reason: 'x' } },
  ],
  'POST finance/online/transaction/subscription/save': (a) => [
    { body: { isEnabled: 1, contactIds: [a.contactId] } },
  ],
  'GET finance/online/debt/list': (a) => [{ query: { orderId: a.orderId } }],
  'GET finance/online/debt/export': (a) => [{ query: { ids: a.itemId } }],
  'GET finance/online/cost/list': (a) => [{ query: { orderId: a.orderId } }],
  'GET finance/online/cost/export': (a) => [{ query: { ids: a.feeId } }],
  'GET finance/online/cost/{id}': (a) => [{ params: { id: a.feeId } }],
  'POST finance/online/cost/{id}/dispute': (a) => [{ params: { id: a.feeId }, body: { reason: 'x' } }],
  'POST finance/online/dispute/{id}/withdraw': (a) => [{ params: { id: a.disputeId } }],
  'GET finance/online/paymentRecord/list': (a) => [{ query: { orderId: a.orderId } }],
  'GET finance/online/paymentRecord/export': (a) => [{ query: { orderId: a.orderId } }],
  'GET finance/online/orderMoney/{id}': (a) => [{ params: { id: a.orderId } }],
  'POST tax/online/capitalAppointment/save': (a) => [
    { body: { currency: 'RMB', amount: '1', transferOn: '2026-11-16', itemIds: [a.itemId] } },
    { body: { currency: 'RMB', amount: '1', transferOn: '2026-11-16', applicationId: a.applicationId } },
    { body: { currency: 'RMB', amount: '1', transferOn: '2026-11-16', orderIds: [a.orderId] } },
    { body: { id: a.transferId, version: 1, currency: 'RMB', amount: '1', transferOn: '2026-11-16' } },
  ],
  'POST tax/online/capitalAppointment/{id}/cancel': (a) => [{ params: { id: a.transferId } }],
  ...warehouseSamples,
  ...freightSamples,
  ...labelSamples,
  ...approvalSamples,
  ...reportSamples,
  ...customsSamples,
  'GET service/online/order/list': (a) => [{ query: { orderId: a.orderId } }],
  'GET service/online/order/export': (a) => [{ query: { ids: a.serviceId } }],
  'POST service/online/order/save': (a) => [
    { body: { id: a.serviceId, version: 1 } },
    { body: { orderId: a.orderId } },
    { body: { attachments: { other: [a.fileId] } } },
  ],
  'DELETE service/online/order/batchRemove': (a) => [
    { body: { ids: [a.serviceId] } },
    { query: { ids: a.serviceId } },
  ],
  'GET service/online/order/{id}': (a) => [{ params: { id: a.serviceId } }],
  'POST service/online/order/{id}/submit': (a) => [{ params: { id: a.serviceId } }],
  'POST service/online/order/{id}/cancel': (a) => [{ params: { id: a.serviceId } }],
  'POST service/online/order/{id}/sign': (a) => [{ params: { id: a.serviceId } }],
  ...invoiceSamples,
}

/** Shared by all customers: its ids belong to no company. */
export const shared = new Set(['GET system/online/sysBulletin/{id}'])
