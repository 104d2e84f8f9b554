import { companyRefusals } from './account/company.refusals.ts'
import { companyMachine } from './account/company.states.ts'
import { companyChangeMachine } from './account/company-change.states.ts'
import { declarationMachine } from './customs/declaration.states.ts'
import { taxBillMachine } from './customs/tax-bill.states.ts'
import { approvalOrderRefusals } from './filings/approval.refusals.ts'
import { approvalOrderMachine } from './filings/approval-order.states.ts'
import { filingRefusals } from './filings/filing.refusals.ts'
import { labelOrderMachine } from './filings/label-order.states.ts'
import { announcedTransferMachine } from './finance/announced-transfer.states.ts'
import { cashVoucherMachine } from './finance/cash-voucher.states.ts'
import { feeMachine } from './finance/fee.states.ts'
import { feeDisputeMachine } from './finance/fee-dispute.states.ts'
import { forwarderEnquiryMachine } from './forwarding/forwarder-enquiry.states.ts'
import { forwarderOrderMachine } from './forwarding/forwarder-order.states.ts'
import { forwarderQuotationMachine } from './forwarding/forwarder-quotation.states.ts'
import { forwardingRefusals } from './forwarding/forwarding.refusals.ts'
import type { AnyMachine, TransitionOf } from './kernel/machine.ts'
import type { RefusalTable } from './kernel/refusal.ts'
import { consultationMachine } from './notices/consultation.states.ts'
import { orderRefusals } from './orders/order.refusals.ts'
import { orderMachine } from './orders/order.states.ts'
import { orderChangeMachine } from './orders/order-change.states.ts'
import { supplierRefusals } from './partners/supplier.refusals.ts'
import { supplierMachine } from './partners/supplier.states.ts'
import { paymentApplicationRefusals } from './payments/payment-application.refusals.ts'
import { paymentApplicationMachine } from './payments/payment-application.states.ts'
import { classificationRequestRefusals } from './products/classification-request.refusals.ts'
import { classificationRequestMachine } from './products/classification-request.states.ts'
import { serviceRefusals } from './services/service.refusals.ts'
import { serviceOrderMachine } from './services/service-order.states.ts'
import { inputInvoiceMachine } from './tax-invoices/input-invoice.states.ts'
import { invoiceMachine } from './tax-invoices/invoice.states.ts'
import { goodsPickupMachine } from './warehouse/goods-pickup.states.ts'
import { inboundMachine } from './warehouse/inbound.states.ts'
import { outboundMachine } from './warehouse/outbound.states.ts'
import { stockDifferenceMachine } from './warehouse/stock-difference.states.ts'
import { warehouseRefusals } from './warehouse/warehouse.refusals.ts'

export const allMachines = [
  companyMachine,
  companyChangeMachine,
  consultationMachine,
  orderMachine,
  orderChangeMachine,
  paymentApplicationMachine,
  feeMachine,
  feeDisputeMachine,
  cashVoucherMachine,
  announcedTransferMachine,
  invoiceMachine,
  inputInvoiceMachine,
  supplierMachine,
  classificationRequestMachine,
  inboundMachine,
  outboundMachine,
  goodsPickupMachine,
  stockDifferenceMachine,
  declarationMachine,
  taxBillMachine,
  forwarderEnquiryMachine,
  forwarderOrderMachine,
  forwarderQuotationMachine,
  serviceOrderMachine,
  labelOrderMachine,
  approvalOrderMachine,
] as const satisfies readonly AnyMachine[]

type Listed = (typeof allMachines)[number]
export type MachineName = Listed['name']
type MachineNamed<M extends MachineName> = Extract<Listed, { name: M }>

/** A button and the sentence that says what pressing it will do, for each transition of each machine. */
export type MachineTexts = {
  readonly [M in MachineName]: {
    readonly [N in TransitionOf<MachineNamed<M>>]: { readonly label: string; readonly confirm: string }
  }
}

/** What the machines refuse, besides the kernel's 'state.notAllowed' and 'state.notYours'. */
export const machineRefusals = {
  ...companyRefusals,
  ...orderRefusals,
  ...paymentApplicationRefusals,
  ...supplierRefusals,
  ...classificationRequestRefusals,
  ...warehouseRefusals,
  ...forwardingRefusals,
  ...filingRefusals,
  ...serviceRefusals,
  ...approvalOrderRefusals,
} as const satisfies RefusalTable
