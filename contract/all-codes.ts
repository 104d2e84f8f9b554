import {
  accountState,
  accountStateTone,
  certificationStatus,
  certificationStatusTone,
} from './account/company.codes.ts'
import { companyChangeState, companyChangeStateTone } from './account/company-change.codes.ts'
import { addressType, contactType } from './account/contact.codes.ts'
import {
  approvalOrderState,
  approvalOrderStateTone,
  labelOrderState,
  labelOrderStateTone,
} from './filings/filing.codes.ts'
import {
  ageingBucket,
  feeDisputeState,
  feeDisputeStateTone,
  feeState,
  feeStateTone,
  itemKind,
  ledgerAccount,
  ledgerEvent,
  transferState,
  transferStateTone,
  voucherKind,
  voucherState,
  voucherStateTone,
  writeOffState,
  writeOffStateTone,
} from './finance/finance.codes.ts'
import {
  forwarderOrderStateLabels,
  forwarderOrderStateLabelTone,
} from './forwarding/forwarder-order-label.ts'
import {
  forwarderEnquiryState,
  forwarderEnquiryStateTone,
  forwarderOrderState,
  forwarderOrderStateTone,
  freightDirection,
} from './forwarding/forwarding.codes.ts'
import type { CodeList, KeyOf } from './kernel/codes.ts'
import {
  archiveState,
  archiveStateTone,
  auditStatus,
  auditStatusTone,
  defaultFlag,
  recordSource,
  submitState,
  submitStateTone,
} from './kernel/record.codes.ts'
import type { Tone } from './kernel/tone.ts'
import { consultationState, consultationStateTone, readState, readStateTone } from './notices/notice.codes.ts'
import { noticeType } from './notices/notice-type.codes.ts'
import { declarationState, declarationStateTone } from './orders/declaration.codes.ts'
import {
  deliveryType,
  lineGoodsType,
  modelType,
  orderState,
  orderStateTone,
  receivingMode,
  receivingState,
  receivingStateTone,
  repeatEvery,
  shippingState,
  shippingStateTone,
  signState,
  signStateTone,
} from './orders/order.codes.ts'
import { orderChangeState, orderChangeStateTone } from './orders/order-change.codes.ts'
import { contractState, contractStateTone } from './orders/order-contract.codes.ts'
import { trackingKind } from './orders/order-delivery.codes.ts'
import { orderStage } from './orders/order-stage.ts'
import { orderStateLabels, orderStateLabelTone } from './orders/order-state-label.ts'
import { orderTab } from './orders/order-tabs.ts'
import {
  customerLevel,
  customerType,
  supplierLocation,
  supplierStatus,
  supplierStatusTone,
} from './partners/partner.codes.ts'
import {
  bankFeeBearer,
  fxPaymentState,
  fxPaymentStateTone,
  paymentApplicationState,
  paymentApplicationStateTone,
  paymentQueryState,
  paymentQueryStateTone,
  paymentState,
  paymentStateTone,
} from './payments/payment.codes.ts'
import { commodityState, commodityStateTone, priceAudit, priceAuditTone } from './products/commodity.codes.ts'
import {
  cccStatus,
  classificationRequestState,
  classificationRequestStateTone,
  classificationStatus,
  classificationStatusTone,
  goodsCategory,
  hongKongControl,
} from './products/product.codes.ts'
import { currency, rateSource } from './rates/rate.codes.ts'
import {
  confirmationState,
  confirmationStateTone,
  invoiceStatus,
  invoiceStatusTone,
  taxInvoicingState,
  taxInvoicingStateTone,
} from './tax-invoices/invoice.codes.ts'
import {
  inspectionState,
  inspectionStateTone,
  outboundStrategy,
  shippingInspection,
  shippingInspectionTone,
  storageMode,
  storageOrderType,
  storageType,
  warehousePlace,
} from './warehouse/warehouse.codes.ts'
import {
  goodsPickupState,
  goodsPickupStateTone,
  outboundState,
  outboundStateTone,
  warehouseInState,
  warehouseInStateTone,
} from './warehouse/warehouse-order.codes.ts'

