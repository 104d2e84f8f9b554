import { companyFiles } from './modules/account/get-company.ts'
import { companyChangeFiles } from './modules/account/list-company-changes.ts'
import { declarationFiles } from './modules/customs/declarations.ts'
import { taxBillFiles } from './modules/customs/tax-bills.ts'
import { approvals } from './modules/filings/approval-orders.ts'
import { labelOrders } from './modules/filings/label-orders.ts'
import { feeFiles } from './modules/finance/fees.ts'
import { transfers } from './modules/finance/transfers.ts'
import { enquiries } from './modules/forwarding/enquiries.ts'
import { forwarderOrders } from './modules/forwarding/forwarder-orders.ts'
import { linkReplyFiles } from './modules/links/replies.ts'
import { consultationFiles } from './modules/notices/list-consultations.ts'
import { orderFiles } from './modules/orders/get-order.ts'
import { orderChangeFiles } from './modules/orders/request-order-change.ts'
import { supplierFiles } from './modules/partners/get-supplier.ts'
import { applicationFiles } from './modules/payments/get-application.ts'
import { productFiles } from './modules/products/get-product.ts'
import { serviceOrders } from './modules/services/service-orders.ts'
import { inputInvoiceFiles } from './modules/tax-invoices/input-invoices.ts'
import { salesInvoiceFiles } from './modules/tax-invoices/sales-invoices.ts'
import { differenceFiles } from './modules/warehouse/differences.ts'
import { inbounds } from './modules/warehouse/inbounds.ts'
import { outbounds } from './modules/warehouse/outbounds.ts'
import type { FileHolders } from './platform/files/file-holders.ts'

/** What files are attached to, by entity: the one place where a module adds its own. */
const records = {
  company: companyFiles,
  companyChange: companyChangeFiles,
  supplier: supplierFiles,
  product: productFiles,
  order: orderFiles,
  orderChange: orderChangeFiles,
  consultationMessage: consultationFiles,
  paymentApplication: applicationFiles,
  fee: feeFiles,
  inbound: inbounds.files,
  outbound: outbounds.files,
  stockDifference: differenceFiles,
  forwarderEnquiry: enquiries.files,
  forwarderOrder: forwarderOrders.files,
  labelOrder: labelOrders.files,
  declaration: declarationFiles,
  taxBill: taxBillFiles,
  serviceOrder: serviceOrders.files,
  approvalOrder: approvals.files,
  salesInvoice: salesInvoiceFiles,
  inputInvoice: inputInvoiceFiles,
  announcedTransfer: transfers.files,
} as const satisfies FileHolders

export const fileHolders = { ...records, linkReply: linkReplyFiles(records) } as const satisfies FileHolders
