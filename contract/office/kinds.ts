import { companyMachine } from '../account/company.states.ts'
import { companyChangeMachine } from '../account/company-change.states.ts'
import { declarationMachine } from '../customs/declaration.states.ts'
import { taxBillMachine } from '../customs/tax-bill.states.ts'
import { approvalOrderMachine } from '../filings/approval-order.states.ts'
import { labelOrderMachine } from '../filings/label-order.states.ts'
import { announcedTransferMachine } from '../finance/announced-transfer.states.ts'
import { cashVoucherMachine } from '../finance/cash-voucher.states.ts'
import { feeMachine } from '../finance/fee.states.ts'
import { feeDisputeMachine } from '../finance/fee-dispute.states.ts'
import { forwarderEnquiryMachine } from '../forwarding/forwarder-enquiry.states.ts'
import { forwarderOrderMachine } from '../forwarding/forwarder-order.states.ts'
import { forwarderQuotationMachine } from '../forwarding/forwarder-quotation.states.ts'
import { type AnyMachine, actorsOf } from '../kernel/machine.ts'
import { consultationMachine } from '../notices/consultation.states.ts'
import { orderMachine } from '../orders/order.states.ts'
import { orderChangeMachine } from '../orders/order-change.states.ts'
import { supplierMachine } from '../partners/supplier.states.ts'
import { paymentApplicationMachine } from '../payments/payment-application.states.ts'
import { classificationRequestMachine } from '../products/classification-request.states.ts'
import { serviceOrderMachine } from '../services/service-order.states.ts'
import { inputInvoiceMachine } from '../tax-invoices/input-invoice.states.ts'
import { invoiceMachine } from '../tax-invoices/invoice.states.ts'
import { goodsPickupMachine } from '../warehouse/goods-pickup.states.ts'
import { outboundMachine } from '../warehouse/outbound.states.ts'
import { stockDifferenceMachine } from '../warehouse/stock-difference.states.ts'
import { warehouseInMachine } from '../warehouse/warehouse-in.states.ts'
import type { StaffPermission } from './permissions.ts'

type RecordKind = {
  /** Where its routes stand under /office/api. */
  readonly path: string
  readonly machine: AnyMachine
  /** Who sees the list, a record and its files. */
  readonly list: StaffPermission
  /** Who may take each of the provider's steps; routes, buttons and the work queue read the same table. */
  readonly steps: Readonly<Record<string, StaffPermission>>
  /** The jobs of the work queue and the steps that do each; a record waits for the first job that can be done. */
  readonly waitsFor: Readonly<Record<string, readonly string[]>>
  /** The state in which a new record is visible to the customer only. */
  readonly draft?: string
}

