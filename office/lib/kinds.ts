import { certificationStatusTone } from '@quayside/contract/account/company.codes.ts'
import { companyChangeStateTone } from '@quayside/contract/account/company-change.codes.ts'
import { taxBillStateTone } from '@quayside/contract/customs/customs.codes.ts'
import { approvalOrderStateTone, labelOrderStateTone } from '@quayside/contract/filings/filing.codes.ts'
import { feeDisputeStateTone, feeStateTone } from '@quayside/contract/finance/finance.codes.ts'
import { transferStateTone, voucherStateTone } from '@quayside/contract/finance/voucher.codes.ts'
import {
  forwarderOrderStateLabels,
  forwarderOrderStateLabelTone,
} from '@quayside/contract/forwarding/forwarder-order-label.ts'
import {
  forwarderEnquiryStateTone,
  forwarderQuotationStateTone,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import { entities } from '@quayside/contract/kernel/entities.ts'
import type { Tone } from '@quayside/contract/kernel/tone.ts'
import { consultationStateTone } from '@quayside/contract/notices/notice.codes.ts'
import { type TaskKind, waitingStates } from '@quayside/contract/office/kinds.ts'
import type { StaffPermission } from '@quayside/contract/office/permissions.ts'
import { declarationStateTone } from '@quayside/contract/orders/declaration.codes.ts'
import { orderChangeStateTone } from '@quayside/contract/orders/order-change.codes.ts'
import { orderStateLabels, orderStateLabelTone } from '@quayside/contract/orders/order-state-label.ts'
import { supplierStatusTone } from '@quayside/contract/partners/partner.codes.ts'
import { paymentApplicationStateTone } from '@quayside/contract/payments/payment.codes.ts'
import { classificationRequestStateTone } from '@quayside/contract/products/product.codes.ts'
import { serviceOrderStateTone } from '@quayside/contract/services/service.codes.ts'
import { confirmationStateTone, invoiceStatusTone } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { stockDifferenceStateTone } from '@quayside/contract/warehouse/warehouse.codes.ts'
import {
  goodsPickupStateTone,
  inboundStateTone,
  outboundStateTone,
} from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { pageAddress } from './pages.ts'

type Kind = {
  /** By state, or by label where the kind has labels. */
  readonly tones: Readonly<Record<string, Tone>>
  /** What the customer reads for a state, where that depends on more than the state. */
  readonly labels?: CodeList
}

/** What the queue and the record pages need of each kind besides the contract's table. */
export const kinds: Record<TaskKind, Kind> = {
  order: { tones: orderStateLabelTone, labels: orderStateLabels },
  orderChange: { tones: orderChangeStateTone },
  company: { tones: certificationStatusTone },
  companyChange: { tones: companyChangeStateTone },
  supplier: { tones: supplierStatusTone },
  classificationRequest: { tones: classificationRequestStateTone },
  consultation: { tones: consultationStateTone },
  paymentApplication: { tones: paymentApplicationStateTone },
  fee: { tones: feeStateTone },
  feeDispute: { tones: feeDisputeStateTone },
  cashVoucher: { tones: voucherStateTone },
  inbound: { tones: inboundStateTone },
  outbound: { tones: outboundStateTone },
  goodsPickup: { tones: goodsPickupStateTone },
  stockDifference: { tones: stockDifferenceStateTone },
  forwarderEnquiry: { tones: forwarderEnquiryStateTone },
  forwarderQuotation: { tones: forwarderQuotationStateTone },
  forwarderOrder: {
    tones: forwarderOrderStateLabelTone,
    labels: forwarderOrderStateLabels,
  },
  labelOrder: { tones: labelOrderStateTone },
  serviceOrder: { tones: serviceOrderStateTone },
  declaration: { tones: declarationStateTone },
  taxBill: { tones: taxBillStateTone },
  approvalOrder: { tones: approvalOrderStateTone },
  salesInvoice: { tones: invoiceStatusTone },
  inputInvoice: { tones: confirmationStateTone },
  announcedTransfer: { tones: transferStateTone },
}

export type ShownState = {
  readonly state: string
  /** What the customer reads for the state, where that is more specific. */
  readonly label?: string
  /** Whether it waits for the reader, where that is known of the record; otherwise its state tells. */
  readonly isWaiting?: boolean | undefined
}

/** The portal's colours from the reader's side: gold is what their roles can do, and not what waits for the customer. */
export function toneFor(
  kind: TaskKind,
  { state, label = state, isWaiting }: ShownState,
  may: (permission: StaffPermission) => boolean,
): Tone {
  if (isWaiting ?? waitingStates(kind, may).includes(state)) return 'waitsForYou'
  const { [label]: tone = 'draft' } = kinds[kind].tones
  return tone === 'waitsForYou' ? 'underway' : tone
}

export const recordAddress = (kind: TaskKind, id: string): string =>
  pageAddress(entities[kind].officePage, { id })
