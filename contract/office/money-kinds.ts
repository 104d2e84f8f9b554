import { declarationMachine } from '../customs/declaration.states.ts'
import { taxBillMachine } from '../customs/tax-bill.states.ts'
import { announcedTransferMachine } from '../finance/announced-transfer.states.ts'
import { cashVoucherMachine } from '../finance/cash-voucher.states.ts'
import { feeMachine } from '../finance/fee.states.ts'
import { feeDisputeMachine } from '../finance/fee-dispute.states.ts'
import { entities } from '../kernel/entities.ts'
import { paymentApplicationMachine } from '../payments/payment-application.states.ts'
import { inputInvoiceMachine } from '../tax-invoices/input-invoice.states.ts'
import { invoiceMachine } from '../tax-invoices/invoice.states.ts'
import type { RecordKind } from './record-kind.ts'

/** Payments, fees, customs and invoices. */
export const moneyKinds = {
  paymentApplication: {
    path: entities.paymentApplication.path,
    machine: paymentApplicationMachine,
    list: 'application-list',
    steps: {
      arrange: 'application-arrange',
      reject: 'application-arrange',
      pay: 'application-pay',
      reverse: 'application-pay',
    },
    waitsFor: { paymentApplication: ['arrange', 'reject'], pay: ['pay'] },
    draft: 'toRelease',
  },
  fee: {
    path: entities.fee.path,
    machine: feeMachine,
    list: 'fee-list',
    steps: { charge: 'fee-charge', discard: 'fee-charge', reverse: 'fee-charge' },
    waitsFor: { fee: ['charge', 'discard'] },
  },
  feeDispute: {
    path: entities.feeDispute.path,
    machine: feeDisputeMachine,
    list: 'fee-list',
    steps: { uphold: 'fee-decide', dismiss: 'fee-decide' },
    waitsFor: { feeDispute: ['uphold', 'dismiss'] },
  },
  cashVoucher: {
    path: entities.cashVoucher.path,
    machine: cashVoucherMachine,
    list: 'cash-list',
    steps: { release: 'cash-release', withdraw: 'cash-enter', reverse: 'cash-release' },
    waitsFor: { cashVoucher: ['release', 'withdraw'] },
  },
  declaration: {
    path: entities.declaration.path,
    machine: declarationMachine,
    list: 'declaration-list',
    steps: {
      edit: 'declaration-edit',
      declare: 'declaration-mark',
      mark: 'declaration-mark',
      amend: 'declaration-mark',
      addDocuments: 'declaration-mark',
    },
    waitsFor: { declaration: ['declare'], amendment: ['amend'] },
  },
  taxBill: {
    path: entities.taxBill.path,
    machine: taxBillMachine,
    list: 'taxBill-list',
    steps: { pay: 'taxBill-pay', recordPaid: 'taxBill-pay', cancel: 'taxBill-issue' },
    waitsFor: { taxBill: ['pay', 'recordPaid'] },
  },
  salesInvoice: {
    path: entities.salesInvoice.path,
    machine: invoiceMachine,
    list: 'salesInvoice-list',
    steps: {
      issue: 'salesInvoice-issue',
      refuse: 'salesInvoice-issue',
      sign: 'salesInvoice-issue',
      void: 'salesInvoice-issue',
      reverse: 'salesInvoice-issue',
    },
    waitsFor: { salesInvoice: ['issue', 'refuse'] },
  },
  inputInvoice: {
    path: entities.inputInvoice.path,
    machine: inputInvoiceMachine,
    list: 'inputInvoice-list',
    steps: {
      match: 'inputInvoice-match',
      confirm: 'inputInvoice-match',
      reportAnomaly: 'inputInvoice-match',
      waive: 'inputInvoice-match',
      reopen: 'inputInvoice-match',
    },
    waitsFor: { inputInvoice: ['reportAnomaly'] },
  },
  announcedTransfer: {
    path: entities.announcedTransfer.path,
    machine: announcedTransferMachine,
    list: 'cash-list',
    steps: { confirm: 'cash-enter' },
    waitsFor: { transfer: ['confirm'] },
  },
} as const satisfies Record<string, RecordKind>
