import { addressColumns } from '@quayside/contract/account/address.ts'
import { bankAccountColumns } from '@quayside/contract/account/bank-account.ts'
import { contactColumns } from '@quayside/contract/account/contact.ts'
import { Declaration, DeclarationLine } from '@quayside/contract/customs/declaration.ts'
import { taxBillColumns } from '@quayside/contract/customs/tax-bill.ts'
import { exportedKeys } from '@quayside/contract/kernel/columns.ts'
import { robotColumns } from '@quayside/contract/notices/robot.ts'
import { PaperRow } from '@quayside/contract/office/customs-sheets.ts'
import { lineColumnKeys } from '@quayside/contract/orders/line-columns.ts'
import { Charges } from '@quayside/contract/orders/order-charges.ts'
import { Delivery, Receiving } from '@quayside/contract/orders/order-parts.ts'
import { orderColumns } from '@quayside/contract/orders/order-query.ts'
import { customerColumns } from '@quayside/contract/partners/customer.ts'
import { supplierColumns } from '@quayside/contract/partners/supplier.ts'
import { supplierAccountColumns } from '@quayside/contract/partners/supplier-account.ts'
import { supplierAddressColumns } from '@quayside/contract/partners/supplier-address.ts'
import { classificationRequestColumns } from '@quayside/contract/products/classification-request.ts'
import { HsCode } from '@quayside/contract/products/hs-code.ts'
import { productColumns } from '@quayside/contract/products/product.ts'
import { supplierGoodsColumns } from '@quayside/contract/products/supplier-goods.ts'
import { rateColumns } from '@quayside/contract/rates/rate.ts'
import { keysOf, without } from './labels.ts'

export const hubRecords = {
  bankAccount: exportedKeys(bankAccountColumns),
  contact: exportedKeys(contactColumns),
  address: exportedKeys(addressColumns),
  robot: [...exportedKeys(robotColumns), 'webhook', 'secret'],
} as const

export const partnerRecords = {
  supplier: exportedKeys(supplierColumns),
  supplierAccount: exportedKeys(supplierAccountColumns),
  supplierAddress: exportedKeys(supplierAddressColumns),
  customer: exportedKeys(customerColumns),
}

/** What the order's form names besides the columns of the list. */
const orderHeaderFields = [
  'modelType',
  'supplierId',
  'customerId',
  'destinationPort',
  'shippingNoteNo',
  'supplierInvoiceNo',
  'remarks',
  'exportedOn',
  'isWarehouseType',
  'charges',
  'attachments',
  'lines',
  /** How a transit order calls its customer. */
  'buyer',
] as const
export const orderRecords = {
  order: [...orderColumns, ...orderHeaderFields],
  orderCharges: keysOf(Charges.shape),
  orderLine: lineColumnKeys,
  orderReceiving: keysOf(Receiving.shape),
  orderDelivery: keysOf(Delivery.shape),
}

export const rateRecords = { rate: rateColumns }

export const productRecords = {
  product: exportedKeys(productColumns),
  classificationRequest: exportedKeys(classificationRequestColumns),
  supplierGoods: exportedKeys(supplierGoodsColumns),
}

export const customsRecords = {
  hsCode: [...without(keysOf(HsCode.shape), 'isSample'), 'traditionalName', 'elements'],
} as const

export const declarationRecords = {
  declaration: [...without(keysOf(Declaration.shape), 'id', 'orderId'), 'note', 'customsRate', 'conditions'],
  declarationLine: without(
    keysOf(DeclarationLine.shape),
    'id',
    'sources',
    'isTemporaryRate',
    'dutyMeasure',
    'agreement',
    'specificDuty',
    'specificUnit',
    'retaliatoryRate',
    'antiDumpingRate',
    'antiDumping',
    'dutiableValue',
  ),
  tradePaper: keysOf(PaperRow.shape),
  taxBill: exportedKeys(taxBillColumns),
} as const