/** The records that the provider works on, by their name in events, tasks and phrases. */
export const recordKinds = {
  order: {
    path: 'business/online/order',
    machine: orderMachine,
    list: 'order-list',
    steps: {
      auditPass: 'order-audit',
      auditFail: 'order-audit',
      return: 'order-return',
      cancel: 'order-return',
      receive: 'order-handle',
      bind: 'order-handle',
      declare: 'order-handle',
      clear: 'order-handle',
      arrive: 'order-handle',
      depart: 'order-handle',
      dispatch: 'order-handle',
      sign: 'order-handle',
      complete: 'order-handle',
      priceAudit: 'order-price',
      declarationState: 'order-handle',
      split: 'order-handle',
      ship: 'order-handle',
      archiveState: 'order-handle',
      signDelivery: 'order-handle',
      track: 'order-handle',
    },
    waitsFor: {
      audit: ['auditPass', 'auditFail'],
      price: ['priceAudit'],
      bind: ['bind'],
      receive: ['receive'],
      declare: ['declare'],
      clear: ['clear'],
      transport: ['arrive', 'depart', 'dispatch'],
      sign: ['sign'],
      complete: ['complete'],
    },
    draft: 'draft',
  },
  orderChange: {
    path: 'business/online/orderChange',
    machine: orderChangeMachine,
    list: 'order-list',
    steps: { accept: 'order-audit', refuse: 'order-audit', carryOut: 'order-handle' },
    waitsFor: { orderChange: ['accept', 'refuse'], carryOut: ['carryOut'] },
  },
  company: {
    path: 'base/online/company',
    machine: companyMachine,
    list: 'company-list',
    steps: { takeUp: 'company-review', pass: 'company-review', reject: 'company-review' },
    waitsFor: { company: ['takeUp', 'pass', 'reject'] },
  },
  companyChange: {
    path: 'base/online/companyChange',
    machine: companyChangeMachine,
    list: 'company-list',
    steps: { approve: 'company-review', reject: 'company-review' },
    waitsFor: { companyChange: ['approve', 'reject'] },
  },
  supplier: {
    path: 'base/online/supplier',
    machine: supplierMachine,
    list: 'supplier-list',
    steps: {
      approveVoid: 'supplier-decide',
      refuseVoid: 'supplier-decide',
      approveEnable: 'supplier-decide',
      refuseEnable: 'supplier-decide',
    },
    waitsFor: { supplier: ['approveVoid', 'refuseVoid', 'approveEnable', 'refuseEnable'] },
  },
  productRequest: {
    path: 'base/online/productRequest',
    machine: classificationRequestMachine,
    list: 'classification-list',
    steps: { classify: 'classification-answer', return: 'classification-answer' },
    waitsFor: { productRequest: ['classify', 'return'] },
    draft: 'draft',
  },
  consultation: {
    path: 'system/online/consultation',
    machine: consultationMachine,
    list: 'consultation-list',
    steps: { answer: 'consultation-answer', close: 'consultation-answer' },
    waitsFor: { consultation: ['answer'] },
  },
  paymentApplication: {
    path: 'finance/online/paymentApplication',
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
    path: 'finance/online/cost',
    machine: feeMachine,
    list: 'fee-list',
    steps: { charge: 'fee-charge', discard: 'fee-charge', reverse: 'fee-charge' },
    waitsFor: { fee: ['charge', 'discard'] },
  },
  feeDispute: {
    path: 'finance/online/dispute',
    machine: feeDisputeMachine,
    list: 'fee-list',
    steps: { uphold: 'fee-decide', dismiss: 'fee-decide' },
    waitsFor: { feeDispute: ['uphold', 'dismiss'] },
  },
  cashVoucher: {
    path: 'finance/online/cashVoucher',
    machine: cashVoucherMachine,
    list: 'cash-list',
    steps: { release: 'cash-release', withdraw: 'cash-enter', reverse: 'cash-release' },
    waitsFor: { cashVoucher: ['release', 'withdraw'] },
  },
  warehouseIn: {
    path: 'warehouse/online/inbound',
    machine: warehouseInMachine,
    list: 'inbound-list',
    steps: {
      auditPass: 'inbound-audit',
      auditFail: 'inbound-audit',
      cancel: 'inbound-audit',
      receive: 'inbound-handle',
      inspect: 'inbound-handle',
      review: 'inbound-handle',
      store: 'inbound-handle',
      entrust: 'inbound-handle',
    },
    waitsFor: {
      inboundAudit: ['auditPass', 'auditFail'],
      inboundReceive: ['receive'],
      inboundInspect: ['inspect', 'review'],
      putAway: ['store'],
    },
    draft: 'draft',
  },
  outbound: {
    path: 'warehouse/online/outbound',
    machine: outboundMachine,
    list: 'outbound-list',
    steps: {
      cancel: 'outbound-handle',
      arrange: 'outbound-handle',
      ship: 'outbound-handle',
      complete: 'outbound-handle',
      markInspected: 'outbound-handle',
      markSigned: 'outbound-handle',
    },
    waitsFor: {
      outboundArrange: ['arrange'],
      outboundShip: ['ship'],
      outboundComplete: ['complete'],
    },
    draft: 'draft',
  },
  goodsPickup: {
    path: 'warehouse/online/pickup',
    machine: goodsPickupMachine,
    list: 'inbound-list',
    steps: {
      cancel: 'inbound-handle',
      pickUp: 'inbound-handle',
      reportPickupAnomaly: 'inbound-handle',
      inspect: 'inbound-handle',
      reportInspectionAnomaly: 'inbound-handle',
      handleAnomaly: 'inbound-handle',
      store: 'inbound-handle',
    },
    waitsFor: { pickup: ['pickUp'], pickupAnomaly: ['handleAnomaly'] },
    draft: 'unsubmitted',
  },
  stockDifference: {
    path: 'warehouse/online/difference',
    machine: stockDifferenceMachine,
    list: 'inbound-list',
    steps: { settle: 'inbound-audit' },
    waitsFor: { stockDifference: ['settle'] },
  },
  forwarderEnquiry: {
    path: 'freight/online/enquiry',
    machine: forwarderEnquiryMachine,
    list: 'enquiry-list',
    steps: { quote: 'enquiry-quote', generateOrder: 'freightOrder-handle', cancel: 'enquiry-quote' },
    waitsFor: { freightQuote: ['quote'], freightOrder: ['generateOrder'] },
    draft: 'draft',
  },
  forwarderQuotation: {
    path: 'freight/online/quotation',
    machine: forwarderQuotationMachine,
    list: 'enquiry-list',
    steps: {
      revise: 'enquiry-quote',
      acceptOffer: 'enquiry-quote',
      refuseOffer: 'enquiry-quote',
      withdraw: 'enquiry-quote',
    },
    waitsFor: { counterOffer: ['acceptOffer', 'refuseOffer'] },
  },
  forwarderOrder: {
    path: 'freight/online/order',
    machine: forwarderOrderMachine,
    list: 'freightOrder-list',
    steps: {
      price: 'enquiry-quote',
      quote: 'enquiry-quote',
      confirmGoods: 'freightOrder-handle',
      bookWarehouse: 'freightOrder-handle',
      deliver: 'freightOrder-handle',
      arrive: 'freightOrder-handle',
      addMaterial: 'freightOrder-handle',
      complete: 'freightOrder-handle',
      cancel: 'freightOrder-handle',
      transport: 'freightOrder-handle',
      milestones: 'freightOrder-handle',
      addDocuments: 'freightOrder-handle',
    },
    waitsFor: {
      freightPrice: ['quote'],
      freightGoods: ['confirmGoods', 'bookWarehouse'],
      freightDeliver: ['deliver'],
      freightArrive: ['arrive'],
      freightComplete: ['complete'],
    },
    draft: 'draft',
  },
  labelOrder: {
    path: 'filing/online/label',
    machine: labelOrderMachine,
    list: 'label-list',
    steps: {
      sendVersion: 'label-handle',
      pause: 'label-handle',
      resume: 'label-handle',
      return: 'label-handle',
      complete: 'label-handle',
    },
    waitsFor: { label: ['sendVersion'], labelComplete: ['complete'] },
    draft: 'draft',
  },
  serviceOrder: {
    path: 'service/online/order',
    machine: serviceOrderMachine,
    list: 'service-list',
    steps: {
      auditPass: 'service-handle',
      auditFail: 'service-handle',
      cancel: 'service-handle',
      dispatch: 'service-handle',
      sign: 'service-handle',
      complete: 'service-handle',
      setFee: 'service-handle',
      addDocuments: 'service-handle',
    },
    waitsFor: {
      serviceAudit: ['auditPass', 'auditFail'],
      serviceDispatch: ['dispatch'],
      serviceSign: ['sign'],
      serviceComplete: ['complete'],
    },
    draft: 'draft',
  },
  declaration: {
    path: 'customs/online/declaration',
    machine: declarationMachine,
    list: 'declaration-list',
    steps: { edit: 'declaration-edit', declare: 'declaration-mark', mark: 'declaration-mark' },
    waitsFor: { declaration: ['declare'] },
  },
  taxBill: {
    path: 'customs/online/taxBill',
    machine: taxBillMachine,
    list: 'taxBill-list',
    steps: { pay: 'taxBill-pay', recordPaid: 'taxBill-pay', cancel: 'taxBill-issue' },
    waitsFor: { taxBill: ['pay', 'recordPaid'] },
  },
  approvalOrder: {
    path: 'filing/online/approval',
    machine: approvalOrderMachine,
    list: 'approval-list',
    steps: {
      register: 'approval-handle',
      acceptFiling: 'approval-handle',
      beginCheck: 'approval-handle',
      submitAtWindow: 'approval-handle',
      beginReview: 'approval-handle',
      complete: 'approval-handle',
      askDocuments: 'approval-handle',
      acceptDocument: 'approval-handle',
      sendBackDocument: 'approval-handle',
      withdrawDocument: 'approval-handle',
      cancel: 'approval-handle',
    },
    waitsFor: {
      approvalDocuments: ['acceptDocument', 'sendBackDocument'],
      approvalRegister: ['register'],
    },
    draft: 'draft',
  },
  salesInvoice: {
    path: 'tax/online/salesInvoice',
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
    path: 'tax/online/inputInvoice',
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
    path: 'tax/online/capitalAppointment',
    machine: announcedTransferMachine,
    list: 'cash-list',
    steps: { confirm: 'cash-enter' },
    waitsFor: { transfer: ['confirm'] },
  },
} as const satisfies Record<string, RecordKind>

