import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import { announcedTransfer } from './announced-transfer.ts'
import { approvalOrder } from './approval-order.ts'
import { cashVoucher } from './cash-voucher.ts'
import { classificationRequest } from './classification-request.ts'
import { company } from './company.ts'
import { companyChange } from './company-change.ts'
import { consultation } from './consultation.ts'
import { declaration } from './declaration.ts'
import type { ProviderEntity } from './entity.ts'
import { fee } from './fee.ts'
import { feeDispute } from './fee-dispute.ts'
import { forwarderEnquiry } from './forwarder-enquiry.ts'
import { forwarderOrder } from './forwarder-order.ts'
import { forwarderQuotation } from './forwarder-quotation.ts'
import { goodsPickup } from './goods-pickup.ts'
import { inbound } from './inbound.ts'
import { inputInvoice } from './input-invoice.ts'
import { labelOrder } from './label-order.ts'
import { order } from './order.ts'
import { orderChange } from './order-change.ts'
import { outbound } from './outbound.ts'
import { paymentApplication } from './payment-application.ts'
import { salesInvoice } from './sales-invoice.ts'
import { serviceOrder } from './service-order.ts'
import { stockDifference } from './stock-difference.ts'
import { supplier } from './supplier.ts'
import { taxBill } from './tax-bill.ts'

/** Every kind of record that the provider works on. */
export const providerEntities: Readonly<Record<TaskKind, ProviderEntity>> = {
  order,
  orderChange,
  company,
  companyChange,
  supplier,
  classificationRequest: classificationRequest,
  consultation,
  paymentApplication,
  fee,
  feeDispute,
  cashVoucher,
  inbound,
  outbound,
  goodsPickup,
  stockDifference,
  forwarderEnquiry,
  forwarderQuotation,
  forwarderOrder,
  labelOrder,
  serviceOrder,
  declaration,
  taxBill,
  approvalOrder,
  salesInvoice,
  inputInvoice,
  announcedTransfer,
}
