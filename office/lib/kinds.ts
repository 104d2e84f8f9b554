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
  outboundStateTone,
  warehouseInStateTone,
} from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { type OfficePath, type PageSearch, pageAddress } from './pages.ts'

type RecordPath = { [P in OfficePath]: 'id' extends keyof PageSearch<P> ? P : never }[OfficePath]

type Kind = {
  /** The page of one record. */
  readonly record: RecordPath
  /** By state, or by label where the kind has labels. */
  readonly tones: Readonly<Record<string, Tone>>
  /** What the customer reads for a state, where that depends on more than the state. */
  readonly labels?: CodeList
}

/** What the queue and the record pages need of each kind besides the contract's table. */
export const kinds: Record<TaskKind, Kind> = {
  order: { record: '/office/order', tones: orderStateLabelTone, labels: orderStateLabels },
  orderChange: { record: '/office/orderChange', tones: orderChangeStateTone },
  company: { record: '/office/company', tones: certificationStatusTone },
  companyChange: { record: '/office/companyChange', tones: companyChangeStateTone },
  supplier: { record: '/office/supplier', tones: supplierStatusTone },
  productRequest: { record: '/office/classification', tones: classificationRequestStateTone },
  consultation: { record: '/office/consultation', tones: consultationStateTone },
  paymentApplication: { record: '/office/paymentApplication', tones: paymentApplicationStateTone },
  fee: { record: '/office/fee', tones: feeStateTone },
  feeDispute: { record: '/office/feeDispute', tones: feeDisputeStateTone },
  cashVoucher: { record: '/office/cashVoucher', tones: voucherStateTone },
  warehouseIn: { record: '/office/inbound', tones: warehouseInStateTone },
  outbound: { record: '/office/outbound', tones: outboundStateTone },
  goodsPickup: { record: '/office/pickup', tones: goodsPickupStateTone },
  stockDifference: { record: '/office/stockDifference', tones: stockDifferenceStateTone },
  forwarderEnquiry: { record: '/office/freightEnquiry', tones: forwarderEnquiryStateTone },
  forwarderQuotation: { record: '/office/freightQuotation', tones: forwarderQuotationStateTone },
  forwarderOrder: {
    record: '/office/freightOrder',
    tones: forwarderOrderStateLabelTone,
    labels: forwarderOrderStateLabels,
  },
  labelOrder: { record: '/office/labelOrder', tones: labelOrderStateTone },
  serviceOrder: { record: '/office/service', tones: serviceOrderStateTone },
  declaration: { record: '/office/declaration', tones: declarationStateTone },
  taxBill: { record: '/office/taxBill', tones: taxBillStateTone },
  approvalOrder: { record: '/office/approval', tones: approvalOrderStateTone },
  salesInvoice: { record: '/office/salesInvoice', tones: invoiceStatusTone },
  inputInvoice: { record: '/office/inputInvoice', tones: confirmationStateTone },
  announcedTransfer: { record: '/office/transfer', tones: transferStateTone },
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

export const recordAddress = (kind: TaskKind, id: string): string => pageAddress(kinds[kind].record, { id })