export type TaskKind = keyof typeof recordKinds
export const taskKinds = Object.keys(recordKinds) as [TaskKind, ...TaskKind[]]
export type StepName<K extends TaskKind = TaskKind> = {
  [Each in K]: keyof (typeof recordKinds)[Each]['steps'] & string
}[K]
export type PathOf<K extends TaskKind> = (typeof recordKinds)[K]['path']

export const kindOf = (kind: TaskKind): RecordKind => recordKinds[kind]

type JobOf<K extends TaskKind> = { [Each in K]: keyof (typeof recordKinds)[Each]['waitsFor'] & string }[K]
export type TaskJob = JobOf<TaskKind>
export const taskJobs = taskKinds.flatMap((kind) => Object.keys(recordKinds[kind].waitsFor)) as [
  TaskJob,
  ...TaskJob[],
]

export type Job = { readonly job: TaskJob; readonly steps: readonly string[] }
type May = (permission: StaffPermission) => boolean

/** The jobs of a kind with those of their steps that somebody may take; of a colleague who may do anything, all. */
export const jobsOf = (kind: TaskKind, may: May = () => true): Job[] => {
  const { waitsFor, steps } = kindOf(kind)
  return Object.entries(waitsFor).flatMap(([job, names]) => {
    const own = names.filter((name) => {
      const { [name]: permission } = steps
      return permission !== undefined && may(permission)
    })
    return own.length > 0 ? [{ job: job as TaskJob, steps: own }] : []
  })
}

/**
 * Whether one of the steps is awaited of the provider in this state. A step into the state where the record stands
 * already, such as a second answer, is possible and not awaited.
 */
export const isAwaited = (
  kind: TaskKind,
  steps: readonly string[],
  { state, facts }: { state: string; facts?: unknown },
): boolean =>
  kindOf(kind).machine.transitions.some(
    (row) =>
      steps.includes(row.name) &&
      actorsOf(row).includes('provider') &&
      row.from.includes(state) &&
      row.to !== state &&
      (facts === undefined ||
        ((row.applies?.(facts as never) ?? true) && row.when?.(facts as never) === undefined)),
  )

/** The states in which a record may wait for somebody. */
export function waitingStates(kind: TaskKind, may?: May): string[] {
  const steps = jobsOf(kind, may).flatMap((each) => each.steps)
  return kindOf(kind).machine.states.keys.filter((state) => isAwaited(kind, steps, { state }))
}