/** Every coded list under its name: what texts, dictionaries and pickers are made from. */
export const allCodeLists = {
  accountState,
  addressType,
  ageingBucket,
  approvalOrderState,
  archiveState,
  auditStatus,
  bankFeeBearer,
  cccStatus,
  certificationStatus,
  classificationRequestState,
  classificationStatus,
  commodityState,
  companyChangeState,
  confirmationState,
  consultationState,
  contactType,
  contractState,
  currency,
  customerLevel,
  customerType,
  declarationState,
  defaultFlag,
  deliveryType,
  feeDisputeState,
  feeState,
  forwarderEnquiryState,
  forwarderOrderState,
  forwarderOrderStateLabel: forwarderOrderStateLabels,
  freightDirection,
  fxPaymentState,
  goodsCategory,
  goodsPickupState,
  hongKongControl,
  inspectionState,
  invoiceStatus,
  itemKind,
  labelOrderState,
  ledgerAccount,
  ledgerEvent,
  lineGoodsType,
  modelType,
  orderChangeState,
  orderStage,
  orderState,
  orderStateLabel: orderStateLabels,
  orderTab,
  outboundState,
  outboundStrategy,
  paymentApplicationState,
  paymentQueryState,
  paymentState,
  priceAudit,
  noticeType,
  rateSource,
  readState,
  receivingMode,
  receivingState,
  recordSource,
  shippingInspection,
  shippingState,
  repeatEvery,
  signState,
  storageMode,
  storageOrderType,
  storageType,
  submitState,
  supplierLocation,
  supplierStatus,
  taxInvoicingState,
  trackingKind,
  transferState,
  voucherKind,
  voucherState,
  warehouseInState,
  warehousePlace,
  writeOffState,
} as const satisfies Readonly<Record<string, CodeList>>

export type CodeListName = keyof typeof allCodeLists
export type CodeTexts = {
  readonly [L in CodeListName]: { readonly [K in KeyOf<(typeof allCodeLists)[L]>]: string }
}

/** The colours' meanings of every list that is a state. */
export const allTones = {
  accountState: accountStateTone,
  approvalOrderState: approvalOrderStateTone,
  archiveState: archiveStateTone,
  auditStatus: auditStatusTone,
  certificationStatus: certificationStatusTone,
  classificationRequestState: classificationRequestStateTone,
  classificationStatus: classificationStatusTone,
  commodityState: commodityStateTone,
  companyChangeState: companyChangeStateTone,
  confirmationState: confirmationStateTone,
  consultationState: consultationStateTone,
  contractState: contractStateTone,
  declarationState: declarationStateTone,
  feeDisputeState: feeDisputeStateTone,
  feeState: feeStateTone,
  forwarderEnquiryState: forwarderEnquiryStateTone,
  forwarderOrderState: forwarderOrderStateTone,
  forwarderOrderStateLabel: forwarderOrderStateLabelTone,
  fxPaymentState: fxPaymentStateTone,
  goodsPickupState: goodsPickupStateTone,
  inspectionState: inspectionStateTone,
  invoiceStatus: invoiceStatusTone,
  labelOrderState: labelOrderStateTone,
  orderChangeState: orderChangeStateTone,
  orderState: orderStateTone,
  orderStateLabel: orderStateLabelTone,
  outboundState: outboundStateTone,
  paymentApplicationState: paymentApplicationStateTone,
  paymentQueryState: paymentQueryStateTone,
  paymentState: paymentStateTone,
  priceAudit: priceAuditTone,
  readState: readStateTone,
  receivingState: receivingStateTone,
  shippingInspection: shippingInspectionTone,
  shippingState: shippingStateTone,
  signState: signStateTone,
  submitState: submitStateTone,
  supplierStatus: supplierStatusTone,
  taxInvoicingState: taxInvoicingStateTone,
  transferState: transferStateTone,
  voucherState: voucherStateTone,
  warehouseInState: warehouseInStateTone,
  writeOffState: writeOffStateTone,
} as const satisfies {
  readonly [L in CodeListName]?: { readonly [K in KeyOf<(typeof allCodeLists)[L]>]: Tone }
}
